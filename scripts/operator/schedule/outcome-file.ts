import { open, readFile, rename } from "node:fs/promises"
import { csvLine, plainCell } from "@command-center/domain/rows/row-csv"
import { parse } from "csv-parse/sync"
import { Effect, Result, Schema } from "effect"
import { type Problem, refused } from "../command/problem.ts"
import { type ColumnName, columns, type FileLine } from "./task-file.ts"

/**
 * sent: on its way when the file was written, so nobody knows · accepted: created, with its id ·
 * failed: not created · unknown: perhaps created, perhaps not · withdrawn: taken back by --cancel before it began
 */
const outcomes = ["sent", "accepted", "failed", "unknown", "withdrawn"] as const
type Outcome = (typeof outcomes)[number]

export interface OutcomeLine {
  readonly line: number
  readonly cells: FileLine["cells"]
  readonly componentId: number
  readonly nickname: string
  /** What was sent: with the UTG it tells the task among all others. */
  readonly description: string
  readonly runAfter: string
  /** The zone in which times of the line were read; empty where an older file does not say. */
  readonly timeZone: string
  /** When it was sent, which tells its task from an equal one of before; empty where an older file does not say. */
  readonly sentAt: string
  readonly outcome: Outcome
  readonly taskId: number | null
  readonly reason: string
  /** Where it was sent; an older file does not say it. */
  readonly place: Place | null
}

/** Account ids and task ids say nothing at another console. */
export interface Place {
  readonly account: number
  /** The console's address. */
  readonly console: string
}

const asked: ReadonlyArray<ColumnName> = columns

/** Tells what a line asks for of which UTG, whatever it is called and whenever it is to run. */
export const outcomeKey = (componentId: number, cells: FileLine["cells"]): string =>
  JSON.stringify([
    componentId,
    ...asked.flatMap((name) => (name === "utg" || name === "at" ? [] : [cells[name].toLowerCase()]))
  ])

const headings = [
  "line",
  ...asked,
  "id",
  "nickname",
  "description",
  "run after",
  "outcome",
  "task id",
  "reason",
  "time zone",
  "sent at",
  "account",
  "console"
]

const textOf = (lines: ReadonlyArray<OutcomeLine>): string =>
  [
    headings,
    ...lines.map((each) => [
      each.line,
      ...asked.map((name) => each.cells[name]),
      each.componentId,
      each.nickname,
      each.description,
      each.runAfter,
      each.outcome,
      each.taskId,
      each.reason,
      each.timeZone,
      each.sentAt,
      each.place?.account ?? null,
      each.place?.console ?? null
    ])
  ]
    .map(csvLine)
    .join("")

const Count = Schema.String.check(Schema.isPattern(/^\d{1,10}$/u))
const Text = Schema.String
const Instant = Text.check(Schema.makeFilter((text: string) => !Number.isNaN(Date.parse(text))))
const Row = Schema.Struct({
  line: Count,
  utg: Text,
  task: Text,
  version: Text,
  hours: Text,
  label: Text,
  from: Text,
  to: Text,
  at: Text,
  id: Count,
  nickname: Text,
  description: Text,
  "run after": Instant,
  outcome: Schema.Literals(outcomes),
  "task id": Schema.Union([Count, Schema.Literal("")]),
  reason: Text,
  "time zone": Schema.optionalKey(Text),
  "sent at": Schema.optionalKey(Schema.Union([Instant, Schema.Literal("")])),
  account: Schema.optionalKey(Schema.Union([Count, Schema.Literal("")])),
  console: Schema.optionalKey(Text)
})
const Rows = Schema.Array(Row)

/** Those that every file has had; a file without them was cut off or is another's, and says nothing of what was sent. */
const later: ReadonlySet<string> = new Set(["time zone", "sent at", "account", "console"])
const needed = headings.filter((name) => !later.has(name))
const Headings = Schema.Tuple([
  Schema.Array(Text).check(
    Schema.makeFilter((names: ReadonlyArray<string>) => needed.every((name) => names.includes(name)))
  )
])

const recordsOf = (text: string): Result.Result<unknown, unknown> =>
  Result.try((): unknown => {
    Schema.decodeUnknownSync(Headings)(parse(text, { bom: true, to: 1 }))
    return parse(text, { bom: true, columns: true })
  })

const placeOf = ({ account = "", console = "" }: typeof Row.Type): Place | null =>
  account === "" || console === "" ? null : { account: Number(account), console }

const lineOf = (row: typeof Row.Type): OutcomeLine => ({
  line: Number(row.line),
  cells: {
    utg: plainCell(row.utg),
    task: plainCell(row.task),
    version: plainCell(row.version),
    hours: plainCell(row.hours),
    label: plainCell(row.label),
    from: plainCell(row.from),
    to: plainCell(row.to),
    at: plainCell(row.at)
  },
  componentId: Number(row.id),
  nickname: plainCell(row.nickname),
  description: plainCell(row.description),
  runAfter: row["run after"],
  timeZone: row["time zone"] ?? "",
  sentAt: row["sent at"] ?? "",
  outcome: row.outcome,
  taskId: row["task id"] === "" ? null : Number(row["task id"]),
  reason: plainCell(row.reason),
  place: placeOf(row)
})

const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown error"

/** What became of the lines in earlier runs; nothing where there was none. */
export const readOutcomes = (path: string): Effect.Effect<ReadonlyArray<OutcomeLine>, Problem> =>
  Effect.tryPromise({
    try: () =>
      readFile(path, "utf8").catch((error: unknown) => {
        if (codeOf(error) === "ENOENT") return null
        throw error
      }),
    catch: (error) =>
      refused(`${path} cannot be read (${codeOf(error)}). It says what was sent before: without it nothing is sent.`)
  }).pipe(
    Effect.flatMap((text) => {
      if (text === null) return Effect.succeed([])
      const rows = Result.flatMap(
        recordsOf(text),
        (records): Result.Result<typeof Rows.Type, unknown> => Schema.decodeUnknownResult(Rows)(records)
      )
      return Result.isSuccess(rows)
        ? Effect.succeed(rows.success.map(lineOf))
        : Effect.fail(
            refused(
              `${path} is not as this program wrote it. Restore it: without it lines would be sent a second time.`
            )
          )
    })
  )

/** Writes the file anew, whole or not at all; also where the machine loses its power, so that it cannot end up empty. */
export const writeOutcomes = (path: string, lines: ReadonlyArray<OutcomeLine>): Effect.Effect<void, Problem> =>
  Effect.tryPromise({
    try: async () => {
      const file = await open(`${path}.unfinished`, "w")
      try {
        await file.writeFile(textOf(lines.toSorted((left, right) => left.line - right.line)))
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}.unfinished`, path)
    },
    catch: () =>
      refused(`${path} cannot be written, so nothing more is sent. Make its folder writable, then run it again.`)
  })
