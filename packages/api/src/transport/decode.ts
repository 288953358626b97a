import type { RowFields, RowOf } from "@command-center/domain/rows/row-fields"
import { makeRowReader, type RowIssue, rowIssueText } from "@command-center/domain/rows/row-reader"
import { Result } from "effect"
import { type Unreadable, unreadable } from "./api-error.ts"
import { fieldOf, isObject } from "./field-of.ts"

/** Rows that were read, and how many were not and why. */
export interface ReadRows<Row> {
  readonly rows: ReadonlyArray<Row>
  readonly unreadable: { readonly count: number; readonly reasons: ReadonlyArray<string> }
}

const mostReasons = 5

const issueAt = (path: string, { field, expected }: RowIssue): Unreadable =>
  unreadable(field === "" ? path : `${path}.${field}`, expected)

const listAt = (json: unknown, name: string): Result.Result<ReadonlyArray<unknown>, Unreadable> => {
  if (!isObject(json)) return Result.fail(unreadable("the answer", `an object with the list "${name}"`))
  const list = fieldOf(json, name)
  if (list === undefined || list === null) return Result.succeed([])
  return Array.isArray(list) ? Result.succeed(list) : Result.fail(unreadable(name, "a list"))
}

/** Reads the list in the named field item by item: one that cannot be read does not hold up the others. */
export const readEach =
  <Row>(name: string, readItem: (item: unknown) => Result.Result<Row, RowIssue>) =>
  (json: unknown): Result.Result<ReadRows<Row>, Unreadable> =>
    Result.map(listAt(json, name), (list) => {
      const rows: Array<Row> = []
      const reasons = new Set<string>()
      let count = 0
      for (const item of list) {
        const read = readItem(item)
        if (Result.isSuccess(read)) rows.push(read.success)
        else {
          count += 1
          reasons.add(rowIssueText(read.failure))
        }
      }
      return { rows, unreadable: { count, reasons: [...reasons].slice(0, mostReasons) } }
    })

const withJson = <Fields extends RowFields>(fields: Fields) => {
  const readRow = makeRowReader(fields)
  return (object: unknown) => Result.map(readRow(object), (row) => ({ row, json: isObject(object) ? object : {} }))
}

/** Reads the list in the named field row by row: a row that cannot be read does not hold up the others. */
export const readRows = <Fields extends RowFields>(name: string, fields: Fields) =>
  readEach(name, makeRowReader(fields))

/** Like `readRows`, each row made into what it stands for. */
export const readRowsAs = <Fields extends RowFields, Row>(
  name: string,
  fields: Fields,
  made: (row: RowOf<Fields>) => Row
) => {
  const readRow = makeRowReader(fields)
  return readEach(name, (item) => Result.map(readRow(item), made))
}

/** Like `readRows`, each row with all of its record in `json`, as the service sent it. */
export const readRecords = <Fields extends RowFields>(name: string, fields: Fields) => readEach(name, withJson(fields))

/** Reads the single object in the named field of an answer by a reader, as it is or as an array of one (contract, Answers). */
export const readObjectBy =
  <A>(name: string, read: (object: unknown) => Result.Result<A, RowIssue>) =>
  (json: unknown): Result.Result<A, Unreadable> => {
    const found = fieldOf(json, name)
    const object: unknown = Array.isArray(found) ? found[0] : found
    return Result.mapError(read(object), (issue) => issueAt(name, issue))
  }

/** Like `readObjectBy`, by a table of fields. */
export const readObject = <Fields extends RowFields>(name: string, fields: Fields) =>
  readObjectBy(name, makeRowReader(fields))

/** Like `readObject`, with all of the object in `json` as an update sends it back: unknown fields survive (contract). */
export const readRecord = <Fields extends RowFields>(name: string, fields: Fields) =>
  readObjectBy(name, withJson(fields))

/** Like `readObject`, for answers that may also be the bare object (contract, Single sign-on). */
export const readBareObject =
  <Fields extends RowFields>(name: string, fields: Fields) =>
  (json: unknown): Result.Result<RowOf<Fields>, Unreadable> =>
    readObject(name, fields)(fieldOf(json, name) === undefined ? { [name]: json } : json)

/** For calls whose answer nobody reads. */
export const readNothing = (): Result.Result<void, Unreadable> => Result.succeed(undefined)
