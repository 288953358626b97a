import type { RowFields, RowOf } from "@command-center/domain/rows/row-fields"
import { makeRowReader } from "@command-center/domain/rows/row-reader"
import { Result } from "effect"
import { type Unreadable, unreadable } from "./api-error.ts"

type Json = Readonly<Record<string, unknown>>

const isObject = (json: unknown): json is Json => typeof json === "object" && json !== null && !Array.isArray(json)

/** A field of an answer in either letter case of its first letter (contract, Answers). */
export const fieldOf = (json: unknown, name: string): unknown => {
  if (!isObject(json)) return undefined
  const found = json[name]
  return found === undefined ? json[name.charAt(0).toUpperCase() + name.slice(1)] : found
}

/** Rows that were read, and how many were not and why. */
export interface ReadRows<Row> {
  readonly rows: ReadonlyArray<Row>
  readonly unreadable: { readonly count: number; readonly reasons: ReadonlyArray<string> }
}

const mostReasons = 5

const listAt = (json: unknown, name: string): Result.Result<ReadonlyArray<unknown>, Unreadable> => {
  if (!isObject(json)) return Result.fail(unreadable("the answer", `an object with the list "${name}"`))
  const list = fieldOf(json, name)
  if (list === undefined || list === null) return Result.succeed([])
  return Array.isArray(list) ? Result.succeed(list) : Result.fail(unreadable(name, "a list"))
}

/** Reads the list in the named field row by row: a row that cannot be read does not hold up the others. */
export const readRows = <Fields extends RowFields>(name: string, fields: Fields) => {
  const readRow = makeRowReader(fields)
  return (json: unknown): Result.Result<ReadRows<RowOf<Fields>>, Unreadable> =>
    Result.map(listAt(json, name), (list) => {
      const rows: Array<RowOf<Fields>> = []
      const reasons = new Map<string, number>()
      let count = 0
      for (const item of list) {
        const read = readRow(item)
        if (Result.isSuccess(read)) rows.push(read.success)
        else {
          count += 1
          const { field, expected } = read.failure
          const reason = field === "" ? `a row must be ${expected}` : `${field} must be ${expected}`
          reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
        }
      }
      return { rows, unreadable: { count, reasons: [...reasons.keys()].slice(0, mostReasons) } }
    })
}

/** Reads the list in the named field; one row that cannot be read fails it, since half a rights list is a wrong one. */
export const readAll =
  <Fields extends RowFields>(name: string, fields: Fields) =>
  (json: unknown): Result.Result<ReadonlyArray<RowOf<Fields>>, Unreadable> => {
    const readRow = makeRowReader(fields)
    return Result.flatMap(listAt(json, name), (list) => {
      const rows: Array<RowOf<Fields>> = []
      for (const [index, item] of list.entries()) {
        const read = readRow(item)
        if (Result.isFailure(read))
          return Result.fail(unreadable(`${name}[${index}].${read.failure.field}`, read.failure.expected))
        rows.push(read.success)
      }
      return Result.succeed(rows)
    })
  }

/** The single object of an answer: in the named field, as an array of one there, or the bare object (contract, Answers). */
export const objectAt = (json: unknown, name: string): unknown => {
  const found = fieldOf(json, name)
  if (Array.isArray(found)) return found[0]
  return found === undefined ? json : found
}

/** Reads the single object of an answer by its table of fields. */
export const readObject =
  <Fields extends RowFields>(name: string, fields: Fields) =>
  (json: unknown): Result.Result<RowOf<Fields>, Unreadable> =>
    Result.mapError(makeRowReader(fields)(objectAt(json, name)), ({ field, expected }) =>
      unreadable(field === "" ? name : `${name}.${field}`, expected)
    )

/** For calls whose answer nobody reads. */
export const readNothing = (): Result.Result<void, Unreadable> => Result.succeed(undefined)
