import { type Line, linesOf, median, type Run } from "./figures.ts"
import type { Scrolled, Scrolls } from "./scroll.ts"
import {
  growing,
  growthTarget,
  heapTarget,
  longestTaskTarget,
  rowsOfTargets,
  scrollTarget,
  targetOf
} from "./targets.ts"

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 })
const megabytes = (bytes: number): string => `${whole.format(bytes / 1_000_000)} MB`

/** What came before the last byte has no ratio. */
const times = (value: number, other: number): string =>
  value < 0 || !(other > 0) ? "-" : (value / other).toFixed(value < other * 10 ? 2 : 0)

/** The browser tells of no task below 50 ms. */
const taskOf = (milliseconds: number): string => (milliseconds === 0 ? "< 50" : whole.format(milliseconds))

const withTarget = (value: string, target: string | undefined): string =>
  target === undefined ? value : `${value} (${target})`

const cells = (row: ReadonlyArray<string>): string =>
  row
    .map((cell, column) => (column === 0 ? cell.padEnd(30) : cell.padStart(15)))
    .join("")
    .trimEnd()

const heapsOf = (runs: ReadonlyArray<Run>) => ({
  page: median(runs.map(({ heap }) => heap.page)),
  worker: median(runs.map(({ heap }) => heap.worker))
})

const scrollLine = (runs: ReadonlyArray<Run>, kind: keyof Scrolls, what: string): string => {
  const middle = (figure: keyof Scrolled) => median(runs.map(({ scrolls }) => scrolls[kind][figure]))
  const most = (figure: keyof Scrolled) => Math.max(...runs.map(({ scrolls }) => scrolls[kind][figure]))
  const target = whole.format(middle("possible") * scrollTarget)
  const drawn = withTarget(`${whole.format(middle("drawn"))} of ${whole.format(middle("possible"))} frames`, target)
  return `  ${what}: ${drawn}, over 50 ms ${most("over50")} (0), without rows ${most("blank")} (0)`
}

const scrollLines = (runs: ReadonlyArray<Run>): ReadonlyArray<string> => [
  scrollLine(runs, "wheel", "3 s of wheel"),
  scrollLine(runs, "fling", "3 s of fling")
]

const limit = (milliseconds: number | undefined): string | undefined =>
  milliseconds === undefined ? undefined : whole.format(milliseconds)

const line = (rows: number, floor: number, { action, what, median: middle, worst, longestTask }: Line): string => {
  const target = targetOf(rows, action)
  return cells([
    what,
    withTarget(whole.format(middle), limit(target.median)),
    withTarget(whole.format(worst), limit(target.worst)),
    withTarget(times(middle, floor), target.ofFloor?.toFixed(2)),
    withTarget(taskOf(longestTask), String(longestTaskTarget))
  ])
}

/**
 * The table of one size. Times are milliseconds, below zero before the last byte; targets stand in brackets. Rows of no
 * rival and of no floor leave theirs out.
 */
export const tableOf = (runs: ReadonlyArray<Run>): string => {
  const rows = runs[0]?.rows ?? 0
  const floor = median(runs.map((run) => run.floor))
  const lines = linesOf(runs)
  const { page, worker } = heapsOf(runs)
  const answer = median(runs.map((run) => run.answer.elapsed))
  const heap = withTarget(megabytes(page + worker), rows > rowsOfTargets ? undefined : megabytes(heapTarget))
  const longest = Math.max(...lines.map(({ longestTask }) => longestTask))
  return [
    `${whole.format(rows)} rows, medians of ${runs.length} ${runs.length === 1 ? "run" : "runs"}, targets in brackets`,
    cells(["", "median ms", "worst ms", "of floor", "longest task"]),
    ...lines.map((each) => line(rows, floor, each)),
    cells(["the floor: text, parse, frame", Number.isNaN(floor) ? "-" : whole.format(floor), "", "1.00"]),
    `  answer ${megabytes(runs[0]?.answer.bytes ?? 0)}, ${whole.format(answer)} ms from request to last byte`,
    ...scrollLines(runs),
    `  longest task of the page's thread: ${withTarget(taskOf(longest), String(longestTaskTarget))} ms`,
    `  heap ${heap}: page ${megabytes(page)}, worker ${megabytes(worker)}`
  ].join("\n")
}

/** The rival's figures of the same runs, and how many times sooner the console is. */
export const rivalTableOf = (name: string, own: ReadonlyArray<Run>, rival: ReadonlyArray<Run>): string => {
  const lines = linesOf(own)
  const heap = heapsOf(rival).page
  const rows = linesOf(rival).map(({ action, what, median: middle, worst, longestTask }, at) => {
    const { sooner, soonerAtWorst } = targetOf(own[0]?.rows ?? 0, action)
    return cells([
      what,
      whole.format(middle),
      whole.format(worst),
      taskOf(longestTask),
      withTarget(times(middle, lines[at]?.median ?? Number.NaN), sooner?.toFixed(0)),
      withTarget(times(worst, lines[at]?.worst ?? Number.NaN), soonerAtWorst?.toFixed(0))
    ])
  })
  const { page, worker } = heapsOf(own)
  return [
    `${name} with the same answer, in turn with the console`,
    cells(["", "median ms", "worst ms", "longest task", "times ours", "at worst"]),
    ...rows,
    ...scrollLines(rival),
    `  heap ${megabytes(heap)}, ${times(heap, page + worker)} times ours`
  ].join("\n")
}

/** How many times longer an action takes with the last size than with the first. */
export const growthOf = (few: ReadonlyArray<Run>, many: ReadonlyArray<Run>): string => {
  const more = linesOf(many)
  const growth = linesOf(few).map(({ action, what, median: middle }, at) =>
    cells([
      what,
      withTarget(times(more[at]?.median ?? Number.NaN, middle), growing.has(action) ? String(growthTarget) : undefined)
    ])
  )
  return [`From ${whole.format(few[0]?.rows ?? 0)} to ${whole.format(many[0]?.rows ?? 0)} rows, times`, ...growth].join(
    "\n"
  )
}
