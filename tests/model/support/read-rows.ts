/** What reading a list row by row comes to: the rows, and how many could not be read, each for a reason of its own. */
export const readRows = <Row>(rows: ReadonlyArray<Row>, reasons: ReadonlyArray<string> = []) => ({
  rows,
  unreadable: { count: reasons.length, reasons }
})
