import { describe, expect, it } from "vitest"
import { displayUtc } from "../time/display-date.ts"
import { stepComesTo } from "./rollout-page.ts"
import type { Rollout } from "./rollout-record.ts"
import { sampleFigures, sampleWave } from "./sample-plan.ts"
import { sampleRollout } from "./sample-rollout.ts"
import { waitingFor } from "./waiting.ts"

const clock = { timeText: displayUtc, now: new Date("2026-11-21T10:00:00.000Z") }
const when = { since: "2026-11-21T10:00:00.000Z", until: null }
const waves = [
  sampleFigures({ targets: 5, sent: 5, succeeded: 3, failed: 2 }),
  sampleFigures({ wave: 2, targets: 20, sent: 0, succeeded: 0 })
]

const says = (step: "advance" | "resume" | "retry", change: Partial<Rollout> = {}) =>
  stepComesTo(
    sampleRollout({ state: "paused", wave: 1, waves, waitingFor: waitingFor("gate", when, null), ...change }),
    step,
    clock
  )

describe("after a lost gate", () => {
  it("going on says which wave goes out to how many, and when", () => {
    const { plan } = sampleRollout()
    const said = "Wave 1 did not pass its gate. The rollout goes on all the same."
    expect(says("advance")).toBe(`${said} Wave 2 goes to 20 targets now.`)
    const rules = [sampleWave(), sampleWave({ approval: { required: true, byAnother: false } })]
    expect(says("advance", { rules })).toBe(`${said} Wave 2 goes to 20 targets once it is approved.`)
    const last = waves.slice(0, 1)
    expect(says("advance", { waves: last })).toBe(`${said} No wave is left, so the rollout is done.`)
    expect(says("advance", { waves: last, plan: { ...plan, growing: { filter: [] } } })).toContain(
      "it waits for targets"
    )
  })

  it("going on sends the rest of its wave first", () => {
    const held = [sampleFigures({ targets: 9, sent: 5, failed: 2 }), ...waves.slice(1)]
    expect(says("advance", { waves: held })).toContain("4 targets of this wave were not sent yet and get it now.")
  })

  it("resuming says what follows, and only if the gate is passed", () => {
    expect(says("resume")).toBe(
      "What was sent is watched again. Its gate is judged at the end, and wave 2 follows only if it is passed."
    )
    expect(says("resume", { waves: waves.slice(0, 1) })).toBe("What was sent is watched again.")
  })

  it("a retry says when, and that the next wave follows it", () => {
    expect(says("retry")).toBe(
      "2 targets that failed are sent again now, in a wave of their own. Wave 2 follows once that wave has passed its gate."
    )
  })
})
