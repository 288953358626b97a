import fc from "fast-check"
import { expect, it } from "vitest"
import { type AlertStates, judged, passes } from "./alert-state.ts"
import { sampleAlert } from "./sample-alert.ts"

const minute = (at: number): string => new Date(Date.UTC(2026, 0, 1, 0, at)).toISOString()

const directions = fc.constantFrom("more" as const, "fewer" as const)
const counts = fc.array(fc.option(fc.nat({ max: 4 })), { maxLength: 40 })

/** What is told while counts come in, by the step; a step without a count is a look at which nothing was read. */
const toldAt = (rule: typeof sampleAlert, given: ReadonlyArray<number | null>): ReadonlyArray<number> => {
  let states: AlertStates = {}
  return given.flatMap((count, at) => {
    const result = judged(
      [rule],
      states,
      count === null ? {} : { [rule.id]: { revision: rule.revision, count } },
      minute(at)
    )
    states = result.states
    return result.fired.length > 0 ? [at] : []
  })
}

it("a rule tells exactly once each time its limit is passed", () => {
  fc.assert(
    fc.property(directions, fc.nat({ max: 3 }), counts, (direction, limit, given) => {
      const rule = { ...sampleAlert, direction, limit }
      let wasPassed = false
      const passings = given.flatMap((count, at) => {
        const isPassed = count === null ? wasPassed : passes(rule, count)
        const begins = isPassed && !wasPassed
        wasPassed = isPassed
        return begins ? [at] : []
      })
      expect(toldAt(rule, given)).toEqual(passings)
    }),
    { numRuns: 1000 }
  )
})

it("a snoozed rule tells once when the snooze is over, and only if its limit is still passed", () => {
  fc.assert(
    fc.property(counts, fc.nat({ max: 40 }), (given, until) => {
      const rule = { ...sampleAlert, limit: 2, snoozedUntil: minute(until) }
      const told = toldAt(rule, given)
      expect(told.every((at) => at >= until)).toBe(true)
      const later = toldAt({ ...rule, snoozedUntil: null }, given).filter((at) => at > until)
      const atEnd = given.slice(0, until + 1).findLast((count) => count !== null)
      const isPassedThen = until < given.length && atEnd !== null && atEnd !== undefined && passes(rule, atEnd)
      expect(told).toEqual(isPassedThen ? [until, ...later] : later)
    }),
    { numRuns: 1000 }
  )
})

it("two tabs that take turns with the same states tell no more than one would", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 4 }), { maxLength: 30 }), (given) => {
      const rule = { ...sampleAlert, limit: 2 }
      const twice = given.flatMap((count) => [count, count])
      expect(toldAt(rule, twice)).toHaveLength(toldAt(rule, given).length)
    }),
    { numRuns: 500 }
  )
})
