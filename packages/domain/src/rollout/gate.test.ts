import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { decisionText, gateDecision, hasFigures, isLost } from "./gate.ts"
import { gateMessages } from "./rollout-messages.ts"
import { sampleFigures, sampleWave } from "./sample-plan.ts"

const { gate } = sampleWave()
const limit = fc.record({
  share: fc.option(fc.double({ min: 0, max: 100, noNaN: true })),
  count: fc.option(fc.nat(60))
})
const gates = fc.record({ failed: limit, unconfirmed: limit, silent: limit })
const figure = fc.constantFrom("failed", "unconfirmed", "silent")
const figures = fc
  .record({ failed: fc.nat(20), unconfirmed: fc.nat(20), silent: fc.nat(20), skipped: fc.nat(20) })
  .map((given) => sampleFigures({ targets: 90, ...given }))

describe("a gate", () => {
  it("tells its figures beside their limits, and why it is passed or not", () => {
    const passed = sampleFigures({ failed: 1, succeeded: 44, unconfirmed: 4, silent: 1 })
    expect(decisionText(passed, gateDecision(gate, passed))).toBe(
      "Wave 1 passed its gate. 1 of 50 failed (2%); allowed: at most 2%. 4 of 50 not confirmed (8%); allowed: at most 10%. 1 of 50 lost contact (2%); allowed: at most 1."
    )
    const lost = sampleFigures({ failed: 2, silent: 2, skipped: 10 })
    const both = { ...gate, silent: { share: 1, count: 3 }, unconfirmed: { share: null, count: null } }
    expect(decisionText(lost, gateDecision(both, lost))).toBe(
      "Wave 1 did not pass its gate. 2 of 40 failed (5%), which is more than allowed: at most 2%. 0 of 40 not confirmed (0%); allowed: no limit. 2 of 40 lost contact (5%), which is more than allowed: at most 1% and at most 3."
    )
  })

  it("whose targets were all skipped is passed", () => {
    const none = sampleFigures({ sent: 0, succeeded: 0, skipped: 50 })
    expect(gateDecision(gate, none).isPassed).toBe(true)
    expect(gateDecision(gate, none).findings[0]?.sentence).toBe("0 of 0 failed; allowed: at most 2%.")
  })

  it("has figures once anything of its wave was sent or came to an end", () => {
    const none = { sent: 0, succeeded: 0, failed: 0 }
    expect(hasFigures(sampleFigures(none))).toBe(false)
    expect([
      hasFigures(sampleFigures({ ...none, sent: 1 })),
      hasFigures(sampleFigures({ ...none, failed: 1 }))
    ]).toEqual([true, true])
  })

  it("is never passed by more trouble, or by a lower limit", () => {
    fc.assert(
      fc.property(gates, figures, figure, fc.integer({ min: 1, max: 5 }), (given, before, more, by) => {
        const isPassed = (checked: typeof given, wave: typeof before) => gateDecision(checked, wave).isPassed
        const worse = { ...before, [more]: before[more] + by }
        expect(isPassed(given, worse) && !isPassed(given, before)).toBe(false)
        const { share, count } = given[more]
        const lower = { share: share === null ? 50 : share / 2, count: count === null ? 10 : Math.floor(count / 2) }
        expect(isPassed({ ...given, [more]: lower }, before) && !isPassed(given, before)).toBe(false)
      })
    )
  })

  it("is lost only where it cannot be passed any more", () => {
    fc.assert(
      fc.property(gates, figures, fc.nat(10), (given, wave, more) => {
        const later = { ...wave, failed: wave.failed + more }
        const best = { ...wave, unconfirmed: 0, silent: 0 }
        expect(isLost(given, wave) && gateDecision(given, later).isPassed).toBe(false)
        expect(isLost(given, wave) || gateDecision(given, best).isPassed).toBe(true)
      })
    )
  })
})

it("a limit is told as it was typed, and a share that is neither none nor all never as such", () => {
  const { limit, figure } = gateMessages
  expect([limit(0.04, null), limit(99.96, 2)]).toEqual(["at most 0.04%", "at most 99.96% and at most 2"])
  expect([figure("failed", 1, 3000), figure("failed", 2999, 3000), figure("silent", 0, 3000)]).toEqual([
    "1 of 3000 failed (under 0.1%)",
    "2999 of 3000 failed (over 99.9%)",
    "0 of 3000 lost contact (0%)"
  ])
})
