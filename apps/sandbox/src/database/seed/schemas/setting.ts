import type { Edition } from "./edition.ts"

/** A JSON schema (draft 7) or a part of one. */
export type JsonSchema = Readonly<Record<string, unknown>>

/** What an edition of the gateway says about a setting; null where it does not have it. */
export type Setting = (edition: Edition) => JsonSchema | null
export type Settings = Readonly<Record<string, Setting>>

const always =
  (schema: JsonSchema): Setting =>
  () =>
    schema

/** A setting that came with an edition. */
export const since =
  (first: Edition, setting: Setting): Setting =>
  (edition) =>
    edition >= first ? setting(edition) : null

interface TextRules {
  readonly description?: string
  readonly default?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly pattern?: string
  readonly format?: "uri" | "email" | "ipv4" | "hostname"
}

export const text = (title: string, rules: TextRules = {}): Setting => always({ title, type: "string", ...rules })

/** A text that must not be shown unasked. */
export const secret = (title: string, rules: TextRules = {}): Setting =>
  always({ title, type: "string", format: "password", writeOnly: true, ...rules })

interface NumberRules {
  readonly description?: string
  readonly minimum?: number
  readonly maximum?: number
  readonly multipleOf?: number
  readonly default?: number
}

export const whole = (title: string, rules: NumberRules = {}): Setting => always({ title, type: "integer", ...rules })
export const decimal = (title: string, rules: NumberRules = {}): Setting => always({ title, type: "number", ...rules })

export const port = (title: string, preset?: number): Setting =>
  whole(title, { minimum: 1, maximum: 65_535, ...(preset === undefined ? {} : { default: preset }) })

export const flag = (title: string, preset: boolean, description?: string): Setting =>
  always({ title, type: "boolean", default: preset, ...(description === undefined ? {} : { description }) })

/** One of several words that are shown as they are; the first is the default. */
export const word = (title: string, words: readonly [string, ...string[]], description?: string): Setting =>
  always({
    title,
    type: "string",
    enum: words,
    default: words[0],
    ...(description === undefined ? {} : { description })
  })

/** One of several codes with a name each. */
export const code = (title: string, codes: ReadonlyArray<readonly [code: number, name: string]>, preset?: number) =>
  always({
    title,
    type: "integer",
    oneOf: codes.map(([value, name]) => ({ const: value, title: name })),
    ...(preset === undefined ? {} : { default: preset })
  })

interface ListRules {
  readonly description?: string
  readonly minItems?: number
  readonly maxItems?: number
  readonly uniqueItems?: true
  readonly default?: ReadonlyArray<unknown>
}

export const list =
  (title: string, item: Setting, rules: ListRules = {}): Setting =>
  (edition) => ({ title, type: "array", items: item(edition), ...rules })

/** A setting that is defined once for the whole schema, with a title of its own. */
export const defined = (title: string, name: string): Setting =>
  always({ title, allOf: [{ $ref: `#/definitions/${name}` }] })
