import type { JsonObject } from "../json/json-field.ts"
import type { Issues } from "./setting-issue.ts"

/** What is wrong with a value, or a part of it, by another schema. */
export interface Descend {
  (schema: unknown, value: unknown): Issues
  /** Whether a value is as a schema says, to the letter: a required text may be empty. */
  readonly isMet: (schema: unknown, value: unknown) => boolean
}

/** What one keyword, or several that belong together, have against a value. */
export type Check = (value: unknown, descend: Descend) => Issues

/** The check that a schema asks for by a keyword, references looked up in the root; null where it asks for nothing. */
export type CheckOf = (schema: JsonObject, root: JsonObject) => Check | null
