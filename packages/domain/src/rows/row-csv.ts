import type { Column } from "./list-description.ts"

export type CsvValue = string | number | boolean | null

/**
 * What a spreadsheet takes for a formula (quality bars, CSV), behind apostrophes that may be there already: the signs in
 * their full width too, which some read as the plain ones, and line ends and tabs, which some skip.
 */
const formula = /^'*[=+\-@＝＋－＠\t\r\n]/u

/** An apostrophe makes a spreadsheet show the text as it is. Where the text had one already, it gets another. */
const neutralised = (text: string): string => (formula.test(text) ? `'${text}` : text)

/** The text of a cell of a file that was written here: without the apostrophe that kept it from being a formula. */
export const plainCell = (cell: string): string => (cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell)

const needsQuotes = /["\n\r,]|^\s|\s$/u

const cellOf = (value: CsvValue): string => {
  if (value === null) return ""
  if (typeof value !== "string") return String(value)
  const text = neutralised(value)
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/**
 * One line of a CSV file with its line end (RFC 4180): text that begins like a formula is neutralised by an apostrophe,
 * numbers stay numbers, null is an empty cell.
 */
export const csvLine = (values: ReadonlyArray<CsvValue>): string => `${values.map(cellOf).join(",")}\r\n`

/** A column of the file: what stands above it, and what a row has in it. */
export interface CsvColumn<Row> {
  readonly label: string
  readonly valueOf: (row: Row) => CsvValue
}

const plainValue = (value: unknown): CsvValue => {
  if (value === null || value === undefined) return null
  if (typeof value === "string" || typeof value === "number") return value
  return typeof value === "boolean" ? (value ? "Yes" : "No") : JSON.stringify(value)
}

/** The column as the table shows it: dates stay ISO UTC text, flags are Yes and No. */
export const csvColumn = <Row>({ label, key, orElse = key }: Column<Row>): CsvColumn<Row> => ({
  label,
  valueOf: (row) => plainValue(row[key] === null || row[key] === "" ? row[orElse] : row[key])
})

/** The first line: the columns' labels. */
export const csvHeader = <Row>(columns: ReadonlyArray<CsvColumn<Row>>): string =>
  csvLine(columns.map(({ label }) => label))

/** The lines of these rows, to be written piece by piece as rows come. */
export const csvLines = <Row>(columns: ReadonlyArray<CsvColumn<Row>>, rows: ReadonlyArray<Row>): string =>
  rows.map((row) => csvLine(columns.map(({ valueOf }) => valueOf(row)))).join("")
