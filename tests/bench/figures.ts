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
  readonly heap: Heap
}

export const median = (values: ReadonlyArray<number>): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

export interface Line {
  readonly what: string
  readonly median: number
  readonly worst: number
  readonly longestTask: number
}

const lineOf = (what: string, timings: ReadonlyArray<Timing>): Line => ({
  what,
  median: median(timings.map(({ elapsed }) => elapsed)),
  worst: Math.max(...timings.map(({ elapsed }) => elapsed)),
  longestTask: Math.max(...timings.map(({ longestTask }) => longestTask))
})

/** The runs of one size as lines of a table. */
export const linesOf = (runs: ReadonlyArray<Run>): ReadonlyArray<Line> => [
  lineOf(
    "last byte → first rows",
    runs.map(({ firstRows }) => firstRows)
  ),
  lineOf(
    "last byte → the whole list",
    runs.map(({ wholeList }) => wholeList)
  ),
  lineOf(
    "keystroke, typing",
    runs.flatMap(({ typed }) => typed)
  ),
  lineOf(
    "keystroke, deleting",
    runs.flatMap(({ deleted }) => deleted)
  ),
  lineOf(
    "sort, first click",
    runs.flatMap(({ sortFirst }) => sortFirst)
  ),
  lineOf(
    "sort, toggled",
    runs.flatMap(({ sortToggled }) => sortToggled)
  ),
  lineOf(
    "select all matching",
    runs.map(({ selectMatching }) => selectMatching)
  ),
  lineOf(
    "page change, up to 1,000 rows",
    runs.flatMap(({ pageChange }) => pageChange)
  )
]
