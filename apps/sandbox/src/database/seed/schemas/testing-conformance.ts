import { isDeepStrictEqual } from "node:util"
import type { JsonSchema } from "./setting.ts"

type Checks = (value: unknown, rule: unknown, schema: JsonSchema, check: Check) => boolean
type Check = (schema: unknown, value: unknown) => boolean

const isRecord = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value)
const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : [])
const entriesOf = (value: unknown) => Object.entries(isRecord(value) ? value : {})

const typeChecks: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isRecord,
  array: Array.isArray,
  string: (value) => typeof value === "string",
  boolean: (value) => typeof value === "boolean",
  number: (value) => typeof value === "number",
  integer: Number.isInteger
}

const checksOfNumber =
  (holds: (value: number, rule: number) => boolean): Checks =>
  (value, rule) =>
    typeof value !== "number" || holds(value, Number(rule))
const checksOfLength =
  (holds: (length: number, rule: number) => boolean): Checks =>
  (value, rule) =>
    (typeof value !== "string" && !Array.isArray(value)) || holds(value.length, Number(rule))

const formats: Readonly<Record<string, RegExp>> = {
  uri: /^[a-z][a-z0-9+.-]*:\S+$/u,
  email: /^[^@\s]+@[^@\s]+$/u,
  ipv4: /^(?:\d{1,3}\.){3}\d{1,3}$/u,
  hostname: /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/iu
}

const rules: Readonly<Record<string, Checks>> = {
  type: (value, type) => typeChecks[String(type)]?.(value) ?? false,
  const: isDeepStrictEqual,
  enum: (value, words) => listOf(words).includes(value),
  minimum: checksOfNumber((value, least) => value >= least),
  maximum: checksOfNumber((value, most) => value <= most),
  multipleOf: checksOfNumber((value, step) => Math.abs(value / step - Math.round(value / step)) < 1e-9),
  minLength: checksOfLength((length, least) => length >= least),
  maxLength: checksOfLength((length, most) => length <= most),
  minItems: checksOfLength((length, least) => length >= least),
  maxItems: checksOfLength((length, most) => length <= most),
  pattern: (value, pattern) => typeof value !== "string" || new RegExp(String(pattern), "u").test(value),
  format: (value, format) => typeof value !== "string" || (formats[String(format)]?.test(value) ?? true),
  uniqueItems: (value) => new Set(listOf(value)).size === listOf(value).length,
  items: (value, item, _, check) => listOf(value).every((each) => check(item, each)),
  required: (value, names) => !isRecord(value) || listOf(names).every((name) => Object.hasOwn(value, String(name))),
  properties: (value, properties, _, check) =>
    entriesOf(properties).every(
      ([name, schema]) => !isRecord(value) || value[name] === undefined || check(schema, value[name])
    ),
  dependencies: (value, dependencies, _, check) =>
    entriesOf(dependencies).every(
      ([name, schema]) => !isRecord(value) || !Object.hasOwn(value, name) || check(schema, value)
    ),
  allOf: (value, schemas, _, check) => listOf(schemas).every((schema) => check(schema, value)),
  oneOf: (value, schemas, _, check) => listOf(schemas).filter((schema) => check(schema, value)).length === 1,
  if: (value, condition, schema, check) => {
    const branch = check(condition, value) ? schema["then"] : schema["else"]
    return branch === undefined || check(branch, value)
  }
}

/** Whether a value is as a JSON schema says, for the keywords that the schemas of the gateway use. */
export const conforms = (root: JsonSchema, value: unknown): boolean => {
  const check: Check = (schema, at) => {
    if (!isRecord(schema)) return true
    const reference = schema["$ref"]
    if (typeof reference === "string") {
      const definitions = root["definitions"]
      return check(isRecord(definitions) ? definitions[reference.replace("#/definitions/", "")] : false, at)
    }
    return Object.entries(schema).every(([keyword, rule]) => rules[keyword]?.(at, rule, schema, check) ?? true)
  }
  return check(root, value)
}

/** The paths of all settings of a schema, those that depend on others included. */
export const settingPathsOf = (root: JsonSchema): ReadonlyArray<string> => {
  const paths = new Set<string>()
  const walk = (schema: unknown, path: string): void => {
    if (!isRecord(schema)) return
    const reference = schema["$ref"]
    const definitions = root["definitions"]
    if (typeof reference === "string" && isRecord(definitions)) {
      return walk(definitions[reference.replace("#/definitions/", "")], path)
    }
    for (const branch of [...listOf(schema["allOf"]), schema["then"], schema["else"]]) walk(branch, path)
    for (const [, branch] of entriesOf(schema["dependencies"])) walk(branch, path)
    walk(schema["items"], `${path}[]`)
    for (const [name, property] of entriesOf(schema["properties"])) walk(property, `${path}/${name}`)
    const { type } = schema
    if (type !== undefined && type !== "object" && type !== "array") paths.add(path)
  }
  walk(root, "")
  return [...paths]
}
