import type { RowFields, RowOf } from "@command-center/domain/rows/row-fields"
import { makeRowReader, rowIssueText } from "@command-center/domain/rows/row-reader"
import { Result } from "effect"
import { jsonOf } from "../transport/answer.ts"
import { unreadable } from "../transport/api-error.ts"
import type { Receiver } from "../transport/call.ts"
import { readRows } from "../transport/decode.ts"
import { makeListScanner } from "./list-scanner.ts"

const mostReasons = 5

export interface ReceivedRows {
  readonly unreadable: { readonly count: number; readonly reasons: ReadonlyArray<string> }
}

/** Where rows go while they arrive. */
export interface RowsInto<Row> {
  /** The rows begin: what came before counts no more. */
  readonly begin: () => void
  /** With the record as the service sent it. */
  readonly row: (row: Row, record: unknown) => void
  /** Some rows have come. */
  readonly pause: () => void
}

/** Undefined where it is no JSON. */
const itemsIn = (json: string): ReadonlyArray<unknown> | undefined => {
  try {
    const items: unknown = JSON.parse(`[${json}]`)
    return Array.isArray(items) ? items : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads the rows of the list in the named field while the answer arrives. It comes to the same rows and the same errors
 * as `readRows` of the whole answer.
 */
export const receiveRows = <Fields extends RowFields>(
  name: string,
  fields: Fields,
  into: RowsInto<RowOf<Fields>>
): Receiver<ReceivedRows> => {
  const readRow = makeRowReader(fields)
  let reasons = new Set<string>()
  let count = 0
  let pieces = 0
  let hasEmptyPiece = false
  let isBroken = false

  const begin = (): void => {
    reasons = new Set()
    count = 0
    pieces = 0
    hasEmptyPiece = false
    into.begin()
  }

  const readItem = (item: unknown): void => {
    const read = readRow(item)
    if (Result.isSuccess(read)) into.row(read.success, item)
    else {
      count += 1
      reasons.add(rowIssueText(read.failure))
    }
  }

  /** Nothing between two commas is no JSON, nothing in a whole list is. */
  const takeItems = (read: ReadonlyArray<unknown>): void => {
    pieces += 1
    if (read.length === 0) hasEmptyPiece = true
    if (hasEmptyPiece && pieces > 1) isBroken = true
    else {
      read.forEach(readItem)
      into.pause()
    }
  }

  const items = (json: string): void => {
    const read = itemsIn(json)
    if (read === undefined) isBroken = true
    else takeItems(read)
  }

  const likelyItems = (json: string): boolean => {
    const read = itemsIn(json)
    if (read !== undefined) takeItems(read)
    return read !== undefined
  }

  const scanner = makeListScanner(name, { begin, items, likelyItems })
  const readRest = readRows(name, {})

  return {
    take: (bytes) => {
      scanner.take(bytes)
      return !isBroken
    },
    end: () => {
      const whole = scanner.end()
      if (isBroken) return Result.fail(unreadable("the body", "JSON"))
      return Result.map(Result.flatMap(jsonOf(whole), readRest), (rest) => {
        // The list handed over stands in the rest as a list of one item that is no row; else there is no list.
        if (rest.unreadable.count === 0) begin()
        return { unreadable: { count, reasons: [...reasons].slice(0, mostReasons) } }
      })
    }
  }
}
