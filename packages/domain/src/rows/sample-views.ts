import type { RowsView, ViewRequest } from "./rows-engine.ts"
import type { SampleRow } from "./sample-list.ts"

/** In their natural order. */
export const sampleVersions: ReadonlyArray<string> = ["5.0.0", "5.0.0.9", "5.0.0.10", "5.0.0.10-b", "10.0.0.1"]

/** Search, sort and page said plainly. */
export const plainly = (
  rows: ReadonlyArray<SampleRow>,
  { search, sort, page, pageSize, limit }: ViewRequest
): RowsView<SampleRow> => {
  const term = search.toLowerCase()
  const found = rows.filter((row) =>
    Object.values(row).some((value) => typeof value === "string" && value.toLowerCase().includes(term))
  )
  const matching = term === "" ? rows : found
  const valueOf = (row: SampleRow): string | number => {
    if (sort.key === "count") return row.count ?? ""
    if (sort.key === "version") return row.version === null ? "" : sampleVersions.indexOf(row.version)
    const value = sort.key === "name" ? row.name : sort.key === "place" ? row.place : row.seenAt
    return value === null ? "" : value.toLowerCase()
  }
  const sign = sort.direction === "ascending" ? 1 : -1
  const ordered = matching.toSorted((a, b) => {
    const [left, right] = [valueOf(a), valueOf(b)]
    if (left === "" || right === "") return left === right ? 0 : left === "" ? 1 : -1
    return left === right ? 0 : left < right ? -sign : sign
  })
  const pages = Math.max(1, Math.ceil(ordered.length / pageSize))
  const shownPage = Math.min(Math.max(1, page), pages)
  const pageRows = ordered.slice((shownPage - 1) * pageSize, shownPage * pageSize)
  return {
    rows: pageRows.slice(0, limit),
    shown: pageRows.length,
    page: shownPage,
    pageCount: pages,
    filtered: ordered.length,
    total: rows.length
  }
}
