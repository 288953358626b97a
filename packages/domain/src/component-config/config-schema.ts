import { Result } from "effect"
import { isJsonObject, type JsonObject, jsonField } from "../json/json-field.ts"
import type { RowIssue } from "../rows/row-reader.ts"
import { parseConfig } from "./component-config.ts"

/** The schema of a UTG version's configuration (document 2 §3). */
export interface ConfigSchema {
  readonly schema: JsonObject
  /** Whether the version is migrated; where it is not, a banner says so (document 2 §2). */
  readonly isMigrated: boolean
}

const flagNames: ReadonlySet<string> = new Set(["s4-migrated", "s4migrated", "s4_migrated"])

const isSet = (flag: unknown): boolean =>
  flag === true || flag === 1 || (typeof flag === "string" && /^(?:true|1|yes)$/iu.test(flag.trim()))

/** The flag in any of its spellings. */
const flagIn = (json: JsonObject): unknown =>
  Object.entries(json).find(([name]) => flagNames.has(name.toLowerCase()))?.[1]

/**
 * Reads a schema: the service's record with its `Schema` (JSON text, or JSON) and its flag `s4-migrated`, or the bare
 * schema of a static file; a record whose `Schema` is null has none. The flag is looked for on the record, then in the
 * schema; without it, it is not migrated.
 */
export const readConfigSchema = (json: unknown): Result.Result<ConfigSchema, RowIssue> => {
  if (!isJsonObject(json)) return Result.fail({ field: "", expected: "an object" })
  const isRecord = ["schema", "Schema"].some((name) => json[name] !== undefined)
  return Result.flatMap(
    Result.mapError(parseConfig(isRecord ? jsonField(json, "schema") : json), () => ({
      field: "schema",
      expected: "JSON text"
    })),
    (schema) =>
      isJsonObject(schema)
        ? Result.succeed({ schema, isMigrated: isSet(flagIn(json) ?? flagIn(schema)) })
        : Result.fail({ field: "schema", expected: "an object" })
  )
}
