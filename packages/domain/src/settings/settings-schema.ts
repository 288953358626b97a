import { Result } from "effect"
import { globalSchema as globalPart } from "../component-config/global-settings.ts"
import { interfaceSchema as interfacePart } from "../component-config/interface-types.ts"
import { isJsonObject, type JsonObject } from "../json/json-field.ts"
import { memoizedByObject } from "../memoized/memoized.ts"
import { schemaOfType } from "./entry-schema.ts"
import { inDraft7 } from "./older-drafts.ts"
import { settingsCount } from "./schema-limits.ts"
import { schemaMessages } from "./setting-messages.ts"
import { partsOfSetting } from "./setting-parts.ts"

/** A schema that may be a form: within the limits, and nothing in it is unknown or without end. */
export interface SettingsSchema {
  /** Where references are looked up. */
  readonly root: JsonObject
  /** The part that is edited. */
  readonly at: JsonObject
}

/** A schema without settings would hide those that are there. */
const named = (schema: SettingsSchema): Result.Result<SettingsSchema, string> => {
  const { properties, isConditional } = partsOfSetting(schema.at, schema.root)
  return properties.size > 0 || isConditional ? Result.succeed(schema) : Result.fail(schemaMessages.noSettings)
}

const partsOf = memoizedByObject((root: JsonObject) =>
  memoizedByObject((at: JsonObject) => Result.flatMap(settingsCount(root, at), () => named({ root, at })))
)

const formOf = (root: JsonObject, at: JsonObject) => partsOf(inDraft7(root))(inDraft7(at, root))

/** A schema as a form may use it, or the sentence that says why it cannot be a form. Remembered by identity. */
export const settingsSchema = (root: unknown, at: unknown = root): Result.Result<SettingsSchema, string> =>
  isJsonObject(root) && isJsonObject(at) ? formOf(root, at) : Result.fail(schemaMessages.notObject)

const globalOf = memoizedByObject(globalPart)

/** The schema of the Configuration tab: the sections that have no tab of their own (document 2 §2). */
export const globalSchema = (root: unknown): Result.Result<SettingsSchema, string> => {
  return isJsonObject(root) ? settingsSchema(root, globalOf(root)) : Result.fail(schemaMessages.notObject)
}

const interfacesOf = memoizedByObject((_root: JsonObject) => new Map<string, JsonObject>())

const interfaceOf = (root: JsonObject, cdType: string): JsonObject | null => {
  const byType = interfacesOf(root)
  const before = byType.get(cdType)
  if (before !== undefined) return before
  const part = interfacePart(root)
  if (!isJsonObject(part)) return null
  const at = schemaOfType(part, root, cdType)
  byType.set(cdType, at)
  return at
}

/** The schema of one API interface of a configuration, for the type that it has. */
export const interfaceSchema = (root: unknown, cdType: string): Result.Result<SettingsSchema, string> => {
  if (!isJsonObject(root)) return Result.fail(schemaMessages.notObject)
  const at = interfaceOf(root, cdType)
  return at === null ? Result.fail(schemaMessages.unknownInterface) : settingsSchema(root, at)
}

/** The schema of one device: that of its type as it was read. */
export const deviceSchema = (root: unknown): Result.Result<SettingsSchema, string> => settingsSchema(root)
