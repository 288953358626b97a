import { describe, expect, it } from "vitest"
import { displayUtc } from "../time/display-date.ts"
import { stepComesTo } from "./rollout-page.ts"
import type { AllowedHours, WavePlan } from "./rollout-plan.ts"
import type { AwaitedFirst, Rollout, WaitReason } from "./rollout-record.ts"
import { sampleFigures, sampleWave } from "./sample-plan.ts"
import { sampleRollout } from "./sample-rollout.ts"
import { waitingFor } from "./waiting.ts"
import { waveMomentMessagesInGerman } from "./wave-moment-messages.de.ts"

const night: ReadonlyArray<AllowedHours> = [{ weekdays: [1], from: "22:00", until: "06:00" }]
const at = { kind: "at", at: "2026-11-22T02:00:00.000Z" } as const
const approval = { required: true, byAnother: false }

const unsent = (wave: number, targets: number) => sampleFigures({ wave, targets, sent: 0, succeeded: 0 })

interface Given {
  readonly rules?: Partial<WavePlan>
  readonly windows?: ReadonlyArray<AllowedHours>
  readonly reason?: WaitReason
  readonly awaits?: ReadonlyArray<AwaitedFirst>
  readonly waves?: Rollout["waves"]
}

const rolloutOf = ({ rules = {}, windows = [], reason = "paused", awaits = [], waves = [unsent(1, 5)] }: Given) => {
  const { plan } = sampleRollout()
  const wait = waitingFor(reason, { since: "2026-11-21T10:00:00.000Z", until: null }, null)
  const planned = waves.map(() => sampleWave(rules))
  return sampleRollout({ plan: { ...plan, windows, waves: planned }, waitingFor: wait, awaits, waves, wave: 1 })
}

const says = (step: Parameters<typeof stepComesTo>[1], given: Given) =>
  stepComesTo(
    {
      ...rolloutOf(given),
      state: step === "resume" ? "paused" : "waiting",
      ...(step === "start" ? { wave: null } : {})
    },
    step,
    clock
  )

const clock = { timeText: displayUtc, now: new Date("2026-11-21T10:00:00.000Z") }

describe("starting", () => {
  it("is at once only where nothing is waited for", () => {
    const say = (given: Given) => says("start", given)
    expect(say({})).toBe("Wave 1 goes to 5 targets now.")
    expect(say({ rules: { approval } })).toBe("Wave 1 goes to 5 targets once it is approved.")
    expect(say({ windows: night })).toBe("Wave 1 goes to 5 targets in the allowed hours.")
    expect(say({ rules: { start: at } })).toBe("Wave 1 goes to 5 targets at 2026-11-22 2:00 AM UTC.")
    expect(say({ rules: { spreadMinutes: 60 } })).toBe("Wave 1 goes to 5 targets from now on, spread as planned.")
    expect(say({ rules: { start: { kind: "siteHour", reading: "2026-11-22T02:00" } } })).toBe(
      "Wave 1 goes to 5 targets when clocks at each site read 2026-11-22 02:00."
    )
  })

  it("names all that is waited for together", () => {
    const rules = { start: at, approval: { required: true, byAnother: true } }
    expect(says("start", { rules, windows: night })).toBe(
      "Wave 1 goes to 5 targets once somebody else than the rollout's creator has approved it, not before 2026-11-22 2:00 AM UTC, in the allowed hours."
    )
  })

  it("is at once where its time has passed", () => {
    const rollout = { ...rolloutOf({ rules: { start: at } }), wave: null }
    const now = new Date("2026-11-22T02:00:00.000Z")
    expect(stepComesTo(rollout, "start", { ...clock, now })).toBe("Wave 1 goes to 5 targets now.")
  })

  it("of a growing rollout without targets waits for them", () => {
    expect(says("start", { waves: [unsent(1, 0)] })).toBe(
      "No target matches the filter yet. It waits for those that will."
    )
  })
})

describe("resuming what is not begun", () => {
  const left = "5 targets of this wave were not sent yet and get it"

  it("comes back to the approval and the time that are still to come", () => {
    expect(says("resume", { rules: { approval }, awaits: ["approval"] })).toBe(`${left} once it is approved.`)
    expect(says("resume", { rules: { approval } })).toBe(`${left} now.`)
    expect(says("resume", { rules: { start: at }, awaits: ["time"] })).toBe(`${left} at 2026-11-22 2:00 AM UTC.`)
    expect(says("resume", { rules: { start: at } })).toBe(`${left} now.`)
    expect(says("resume", { rules: { approval }, windows: night, awaits: ["approval"] })).toBe(
      `${left} once it is approved, in the allowed hours.`
    )
  })
})

describe("going on", () => {
  it("with an approval is at the time and in the hours of the wave", () => {
    const say = (given: Given) => says("advance", { reason: "approval", ...given })
    expect(say({ rules: { approval }, awaits: ["approval"] })).toBe("Wave 1 goes to 5 targets once it is approved.")
    expect(say({ rules: { approval, start: at }, awaits: ["approval", "time"] })).toBe(
      "Wave 1 goes to 5 targets once it is approved, not before 2026-11-22 2:00 AM UTC."
    )
  })

  it("before its time is within the allowed hours all the same", () => {
    const say = (given: Given) => says("advance", { reason: "time", rules: { start: at }, awaits: ["time"], ...given })
    expect(say({})).toBe("Wave 1 goes to 5 targets now, without waiting for its time.")
    expect(say({ windows: night })).toBe("Wave 1 goes to 5 targets in the allowed hours, without waiting for its time.")
  })

  it("to the next wave waits for what that one waits for", () => {
    const waves = [sampleFigures({ targets: 5, sent: 5 }), unsent(2, 20)]
    const say = (rules: Partial<WavePlan>) => says("advance", { reason: "person", waves, rules })
    expect(say({})).toBe("Wave 2 goes to 20 targets now.")
    expect(say({ approval })).toBe("Wave 2 goes to 20 targets once it is approved.")
  })
})

it("is told in German, too", () => {
  const { goes, early, left } = waveMomentMessagesInGerman
  const now = { approval: null, start: { kind: "now" }, isInHours: false, isSpread: false } as const
  const later = { ...now, start: { kind: "at", time: "22.11.2026" } } as const
  expect([goes(1, 5, now), goes(1, 1, { ...now, isInHours: true }), goes(2, 5, { ...now, isSpread: true })]).toEqual([
    "Welle 1 geht jetzt an 5 Ziele.",
    "Welle 1 geht innerhalb der Zeitfenster an 1 Ziel.",
    "Welle 2 geht ab jetzt an 5 Ziele, verteilt wie geplant."
  ])
  expect([goes(1, 5, later), goes(1, 5, { ...later, approval: "editor", isInHours: true })]).toEqual([
    "Welle 1 geht am 22.11.2026 an 5 Ziele.",
    "Welle 1 geht an 5 Ziele, sobald die Welle genehmigt ist, frühestens am 22.11.2026 innerhalb der Zeitfenster."
  ])
  expect([early(1, 5, now), left(1, { ...now, approval: "another" })]).toEqual([
    "Welle 1 geht jetzt an 5 Ziele, ohne auf ihre Zeit zu warten.",
    "1 Ziel dieser Welle, an die noch nicht gesendet wurde, erhält es, sobald jemand anderes als der Ersteller des Rollouts sie genehmigt hat."
  ])
})
