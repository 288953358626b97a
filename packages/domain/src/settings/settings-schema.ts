import { Result } from "effect"
import { globalSchema as globalPart } from "../component-config/global-settings.ts"
import { interfaceSchema as interfacePart } from "../component-config/interface-types.ts"
import { isJsonObject, type JsonObject } from "../json/json-field.ts"
import { schemaOfType } from "./entry-schema.ts"
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

const known = new WeakMap<JsonObject, WeakMap<JsonObject, Result.Result<SettingsSchema, string>>>()

/** A schema without settings would hide those that are there. */
const named = (schema: SettingsSchema): Result.Result<SettingsSchema, string> => {
  const { properties, isConditional } = partsOfSetting(schema.at, schema.root)
  return properties.size > 0 || isConditional ? Result.succeed(schema) : Result.fail(schemaMessages.noSettings)
}

const remembered = (root: JsonObject, at: JsonObject): Result.Result<SettingsSchema, string> => {
  const parts = known.get(root) ?? new WeakMap<JsonObject, Result.Result<SettingsSchema, string>>()
  known.set(root, parts)
  const made = parts.get(at) ?? Result.flatMap(settingsCount(root, at), () => named({ root, at }))
  parts.set(at, made)
  return made
}

/** A schema as a form may use it, or the sentence that says why it cannot be a form. Remembered by identity. */
export const settingsSchema = (root: unknown, at: unknown = root): Result.Result<SettingsSchema, string> =>
  isJsonObject(root) && isJsonObject(at) ? remembered(root, at) : Result.fail(schemaMessages.notObject)

const globals = new WeakMap<JsonObject, JsonObject>()

/** The schema of the Configuration tab: the sections that have no tab of their own (document 2 §2). */
export const globalSchema = (root: unknown): Result.Result<SettingsSchema, string> => {
  if (!isJsonObject(root)) return Result.fail(schemaMessages.notObject)
  const at = globals.get(root) ?? globalPart(root)
  globals.set(root, at)
  return settingsSchema(root, at)
}

const interfaces = new WeakMap<JsonObject, Map<string, JsonObject>>()

const interfaceOf = (root: JsonObject, cdType: string): JsonObject | null => {
  const byType = interfaces.get(root) ?? new Map<string, JsonObject>()
  interfaces.set(root, byType)
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
