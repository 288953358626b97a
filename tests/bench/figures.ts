import type { Scrolls } from "./scroll.ts"

/** Milliseconds, of one action in one run: until it was painted, and the longest task of the page's thread meanwhile. */
export interface Timing {
  readonly elapsed: number
  readonly longestTask: number
}

/** Bytes, after a garbage collection. */
export interface Heap {
  readonly page: number
  readonly worker: number
}

/** What one run over a freshly opened list gave. */
export interface Run {
  readonly rows: number
  /** Bytes of the answer, unpacked, and milliseconds from the request to its last byte. */
  readonly answer: { readonly bytes: number; readonly elapsed: number }
  /** Milliseconds to read the same bytes as text, parse them and show a frame. */
  readonly floor: number
  /** Both from the answer's last byte; below zero when they came before it. */
  readonly firstRows: Timing
  readonly wholeList: Timing
  readonly typed: ReadonlyArray<Timing>
  readonly deleted: ReadonlyArray<Timing>
  readonly sortFirst: ReadonlyArray<Timing>
  readonly sortToggled: ReadonlyArray<Timing>
  readonly selectMatching: Timing
  readonly pageChange: ReadonlyArray<Timing>
  /** At the largest page size. */
  readonly scrolls: Scrolls
  readonly heap: Heap
}

export const median = (values: ReadonlyArray<number>): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

/** What was timed, in the order of the table. */
const actions = {
  firstRows: "last byte → first rows",
  wholeList: "last byte → the whole list",
  typed: "keystroke, typing",
  deleted: "keystroke, deleting",
  sortFirst: "sort, first click",
  sortToggled: "sort, toggled",
  selectMatching: "select all matching",
  pageChange: "page change, up to 1,000 rows"
} as const

export type Action = keyof typeof actions

export interface Line {
  readonly action: Action
  readonly what: string
  readonly median: number
  readonly worst: number
  readonly longestTask: number
}

const timingsOf = (run: Run, action: Action): ReadonlyArray<Timing> => {
  const timings: Timing | ReadonlyArray<Timing> = run[action]
  return "elapsed" in timings ? [timings] : timings
}

const isAction = (key: string): key is Action => key in actions

/** The runs of one size as lines of a table. */
export const linesOf = (runs: ReadonlyArray<Run>): ReadonlyArray<Line> =>
  Object.keys(actions)
    .filter(isAction)
    .map((action) => {
      const timings = runs.flatMap((run) => timingsOf(run, action))
      return {
        action,
        what: actions[action],
        median: median(timings.map(({ elapsed }) => elapsed)),
        worst: Math.max(...timings.map(({ elapsed }) => elapsed)),
        longestTask: Math.max(...timings.map(({ longestTask }) => longestTask))
      }
    })
