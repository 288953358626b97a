import { Result } from "effect"
import { readWireDate } from "../time/wire-date.ts"
import type { FieldKind, RowFields, RowOf } from "./row-fields.ts"

/** Where a row could not be read and what was expected there; never the value. */
export interface RowIssue {
  readonly field: string
  readonly expected: string
}

const invalid = Symbol("invalid")
type Read = (value: unknown) => unknown

const readNumber: Read = (value) => {
  if (typeof value === "number") return Number.isFinite(value) ? value : invalid
  if (value === null || value === undefined || value === "") return null
  return typeof value === "string" && /^-?\d+(?:\.\d+)?$/u.test(value) ? Number(value) : invalid
}

const readText: Read = (value) => {
  if (typeof value === "string") return value
  if (value === null || value === undefined) return null
  return typeof value === "number" || typeof value === "boolean" ? String(value) : invalid
}

const readDate: Read = (value) => {
  if (value === null || value === undefined || value === "") return null
  if (typeof value !== "string") return invalid
  const read = readWireDate(value)
  return Result.isSuccess(read) ? read.success : invalid
}

const readFlag: Read = (value) => {
  if (typeof value === "boolean") return value
  if (value === null || value === undefined) return null
  if (value === "true" || value === "True" || value === 1) return true
  return value === "false" || value === "False" || value === 0 ? false : invalid
}

const readId: Read = (value) => {
  const read = readNumber(value)
  return read === null ? invalid : read
}

const kinds: Readonly<Record<FieldKind, { readonly read: Read; readonly expected: string }>> = {
  id: { read: readId, expected: "a number" },
  optionalId: { read: readNumber, expected: "a number or nothing" },
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
export const makeRowReader = <Fields extends RowFields>(fields: Fields) => {
  const plan = Object.entries(fields).map(([name, kind]) => ({
    name,
    pascal: name.charAt(0).toUpperCase() + name.slice(1),
    ...kinds[kind]
  }))
  return (wire: unknown): Result.Result<RowOf<Fields>, RowIssue> => {
    if (!isRecord(wire)) return Result.fail({ field: "", expected: "an object" })
    const row: Record<string, unknown> = {}
    for (const { name, pascal, read, expected } of plan) {
      const value = read(wire[name] === undefined ? wire[pascal] : wire[name])
      if (value === invalid) return Result.fail({ field: name, expected })
      row[name] = value
    }
    return Result.succeed(row as RowOf<Fields>)
  }
}
