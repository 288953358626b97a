import { settingLabel } from "../component-config/setting-label.ts"
import { lostNumberIssue } from "../json/kept-number.ts"
import { translatable } from "../language/translatable.ts"
import { constraintMessages, followedBy } from "../message/constraint-messages.ts"

const counted = (count: unknown, one: string, many: string): string =>
  `${String(count)} ${Number(count) === 1 ? one : many}`

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "yes or no",
  array: "a list",
  object: "a group of settings",
  null: "empty"
}

const formatNames: Readonly<Record<string, string>> = {
  date: "a date, such as 2026-11-21",
  time: "a time with its zone, such as 10:30:00Z",
  "date-time": "a date and time, such as 2026-11-21T10:30:00Z",
  duration: "a duration, such as PT15M",
  email: "an e-mail address",
  hostname: "a host name",
  ipv4: "an IPv4 address",
  ipv6: "an IPv6 address",
  uri: "an address, such as https://example.com",
  "uri-reference": "an address",
  url: "an address, such as https://example.com",
  uuid: "a UUID",
  regex: "a regular expression"
}

const or = (names: ReadonlyArray<string>): string =>
  names.length < 2 ? names.join() : `${names.slice(0, -1).join(", ")} or ${names.slice(-1).join()}`

const typed = (types: unknown): string =>
  or((Array.isArray(types) ? types : [types]).map((type) => typeNames[String(type)] ?? String(type)))

const shown = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value))

const mostListed = 8

const choices = (values: unknown): string => {
  const listed = Array.isArray(values) ? values.map(shown) : []
  return listed.length === 0 || listed.length > mostListed ? "Must be one of the choices." : `Must be ${or(listed)}.`
}

const { badInput, invalid, rangeOverflow, rangeUnderflow, stepMismatch, tooLong, typeMismatch, valueMissing } =
  constraintMessages

const isNumeric = (type: unknown): boolean => type === "integer" || type === "number"

/** A number that cannot be held, a text where one goes, a broken number where a whole one goes, anything else of another type. */
const otherType = (types: unknown, value: unknown): string => {
  const isNumberWanted = [types].flat().some(isNumeric)
  if (isNumberWanted && typeof value === "number" && Number.isFinite(value)) return stepMismatch(1)
  if (!isNumberWanted || typeof value !== "string") return followedBy(typeMismatch, `Must be ${typed(types)}.`)
  return lostNumberIssue(value) ?? followedBy(badInput, `Must be ${typed(types)}.`)
}

const invalidSince = (more: string): string => followedBy(invalid, more)

/** What is wrong with a setting: the sentence of document 1 §5, and what the schema says, by the schema's keyword. */
export const issueMessages = {
  required: valueMissing,
  type: otherType,
  enum: (values: unknown): string => invalidSince(choices(values)),
  const: (value: unknown): string => invalidSince(`Must be ${shown(value)}.`),
  minimum: (least: unknown): string => rangeUnderflow(String(least)),
  maximum: (most: unknown): string => rangeOverflow(String(most)),
  exclusiveMinimum: (bound: unknown): string =>
    followedBy(rangeUnderflow(String(bound)), `Must be more than ${String(bound)}.`),
  exclusiveMaximum: (bound: unknown): string =>
    followedBy(rangeOverflow(String(bound)), `Must be less than ${String(bound)}.`),
  multipleOf: (step: unknown): string => stepMismatch(String(step)),
  minLength: (least: unknown): string =>
    invalidSince(`Must have ${counted(least, "character", "characters")} or more.`),
  maxLength: (most: unknown): string => tooLong(String(most)),
  pattern: (pattern: unknown): string => invalidSince(`Does not have the expected form: ${String(pattern)}`),
  format: (format: unknown): string =>
    followedBy(typeMismatch, `Must be ${formatNames[String(format)] ?? String(format)}.`),
  minItems: (least: unknown): string => invalidSince(`Must have ${counted(least, "entry", "entries")} or more.`),
  maxItems: (most: unknown): string => invalidSince(`Must have ${counted(most, "entry", "entries")} or fewer.`),
  uniqueItems: invalidSince("Must not have the same entry twice."),
  minProperties: (least: unknown): string =>
    invalidSince(`Must have ${counted(least, "setting", "settings")} or more.`),
  maxProperties: (most: unknown): string => invalidSince(`Must have ${counted(most, "setting", "settings")} or fewer.`),
  additionalProperties: invalidSince("The schema has no such setting."),
  propertyNames: invalidSince("A setting must not have this name."),
  dependencies: (name: string): string => followedBy(valueMissing, `${settingLabel(name)} is set and requires it.`),
  contains: invalidSince("At least one entry must be as the schema requires."),
  not: invalidSince("This value is not allowed."),
  anyOf: invalidSince("Must match one of the forms the schema allows."),
  oneOf: invalidSince("Must match exactly one of the forms the schema allows."),
  false: invalidSince("Must not be set."),
  endless: "The schema refers to itself here."
} as const

/** Why a schema cannot be a form. */
export const schemaMessages = {
  notObject: "The schema is not a JSON object.",
  noSettings: "The schema names no settings.",
  tooLarge: "The schema is larger than 2 MB.",
  tooDeep: "The schema is nested deeper than 64 levels.",
  tooMany: (most: number): string =>
    `The schema has more than ${String(most).replace(/\B(?=(?:\d{3})+$)/u, ",")} settings.`,
  refusedName: "The schema uses the name __proto__.",
  unknownInterface: "The schema does not describe API interfaces.",
  keyword: (keyword: string, subject: string): string => `${subject} has an invalid JSON Schema keyword: ${keyword}`,
  pattern: (pattern: string, subject: string): string =>
    `${subject} has a pattern that is not a valid regular expression, or could take too long: ${pattern}`,
  reference: (reference: string, subject: string): string =>
    `${subject} refers to something it does not contain: ${reference}`,
  endless: (reference: string, subject: string): string => `${subject} refers to itself without end: ${reference}`,
  newer: (keyword: string, subject: string): string =>
    `${subject} has a keyword that JSON Schema draft 7 does not have: ${keyword}`,
  /** Begins a sentence about the schema of a setting. */
  subject: (names: ReadonlyArray<string>): string =>
    names.length === 0 ? "The schema" : `At ${names.join(" / ")}, the schema`
} as const

/** Units and ranges beside a field. */
export const rangeMessages = {
  between: (least: unknown, most: unknown): string => `${String(least)} to ${String(most)}`,
  least: (least: unknown): string => `${String(least)} or more`,
  most: (most: unknown): string => `at most ${String(most)}`,
  more: (bound: unknown): string => `more than ${String(bound)}`,
  less: (bound: unknown): string => `less than ${String(bound)}`,
  both: (one: string, other: string): string => `${one}, ${other}`,
  steps: (step: unknown): string => `in steps of ${String(step)}`,
  characters: (range: string): string => `${range} characters`,
  entries: (range: string): string => `${range} entries`
} as const

/** A draft that was kept and is back. */
export const draftMessages = {
  isBack: (time: string): string => `Your changes from ${time} are back.`,
  drop: "Lose Changes",
  withoutSecrets: "Passwords and keys that you typed are not kept."
} as const

translatable({ issueMessages, schemaMessages, rangeMessages, draftMessages })
