import { type CsvValue, csvLine } from "@command-center/domain/rows/row-csv"
import type { QueryList } from "./query-list.ts"
import type { RowBatch } from "./row-batches.ts"

const textOf = (value: unknown): string => {
  if (typeof value !== "string") return JSON.stringify(value)
  const [, milliseconds] = /^\/Date\((\d+)[+-]\d{4}\)\/$/u.exec(value) ?? []
  return milliseconds === undefined ? value : new Date(Number(milliseconds)).toISOString()
}

const valueOf = (value: unknown): CsvValue => {
  if (value === null || value === undefined) return null
  return typeof value === "number" || typeof value === "boolean" ? value : textOf(value)
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const recordsOf = ({ json }: RowBatch): ReadonlyArray<Readonly<Record<string, unknown>>> => {
  const rows: unknown = JSON.parse(`[${json}]`)
  return Array.isArray(rows) ? rows.filter(isRecord) : []
}

/** The CSV of a list, a piece per batch: a line of wire names, then the rows. Formula-like cells get an apostrophe. */
export async function* csvPieces(list: QueryList, batches: AsyncGenerator<RowBatch>): AsyncGenerator<string> {
  let header: ReadonlyArray<string> | null = null
  for await (const batch of batches) {
    const records = recordsOf(batch)
    const names: ReadonlyArray<string> = header ?? Object.keys(records[0] ?? Object.fromEntries(list.columns))
    const lines = records.map((record) => csvLine(names.map((name) => valueOf(record[name]))))
    yield (header === null ? csvLine(names) : "") + lines.join("")
    header = names
  }
}
