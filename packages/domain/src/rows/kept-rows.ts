type Fields = Readonly<Record<string, unknown>>

const isSame = (a: Fields, b: Fields, keys: ReadonlyArray<string>): boolean => keys.every((key) => a[key] === b[key])

/**
 * The rows of `after`; those that hold what the row at the same place of `before` holds are that very row, so that
 * nothing of them is drawn again.
 */
export function keptRows<Row>(before: ReadonlyArray<Row>, after: ReadonlyArray<Row>): ReadonlyArray<Row>
export function keptRows(before: ReadonlyArray<Fields>, after: ReadonlyArray<Fields>): ReadonlyArray<Fields> {
  const keys = Object.keys(after[0] ?? {})
  return after.map((row, index) => {
    const old = before[index]
    return old !== undefined && isSame(old, row, keys) ? old : row
  })
}
