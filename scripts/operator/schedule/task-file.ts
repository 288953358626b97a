import { plainCell } from "@command-center/domain/rows/row-csv"
import { CsvError, parse } from "csv-parse/sync"
import { Result, Schema } from "effect"

/** Something wrong with a line; 1 is the line of headings. */
export interface LineProblem {
  readonly line: number
  readonly message: string
}

export const columns = ["utg", "task", "version", "hours", "label", "from", "to", "at"] as const
export type ColumnName = (typeof columns)[number]

export interface FileLine {
  readonly line: number
  /** Trimmed; empty where the file has nothing. */
  readonly cells: Readonly<Record<ColumnName, string>>
}

const Records = Schema.Array(
  Schema.Struct({ record: Schema.Array(Schema.String), info: Schema.Struct({ lines: Schema.Int }) })
)

interface ReadRecords {
  readonly records: typeof Records.Type
  readonly problems: ReadonlyArray<LineProblem>
}

const quotes = 'Put the whole cell between quotes, and write each quote within it twice: "Till ""A""".'

/** What the reader of CSV says of quotes, in our words: its own name no remedy. */
const quoteFaults: ReadonlyMap<string, string> = new Map([
  ["CSV_QUOTE_NOT_CLOSED", `A quote that opens a cell here or in a line before is never closed. ${quotes}`],
  ["INVALID_OPENING_QUOTE", `A quote stands in the middle of a cell. ${quotes}`],
  ["CSV_INVALID_CLOSING_QUOTE", `Something follows the quote that ends a cell. ${quotes}`]
])

const problemOf = (error: unknown): LineProblem => {
  if (!(error instanceof CsvError)) return { line: 1, message: "This is not CSV." }
  const line = typeof error["lines"] === "number" ? error["lines"] : 1
  return { line, message: quoteFaults.get(error.code) ?? error.message }
}

/** What is no record is told, and those before and after it are read. */
const readRecords = (text: string): ReadRecords => {
  const problems: Array<LineProblem> = []
  const options = { bom: true, info: true, relax_column_count: true, trim: true, skip_records_with_error: true }
  const parsed = Result.try({
    try: (): unknown => parse(text, { ...options, on_skip: (error) => void problems.push(problemOf(error)) }),
    catch: problemOf
  })
  if (Result.isFailure(parsed)) return { records: [], problems: [parsed.failure] }
  return Result.match(Schema.decodeUnknownResult(Records)(parsed.success), {
    onSuccess: (records) => ({ records, problems }),
    onFailure: () => ({ records: [], problems: [{ line: 1, message: "This is not CSV." }] })
  })
}

const isColumn = (name: string): name is ColumnName => columns.some((known) => known === name)

/** What the program filter writes beside the UTG's id, for people. */
const remarks: ReadonlySet<string> = new Set(["nickname", "account"])

/** Cells for every line that has none of its own. */
export type Defaults = Partial<FileLine["cells"]>

const mostShown = 40

const shortened = (name: string): string => (name.length <= mostShown ? name : `${name.slice(0, mostShown)}…`)

const headingProblems = (headings: ReadonlyArray<string>, defaults: Defaults): ReadonlyArray<string> => [
  ...headings
    .filter((name) => !isColumn(name) && !remarks.has(name))
    .map((name) => `The column "${shortened(name)}" is not known. The columns are ${columns.join(", ")}.`),
  ...headings
    .filter((name, place) => headings.indexOf(name) < place)
    .map((name) => `The column "${shortened(name)}" is there twice.`),
  ...(["utg", "task"] as const)
    .filter((name) => !headings.includes(name) && defaults[name] === undefined)
    .map((name) => `The column "${name}" is missing.`)
]

const cellsOf = (
  headings: ReadonlyArray<string>,
  record: ReadonlyArray<string>,
  defaults: Defaults
): FileLine["cells"] => {
  const cell = (name: ColumnName): string => {
    const own = plainCell(record[headings.indexOf(name)] ?? "")
    return own === "" ? (defaults[name] ?? "") : own
  }
  return {
    utg: cell("utg"),
    task: cell("task"),
    version: cell("version"),
    hours: cell("hours"),
    label: cell("label"),
    from: cell("from"),
    to: cell("to"),
    at: cell("at")
  }
}

const isBlank = (record: ReadonlyArray<string>): boolean => record.every((cell) => cell === "")

const otherSeparators: ReadonlyArray<readonly [sign: string, name: string]> = [
  [";", "semicolons"],
  ["\t", "tabs"]
]

const emptyFile: LineProblem = {
  line: 1,
  message: "The file is empty. Its first line holds the names of its columns; --help says which."
}

const unquoted = (cell: string): string => cell.replaceAll('"', "").trim().toLowerCase()

/** Spreadsheets of some countries write semicolons, and what is copied from one has tabs. */
const separatorProblem = (text: string): LineProblem | null => {
  const all = text.split(/\r?\n/u)
  const first = all.findIndex((each) => each.trim() !== "")
  const headings = all[first] ?? ""
  const named = (sign: string) => headings.split(sign).filter((cell) => isColumn(unquoted(cell))).length
  const [, name] =
    otherSeparators.find(
      ([sign]) => headings.includes(sign) && (!headings.includes(",") || named(sign) > named(","))
    ) ?? []
  return name === undefined
    ? null
    : {
        line: first + 1,
        message: `The cells are separated by ${name}. Save the file with commas: a spreadsheet asks for the separator when it exports CSV.`
      }
}

/** The lines that can be read, and what is wrong with the form of the file and of the others. */
export interface ReadFile {
  readonly lines: ReadonlyArray<FileLine>
  readonly problems: ReadonlyArray<LineProblem>
}

/** Which of the cells say the UTG and the task must be plain; without that no line says anything. */
const isReadable = (headings: ReadonlyArray<string>, defaults: Defaults): boolean =>
  (["utg", "task"] as const).every((name) => headings.includes(name) || defaults[name] !== undefined) &&
  headings.every((name, place) => headings.indexOf(name) === place)

/** The lines of a file of tasks, blank ones left out, and all that is wrong with its form. */
export const readTaskFile = (text: string, defaults: Defaults = {}): ReadFile => {
  if (text.trim() === "") return { lines: [], problems: [emptyFile] }
  const separator = separatorProblem(text)
  if (separator !== null) return { lines: [], problems: [separator] }
  const read = readRecords(text)
  const [first, ...lines] = read.records.filter(({ record }) => !isBlank(record))
  const line = first?.info.lines ?? 1
  const headings = (first?.record ?? []).map((name) => name.toLowerCase())
  const [whole, long] = [
    lines.filter(({ record }) => record.length <= headings.length),
    lines.filter(({ record }) => record.length > headings.length)
  ]
  return {
    lines: isReadable(headings, defaults)
      ? whole.map(({ record, info }) => ({ line: info.lines, cells: cellsOf(headings, record, defaults) }))
      : [],
    problems: [
      ...headingProblems(headings, defaults).map((message) => ({ line, message })),
      ...(lines.length === 0 && read.problems.length === 0
        ? [{ line, message: "The file has no lines below its headings." }]
        : []),
      ...read.problems,
      ...long.map(({ info }) => ({ line: info.lines, message: "The line has more cells than there are columns." }))
    ]
  }
}
