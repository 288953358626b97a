/** A line of a CSV file as its cells; one line of the file, or several where a quoted cell has line ends. */
export interface CsvRecord {
  /** Where it begins, from 1. */
  readonly line: number
  readonly cells: ReadonlyArray<string>
}

/** A quoted cell or a plain one, and what ends it. */
const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n][^,\r\n]*|))(,|\r\n|\n|\r|$)/uy

const lineEnds = (text: string): number => text.match(/\r\n|\n|\r/gu)?.length ?? 0

/**
 * The records of a CSV text (RFC 4180), empty lines left out; null from where it cannot be read on: a quote that does not
 * end, or text behind a quoted cell.
 */
export function* csvRecords(text: string): Generator<CsvRecord | null> {
  let [at, line, begun] = [text.startsWith("\uFEFF") ? 1 : 0, 1, 1]
  let cells: Array<string> = []
  while (at < text.length) {
    cell.lastIndex = at
    const found = cell.exec(text)
    if (found === null) {
      yield null
      return
    }
    const [whole, quoted, plain = "", end = ""] = found
    cells.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    at += whole.length
    line += lineEnds(whole)
    const isOver = end !== "," || at === text.length
    if (!isOver) continue
    if (end === ",") cells.push("")
    if (cells.some((each) => each !== "")) yield { line: begun, cells }
    cells = []
    begun = line
  }
}
