import type { Action } from "./figures.ts"

/** Milliseconds, and how many times sooner than the rival's in the same run (quality page, "Speed"). */
export interface Target {
  readonly median?: number
  readonly worst?: number
  readonly sooner?: number
  readonly soonerAtWorst?: number
  /** In terms of the floor. */
  readonly ofFloor?: number
}

/** The targets are for so many rows. */
export const rowsOfTargets = 100_000

const targets: Readonly<Record<Action, Target>> = {
  firstRows: { median: 0, sooner: 10 },
  wholeList: { ofFloor: 0.5 },
  typed: { median: 30, worst: 60, sooner: 2, soonerAtWorst: 6 },
  deleted: { median: 30, worst: 60, sooner: 2, soonerAtWorst: 6 },
  sortFirst: { median: 50, sooner: 8 },
  sortToggled: { median: 50, sooner: 8 },
  selectMatching: { median: 40, sooner: 3 },
  pageChange: { median: 40, sooner: 1 }
}

/** At a million rows: it works, and nothing freezes. */
const targetsOfMany: Readonly<Partial<Record<Action, Target>>> = {
  typed: { worst: 200 },
  deleted: { worst: 200 },
  sortFirst: { median: 500 },
  sortToggled: { median: 500 }
}

/** What differs where rows are few. */
const targetsOfFew: Readonly<Partial<Record<Action, Target>>> = {
  typed: { median: 25, worst: 40 },
  deleted: { median: 25, worst: 40 }
}
const few = 1_000

export const lighthouseTarget = 95

/** What opening the UTG list of 1,000 rows by its address may take: milliseconds by how long each request is held up. */
export const startTargets: Readonly<Record<number, number>> = { 0: 600, 50: 1_000, 150: 1_700 }
export const startCounts = { requests: 25, scripts: 12, scriptKilobytes: 260, roundTrips: 5, paint: 150, shift: 0 }

export const longestTaskTarget = 50
/** Of the frames that 60 Hz shows in three seconds; none takes over 50 ms, none is without rows. */
export const scrollTarget = 170 / 180
/** Bytes, page and worker together, at 100,000 rows. */
export const heapTarget = 70_000_000
/** From 10,000 to 100,000 rows. */
export const growthTarget = 2
export const growing: ReadonlySet<Action> = new Set<Action>(["typed", "deleted", "sortFirst", "sortToggled"])

/** What an action is to reach with so many rows: what holds for 100,000 holds for fewer, but for what is told by comparing. */
export const targetOf = (rows: number, action: Action): Target => {
  const target = (rows > rowsOfTargets ? targetsOfMany : targets)[action] ?? {}
  if (rows >= rowsOfTargets) return target
  const own = rows <= few ? targetsOfFew[action] : undefined
  if (own !== undefined) return own
  const { median, worst } = target
  return action === "firstRows" || median === undefined ? {} : { median, ...(worst === undefined ? {} : { worst }) }
}
