import { type Line, linesOf, median, type Run } from "./figures.ts"

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 })
const megabytes = (bytes: number): string => `${whole.format(bytes / 1_000_000)} MB`

/** What came before the last byte has no ratio. */
const times = (value: number, floor: number): string => (value < 0 || floor < 0 ? "-" : (value / floor).toFixed(2))

/** The browser tells of no task below 50 ms. */
const taskOf = (milliseconds: number): string => (milliseconds === 0 ? "< 50" : whole.format(milliseconds))

const cells = (row: ReadonlyArray<string>): string =>
  row.map((cell, column) => (column === 0 ? cell.padEnd(30) : cell.padStart(12))).join("")

/** The table of one size. Times are milliseconds, below zero before the last byte; the last columns compare with the floor and tell of the page's thread. */
export const tableOf = (runs: ReadonlyArray<Run>): string => {
  const floor = median(runs.map((run) => run.floor))
  const page = median(runs.map(({ heap }) => heap.page))
  const worker = median(runs.map(({ heap }) => heap.worker))
  const answer = median(runs.map((run) => run.answer.elapsed))
  const line = ({ what, median: middle, worst, longestTask }: Line) =>
    cells([what, whole.format(middle), whole.format(worst), times(middle, floor), taskOf(longestTask)])
  return [
    `${whole.format(runs[0]?.rows ?? 0)} rows, medians of ${runs.length} runs`,
    cells(["", "median ms", "worst ms", "of floor", "longest task"]),
    ...linesOf(runs).map(line),
    cells(["the floor: text, parse, frame", whole.format(floor), "", "1.00"]),
    `  answer ${megabytes(runs[0]?.answer.bytes ?? 0)}, ${whole.format(answer)} ms from request to last byte`,
    `  longest task of the page's thread: ${taskOf(Math.max(...linesOf(runs).map(({ longestTask }) => longestTask)))} ms`,
    `  heap ${megabytes(page + worker)}: page ${megabytes(page)}, worker ${megabytes(worker)}`
  ].join("\n")
}

/** How many times longer an action takes with the last size than with the first. */
export const growthOf = (few: ReadonlyArray<Run>, many: ReadonlyArray<Run>): string => {
  const more = linesOf(many)
  const growth = linesOf(few).map(({ what, median: middle }, at) =>
    cells([what, times(more[at]?.median ?? Number.NaN, middle)])
  )
  return [`From ${whole.format(few[0]?.rows ?? 0)} to ${whole.format(many[0]?.rows ?? 0)} rows, times`, ...growth].join(
    "\n"
  )
}
