import { appendFileSync } from "node:fs"
import type { RowName } from "./rows.ts"

/** True in `npm run test:long`; `npm test` takes a share of each row's cases. */
export const isWhole = process.env["LONG"] === "1"

/** How many cases this run tries: all of them in the long run, the share in `npm test`. */
export const cases = (whole: number, share: number): number => (isWhole ? whole : share)

const defaultSeed = 20_261_122

const seedOf = (text: string | undefined): number => {
  if (text === undefined || text === "") return defaultSeed
  const seed = Number(text)
  if (!Number.isSafeInteger(seed)) throw new Error(`LONG_SEED is ${JSON.stringify(text)}: give it a whole number.`)
  return seed
}

/** What every random choice of a run follows from: the same seed tries the same cases. */
export const seed = seedOf(process.env["LONG_SEED"])

export interface RowFigures {
  readonly row: RowName
  readonly cases: number
  readonly failures: number
  readonly seed: number
  /** Why nothing was tried, where this machine lacks what it takes. */
  readonly leftOut?: string
}

/** Tells `npm run test:long` what was tried; a row of several tests or files is told in parts, which are added up. */
export const recordRow = (figures: RowFigures): void => {
  const file = process.env["LONG_FIGURES"]
  if (file !== undefined && file !== "") appendFileSync(file, `${JSON.stringify(figures)}\n`)
}
