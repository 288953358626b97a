import type { ListDescription } from "./list-description.ts"
import type { RowOf } from "./row-fields.ts"

export const sampleFields = {
  id: "id",
  name: "text",
  place: "text",
  version: "text",
  count: "number",
  seenAt: "date",
  isActive: "flag"
} as const

export type SampleRow = RowOf<typeof sampleFields>

/** A list for tests of what all lists share. */
export const sampleList: ListDescription<SampleRow> = {
  id: "utgs",
  call: "utgs",
  title: "Samples",
  fields: sampleFields,
  idOf: (row) => row.id,
  nameOf: (row) => row.name ?? String(row.id),
  nameKey: "name",
  columns: [
    { key: "name", label: "Name", kind: "text" },
    { key: "place", label: "Place", kind: "text" },
    { key: "version", label: "Version", kind: "version" },
    { key: "count", label: "Count", kind: "number" },
    { key: "seenAt", label: "Seen", kind: "date" },
    { key: "isActive", label: "Active", kind: "flag" }
  ],
  defaultSort: { key: "name", direction: "ascending" },
  selectAll: "matching",
  emptyText: "No samples found",
  loadFailed: (reason) => `Unable to load samples: ${reason}`,
  copied: (row) => `Copied ${row.id}`,
  refreshEvery: 30_000,
  firstStep: null,
  awaited: "the UTG list",
  area: "utgs",
  rights: "Utgs"
}

export const sampleRow = (given: Partial<SampleRow> & Pick<SampleRow, "id">): SampleRow => ({
  name: null,
  place: null,
  version: null,
  count: null,
  seenAt: null,
  isActive: null,
  ...given
})
