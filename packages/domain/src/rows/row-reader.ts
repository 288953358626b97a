import { Result } from "effect"
import { makeDateReader } from "./row-date.ts"
import type { FieldKind, RowFields, RowOf } from "./row-fields.ts"

/** Where a row could not be read and what was expected there; never the value. */
export interface RowIssue {
  readonly field: string
  readonly expected: string
}

/** Why a row could not be read; German has it by these words (`message/read-words.de.ts`). */
export const rowIssueText = ({ field, expected }: RowIssue): string =>
  `${field === "" ? "a row" : field} must be ${expected}`

const invalid = Symbol("invalid")
type Read = (value: unknown) => unknown

const numeric = /^-?\d+(?:\.\d+)?$/u

const readNumber: Read = (value) => {
  if (typeof value === "number") return Number.isFinite(value) ? value : invalid
  if (value === null || value === undefined || value === "") return null
  if (typeof value !== "string" || !numeric.test(value)) return invalid
  const number = Number(value)
  return Number.isFinite(number) ? number : invalid
}

/** Ids beyond the safe integers would run into one another. */
const readOptionalId: Read = (value) => {
  const read = readNumber(value)
  return read === null || Number.isSafeInteger(read) ? read : invalid
}

const readId: Read = (value) => {
  const read = readOptionalId(value)
  return read === null ? invalid : read
}

const readText: Read = (value) => {
  if (typeof value === "string") return value
  if (value === null || value === undefined) return null
  return typeof value === "number" || typeof value === "boolean" ? String(value) : invalid
}

const dateOf = makeDateReader()

const readDate: Read = (value) => {
  if (value === null || value === undefined || value === "") return null
  return typeof value === "string" ? (dateOf(value) ?? invalid) : invalid
}

const readFlag: Read = (value) => {
  if (typeof value === "boolean") return value
  if (value === null || value === undefined) return null
  if (value === "true" || value === "True" || value === 1) return true
  return value === "false" || value === "False" || value === 0 ? false : invalid
}

const kinds: Readonly<Record<FieldKind, { readonly read: Read; readonly expected: string }>> = {
  id: { read: readId, expected: "a whole number" },
  optionalId: { read: readOptionalId, expected: "a whole number or nothing" },
  number: { read: readNumber, expected: "a number or nothing" },
  text: { read: readText, expected: "text or nothing" },
  date: { read: readDate, expected: "/Date(ms+offset)/ or ISO UTC text" },
  flag: { read: readFlag, expected: "true, false or nothing" },
  json: { read: (value) => value ?? null, expected: "anything" }
}

const isRecord = (wire: unknown): wire is Readonly<Record<string, unknown>> =>
  typeof wire === "object" && wire !== null && !Array.isArray(wire)

/**
 * Reads rows by their table of fields, in either letter case of a name's first letter, without a Schema: lists have
 * 100,000 of them. Unknown fields are left out; the issue names the first field that could not be read.
 */
export function makeRowReader<Fields extends RowFields>(
  fields: Fields
): (wire: unknown) => Result.Result<RowOf<Fields>, RowIssue>
export function makeRowReader(
  fields: RowFields
): (wire: unknown) => Result.Result<Readonly<Record<string, unknown>>, RowIssue> {
  const plan = Object.entries(fields).map(([name, kind]) => ({
    name,
    pascal: name.charAt(0).toUpperCase() + name.slice(1),
    ...kinds[kind]
  }))
  // Rows begin as copies of one object: their fields then have places from the start, and rows share one shape.
  const blank: Readonly<Record<string, unknown>> = Object.fromEntries(plan.map(({ name }) => [name, null]))
  return (wire) => {
    if (!isRecord(wire)) return Result.fail({ field: "", expected: "an object" })
    const row: Record<string, unknown> = { ...blank }
    for (const { name, pascal, read, expected } of plan) {
      const camel = wire[name]
      const value = read(camel === undefined ? wire[pascal] : camel)
      if (value === invalid) return Result.fail({ field: name, expected })
      row[name] = value
    }
    return Result.succeed(row)
  }
}
