import type { ReadRows } from "@command-center/api/transport/decode"
import type { Io } from "./io.ts"

/** The rows that could be read; says how many could not, and why. */
export const readableRows = <Row>(
  of: string,
  { rows, unreadable: { count, reasons } }: ReadRows<Row>,
  io: Io
): ReadonlyArray<Row> => {
  if (count > 0)
    io.err(`${of}: ${count} ${count === 1 ? "row" : "rows"} could not be read, since ${reasons.join("; ")}.`)
  return rows
}
