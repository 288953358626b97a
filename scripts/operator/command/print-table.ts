type Cell = string | number | null

/** What a terminal would obey has no place in a table: names come from services. */
const textOf = (cell: Cell): string => (cell === null ? "" : String(cell).replaceAll(/\p{Cc}+/gu, " "))

/** Rows under their headings, as wide as they need, two blanks between columns. */
export const tableText = (headings: ReadonlyArray<string>, rows: ReadonlyArray<ReadonlyArray<Cell>>): string => {
  const lines = [headings, ...rows.map((row) => row.map(textOf))]
  const widths = headings.map((_, column) => lines.reduce((most, line) => Math.max(most, line[column]?.length ?? 0), 0))
  return lines
    .map((line) =>
      line
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join("  ")
        .trimEnd()
    )
    .join("\n")
}
