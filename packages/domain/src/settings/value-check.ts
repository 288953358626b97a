import { type Schema, validate } from "@cfworker/json-schema"
import type { JsonObject } from "../json/json-field.ts"
import { plainlyMet } from "./plain-value.ts"
import { safePattern } from "./safe-pattern.ts"
import { formatOf } from "./setting-formats.ts"
import { issueMessages } from "./setting-messages.ts"
import { validatorMessage } from "./setting-validators.ts"

/** What a schema says of a value by itself, without looking into it; the library decides on these. */
const worded: ReadonlyMap<string, (said: unknown, value: unknown) => string> = new Map(
  Object.entries({
    type: issueMessages.type,
    const: issueMessages.const,
    enum: issueMessages.enum,
    minimum: issueMessages.minimum,
    maximum: issueMessages.maximum,
    exclusiveMinimum: issueMessages.exclusiveMinimum,
    exclusiveMaximum: issueMessages.exclusiveMaximum,
    multipleOf: issueMessages.multipleOf,
    minLength: issueMessages.minLength,
    maxLength: issueMessages.maxLength,
    minItems: issueMessages.minItems,
    maxItems: issueMessages.maxItems,
    format: issueMessages.format
  })
)

/** A keyword that a value breaks, and what is to be said of it. */
interface Broken {
  readonly keyword: string
  readonly message: string
}

const noneBroken: ReadonlyArray<Broken> = []

export type ValueCheck = (value: unknown) => ReadonlyArray<Broken>

/** What is of another type breaks more rules than one wants to read. */
const telling = ["type", "enum", "const"]

const isBrokenNumber = (type: unknown, value: unknown): boolean =>
  typeof value === "number" && !Number.isInteger(value) && Number.isFinite(value) && [type].flat().includes("integer")

/**
 * The keywords to speak of. A broken number where a whole one goes is a number all the same: its limits are told, too,
 * and in place of the whole number the step that the schema itself names.
 */
const told = (broken: ReadonlySet<string>, type: unknown, value: unknown): ReadonlyArray<string> => {
  const first = telling.find((keyword) => broken.has(keyword))
  if (first === undefined) return [...broken]
  const limits = [...broken].filter((keyword) => !telling.includes(keyword))
  if (first !== "type" || !isBrokenNumber(type, value)) return [first]
  return broken.has("multipleOf") ? limits : [first, ...limits]
}

/** What the library is to decide on; null where there is nothing. */
const rulesOf = (schema: JsonObject): Schema | null => {
  const rules: Record<string, unknown> = {}
  let isEmpty = true
  for (const keyword of Object.keys(schema)) {
    if (!worded.has(keyword) || (keyword === "format" && formatOf(schema["format"]) !== undefined)) continue
    rules[keyword] = schema[keyword]
    isEmpty = false
  }
  if (schema["type"] !== undefined && schema["nullable"] === true) rules["type"] = [schema["type"], "null"].flat()
  return isEmpty ? null : rules
}

const patternCheck = (pattern: unknown): ValueCheck | null => {
  if (typeof pattern !== "string") return null
  const expression = safePattern(pattern)
  const broken = [{ keyword: "pattern", message: issueMessages.pattern(pattern) }]
  return (value) => (typeof value !== "string" || expression?.test(value) === true ? noneBroken : broken)
}

const formatCheck = (format: unknown): ValueCheck | null => {
  const isOfFormat = formatOf(format)
  if (isOfFormat === undefined) return null
  const broken = [{ keyword: "format", message: issueMessages.format(format) }]
  return (value) => (isOfFormat(value) ? noneBroken : broken)
}

const libraryCheck = (schema: JsonObject): ValueCheck | null => {
  const rules = rulesOf(schema)
  if (rules === null) return null
  const isPlainlyMet = plainlyMet(rules)
  return (value) => {
    if (isPlainlyMet(value)) return noneBroken
    const { valid, errors } = validate(value, rules, "7", {}, false)
    if (valid) return noneBroken
    return told(new Set(errors.map(({ keyword }) => keyword)), schema["type"], value).map((keyword) => ({
      keyword,
      message: worded.get(keyword)?.(schema[keyword], value) ?? keyword
    }))
  }
}

const otherKeywords: ReadonlySet<string> = new Set(["pattern", "nullable", "validator"])

/** Whether a keyword says something of a value by itself. */
export const isOfValue = (keyword: string): boolean => worded.has(keyword) || otherKeywords.has(keyword)

const validatorCheck = (name: unknown): ValueCheck | null => {
  if (typeof name !== "string") return null
  return (value) => {
    const message = validatorMessage(name, value)
    return message === null ? noneBroken : [{ keyword: "validator", message }]
  }
}

/** What a schema says of a value by itself; null where it says nothing. */
export const valueCheckOf = (schema: JsonObject): ValueCheck | null => {
  const checks = [
    libraryCheck(schema),
    formatCheck(schema["format"]),
    patternCheck(schema["pattern"]),
    validatorCheck(schema["validator"])
  ].filter((check) => check !== null)
  const [first, ...others] = checks
  if (first === undefined || others.length === 0) return first ?? null
  return (value) => {
    const broken = first(value)
    return broken.some(({ keyword }) => telling.includes(keyword))
      ? broken
      : [...broken, ...others.flatMap((check) => check(value))]
  }
}
