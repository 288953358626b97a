import type { ListDescription, Sort } from "./list-description.ts"
import type { Narrowing } from "./narrowing.ts"
import { csvColumn, csvHeader, csvLines } from "./row-csv.ts"
import type { RowIds } from "./row-ids.ts"

/** Which rows of a list are written, in which order, with which columns. */
export interface CsvRequest extends Narrowing {
  readonly sort: Sort
  /** Only these rows, whatever is searched for; all that are wanted where it is null. */
  readonly only: RowIds | null
  /** The keys of the list's columns, in the order of the file. Others are left out: a row has more than its columns. */
  readonly columns: ReadonlyArray<string>
}

/** Rows of a list as they were when they were asked for, read piece by piece. */
export interface ListedRows<Row> {
  readonly count: number
  readonly rows: (from: number, atMost: number) => ReadonlyArray<Row>
}

export interface CsvPiece {
  readonly text: string
  /** Rows written so far, of all. */
  readonly done: number
  readonly total: number
}

/** Rows of one piece: their lines take a few milliseconds. */
const rowsOfPiece = 500

/** Without it spreadsheets take UTF-8 for the letters of one country. */
export const byteOrderMark = "\uFEFF"

/**
 * The file of a view: a byte-order mark, the columns' labels, a line per row (`row-csv.ts` for what stands in a cell:
 * text and labels are formula-safe, dates are ISO text in UTC). Without rows it has its first line.
 */
export function* csvPieces<Row>(
  list: Pick<ListDescription<Row>, "columns">,
  listed: ListedRows<Row>,
  keys: ReadonlyArray<string>
): Generator<CsvPiece> {
  const columns = keys.flatMap((key) => list.columns.find((column) => column.key === key) ?? []).map(csvColumn)
  const total = listed.count
  let text = byteOrderMark + csvHeader(columns)
  let done = 0
  do {
    const rows = listed.rows(done, rowsOfPiece)
    done = Math.min(total, done + rowsOfPiece)
    yield { text: text + csvLines(columns, rows), done, total }
    text = ""
  } while (done < total)
}
