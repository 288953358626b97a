import { Result } from "effect"
import { countText } from "../message/count-text.ts"
import { shareOf } from "./figure.ts"
import { fleetMessages } from "./fleet-messages.ts"
import type { FleetNumber } from "./fleet-numbers.ts"

type Comparison = (found: number, limit: number) => boolean

const comparisons: ReadonlyMap<string, Comparison> = new Map([
  [">", (found, limit) => found > limit],
  [">=", (found, limit) => found >= limit],
  ["<", (found, limit) => found < limit],
  ["<=", (found, limit) => found <= limit]
])

/** A figure must not be so: `offline > 5%`. */
export interface FleetLimit {
  readonly text: string
  readonly name: string
  readonly isPassed: Comparison
  readonly limit: number
  readonly isShare: boolean
}

const written = /^\s*([a-z-]+)\s*(>=|<=|>|<)\s*(\d+(?:\.\d+)?)\s*(%?)\s*$/u

const names: ReadonlyArray<string> = Object.keys(fleetMessages.numbers)

const readLimit = (text: string): Result.Result<FleetLimit, string> => {
  const [, name = "", sign = "", limit = "", percent = ""] = written.exec(text) ?? []
  const isPassed = comparisons.get(sign)
  if (isPassed === undefined) return Result.fail(fleetMessages.limitWrong(text.trim()))
  if (!names.includes(name)) return Result.fail(fleetMessages.limitUnknown(name, names))
  return Result.succeed({ text: text.trim(), name, isPassed, limit: Number(limit), isShare: percent === "%" })
}

/** The limits of a text, commas between them; fails with the sentence that says what is wrong with one. */
export const readLimits = (text: string): Result.Result<ReadonlyArray<FleetLimit>, string> =>
  Result.all(text.split(",").map(readLimit))

/** In English, as the limit itself is written. */
const percent = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 2 })

/** What is said of each limit that is passed, or that nobody can tell about; a share of nothing passes none. */
export const passedLimits = (
  limits: ReadonlyArray<FleetLimit>,
  numbers: ReadonlyArray<FleetNumber>
): ReadonlyArray<string> =>
  limits.flatMap(({ text, name, isPassed, limit, isShare }) => {
    const found = numbers.find(({ key }) => key === name)
    if (found === undefined) return [fleetMessages.limitNotChecked(text, fleetMessages.notRead)]
    if (found.figure === null) return [fleetMessages.limitNotChecked(text, found.reason ?? fleetMessages.notRead)]
    const { count } = found.figure
    const share = shareOf(count, found.of.count)
    const value = isShare ? share : count
    if (value === null || !isPassed(value, limit)) return []
    const part =
      share === null
        ? countText(count)
        : fleetMessages.part(countText(count), countText(found.of.count), percent.format(share / 100))
    return [fleetMessages.limitPassed(text, part)]
  })
