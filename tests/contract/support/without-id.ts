/** What a row is apart from its id, for a row of the same kind that gets one of its own. */
export const withoutId = <Row extends { readonly id: number }>(row: Row): Omit<Row, "id"> => {
  const { id: _, ...others } = row
  return others
}
