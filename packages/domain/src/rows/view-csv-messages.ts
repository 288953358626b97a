import { translatable } from "../language/translatable.ts"
import { countText } from "../message/count-text.ts"
import type { ListId } from "./list-id.ts"

const rows = (count: number): string => `${countText(count)} ${count === 1 ? "row" : "rows"}`

/** What "Download this view" says: which rows, which columns, how dates are written. */
export const viewCsvMessages = {
  title: "Download this view",
  rows: "Rows",
  matching: (count: number): string => (count === 1 ? "The 1 row that matches" : `All ${rows(count)} that match`),
  selected: (count: number): string => `The ${countText(count)} selected ${count === 1 ? "row" : "rows"}`,
  columns: "The file has the visible columns in their order. Dates are in UTC.",
  download: "Download",
  notAllThere: "The rows are not all there yet. Wait until they are.",
  writing: "Writing the file",
  fileName: (list: ListId): string => `${list}-view.csv`,
  written: (count: number, fileName: string): string => `${rows(count)} downloaded as ${fileName}. Dates are in UTC.`,
  failed: "The file could not be written. Try again. If it fails again, reload the page."
} as const

translatable({ viewCsvMessages })
