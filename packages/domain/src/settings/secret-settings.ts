import { isJsonObject, type JsonObject } from "../json/json-field.ts"
import { isSecretName } from "../json/masked-secrets.ts"
import { memoizedByObject } from "../memoized/memoized.ts"
import { visitSubschemas } from "./schema-keywords.ts"
import { referencesOf } from "./schema-references.ts"
import type { SettingsSchema } from "./settings-schema.ts"

const isSecretSchema = (schema: unknown): boolean =>
  isJsonObject(schema) && (schema["format"] === "password" || schema["writeOnly"] === true)

/** Whether a setting holds what must not be shown unasked: by its name, or because its schema says so. */
export const isSecretSetting = (name: string, schema: unknown): boolean => isSecretName(name) || isSecretSchema(schema)

const collected = ({ root, at }: SettingsSchema): ReadonlySet<string> => {
  const { targetOf } = referencesOf(root)
  const names = new Set<string>()
  const seen = new Map<JsonObject, Set<string | null>>()
  const visit = (schema: JsonObject, name: string | null): void => {
    const under = seen.get(schema) ?? new Set()
    if (under.has(name)) return
    seen.set(schema, under.add(name))
    if (name !== null && isSecretSchema(schema)) names.add(name)
    const target = targetOf(schema)
    if (isJsonObject(target)) visit(target, name)
    visitSubschemas(schema, (each, own) => visit(each, own ?? name))
  }
  visit(at, null)
  return names
}

const noNames: ReadonlySet<string> = new Set()

/** The names of the settings that a schema says are secrets, besides those whose names tell. Remembered by identity. */
export const secretNamesOf: (schema: SettingsSchema) => ReadonlySet<string> = memoizedByObject(collected)

/** The same where a schema may not be known. */
export const knownSecrets = (schema: SettingsSchema | null): ReadonlySet<string> =>
  schema === null ? noNames : secretNamesOf(schema)
