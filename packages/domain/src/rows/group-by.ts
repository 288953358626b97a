/** Rows by a key, each group in the order of its first row. */
export const groupBy = <Row, Key>(rows: ReadonlyArray<Row>, keyOf: (row: Row) => Key): ReadonlyMap<Key, Array<Row>> => {
  const groups = new Map<Key, Array<Row>>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [row])
    else group.push(row)
  }
  return groups
}
