import { describe, expect, it } from "vitest"
import { displayUtc } from "../time/display-date.ts"
import { retryWave } from "./later-waves.ts"
import { gateOfWave, isLastWave, progressText, stepComesTo, stepLabel, stepQuestion } from "./rollout-page.ts"
import { rolloutPageMessagesInGerman } from "./rollout-page-messages.de.ts"
import type { Rollout, WaitReason } from "./rollout-record.ts"
import { sampleFigures, samplePlan, sampleWave } from "./sample-plan.ts"
import { sampleRollout } from "./sample-rollout.ts"
import { waitingFor } from "./waiting.ts"

const when = { since: "2026-11-21T10:00:00.000Z", until: null }
const waiting = (reason: Parameters<typeof waitingFor>[0]) =>
  sampleRollout({ state: "waiting", waitingFor: waitingFor(reason, when, null) })

const clock = { timeText: displayUtc, now: new Date("2026-11-21T10:00:00.000Z") }

describe("going on", () => {
  it("is an approval, or the end of a growing rollout, where that is what is waited for", () => {
    expect(stepLabel(waiting("approval"), "advance")).toBe("Approve")
    expect(stepQuestion(waiting("approval"), "advance")).toBe("Approve this wave?")
    expect(stepLabel(waiting("newTargets"), "advance")).toBe("End the rollout")
    expect(stepLabel(waiting("person"), "advance")).toBe("Go on now")
  })

  it("is the only step that is called otherwise then", () => {
    const stop = (["approval", "newTargets", "person"] as const).map((reason) => [
      stepLabel(waiting(reason), "stop"),
      stepQuestion(waiting(reason), "stop")
    ])
    expect(stop).toEqual(Array.from({ length: 3 }, () => ["Stop", "Stop this rollout?"]))
  })

  it("says what it comes to", () => {
    const text = (reason: Parameters<typeof waiting>[0]) => stepComesTo(waiting(reason), "advance", clock)
    expect(text("time")).toMatch(/^Wave 1 goes to [\d,]+ targets? now, without waiting for its time\.$/u)
    expect(text("rights")).toBe("What it waits for is checked again.")
    expect(stepComesTo(sampleRollout({ state: "paused" }), "advance", clock)).toContain("did not pass its gate")
  })
})

describe("the wave that is gone on with", () => {
  const sentWave = (wave: number, targets: number) =>
    sampleFigures({ wave, targets, sent: targets, succeeded: targets })
  const unsent = (wave: number, targets: number, sent = 0) =>
    sampleFigures({ wave, targets, sent, succeeded: sent, failed: 0 })
  const goingOn = (waves: Rollout["waves"], wave: number, reason: WaitReason = "person") =>
    stepComesTo({ ...waiting(reason), waves, wave }, "advance", clock)

  it("is the first that has not been sent, also after a retry, which comes before it", () => {
    expect(goingOn([sentWave(1, 5), unsent(2, 20), unsent(3, 75)], 1)).toMatch(/^Wave 2 goes to 20 targets/u)
    const retried = [sentWave(1, 3), unsent(2, 20), unsent(3, 75), sentWave(4, 2)]
    expect(goingOn(retried, 4)).toMatch(/^Wave 2 goes to 20 targets/u)
  })

  it("is the open one again for those who joined, and goes to them alone", () => {
    const joined = [sentWave(1, 5), unsent(2, 7, 4), sentWave(3, 1)]
    expect(goingOn(joined, 3)).toMatch(/^Wave 2 goes to 3 targets/u)
    expect(goingOn(joined, 2)).toMatch(/^Wave 2 goes to 3 targets/u)
    expect(goingOn(joined, 2, "approval")).toMatch(/^Wave 2 goes to 3 targets/u)
  })
})

it("starting says when, as whoever looks has times shown", () => {
  const { plan } = sampleRollout()
  const waves = [sampleWave({ start: { kind: "at", at: "2026-11-22T02:00:00.000Z" } })]
  const planned = [sampleFigures({ sent: 0, succeeded: 0 })]
  const rollout = sampleRollout({ plan: { ...plan, waves }, waves: planned, wave: null })
  expect(stepComesTo(rollout, "start", clock)).toContain("at 2026-11-22 2:00 AM UTC")
})

it("pausing says that what was sent still runs", () => {
  expect(stepComesTo(sampleRollout(), "pause", clock)).toBe(
    "Nothing more is sent until somebody resumes it. What was already sent still runs."
  )
})

it("resuming sends what was held now, or at the next time of its site where times were planned", () => {
  const { plan } = sampleRollout()
  const waves = [sampleFigures({ targets: 50, sent: 20, skipped: 0 })]
  const text = (change: Partial<typeof plan>) =>
    stepComesTo(sampleRollout({ waves, wave: 1, plan: { ...plan, ...change } }), "resume", clock)
  const hours = [{ weekdays: [1], from: "22:00", until: "06:00" } as const]
  expect(text({ windows: [], waves: [sampleWave({ spreadMinutes: 0 })] })).toMatch(/^30 targets .+ get it now\.$/u)
  expect(text({ windows: hours })).toMatch(/Where that has passed, the next time planned for the site counts\.$/u)
  expect(text({ windows: [], waves: [sampleWave({ spreadMinutes: 60 })] })).not.toContain("now")
})

describe("stopping", () => {
  it("counts those that were not sent", () => {
    const waves = [
      sampleFigures({ targets: 50, sent: 20, skipped: 5 }),
      sampleFigures({ wave: 2, targets: 1200, sent: 0, skipped: 0 })
    ]
    expect(stepComesTo(sampleRollout({ waves }), "stop", clock)).toContain(
      "1,225 targets that were not sent get nothing"
    )
    expect(
      stepComesTo(sampleRollout({ waves: [sampleFigures({ targets: 1, sent: 0, skipped: 0 })] }), "stop", clock)
    ).toBe("1 target that was not sent gets nothing. A stopped rollout cannot be resumed.")
  })
})

it("a retry that takes somebody else's approval says so before it is asked for", () => {
  const plan = sampleRollout().plan
  const of = (byAnother: boolean) => {
    const waves = plan.waves.map((wave) => ({ ...wave, approval: { required: byAnother, byAnother } }))
    const rollout = sampleRollout({ plan: { ...plan, waves }, wave: 1, waves: [sampleFigures({ failed: 2 })] })
    return stepComesTo(rollout, "retry", clock)
  }
  expect([of(false), of(true)]).toEqual([
    "2 targets that failed are sent again now, in a wave of their own.",
    "2 targets that failed are sent again once somebody else than the rollout's creator has approved it, in a wave of their own."
  ])
})

describe("a retry, of which the service says whose rules it has", () => {
  const rollout = sampleRollout()
  const another = { required: true, byAnother: true }
  const strict = sampleWave({ approval: another, spreadMinutes: 60 })
  const plan = { ...rollout.plan, waves: [sampleWave(), strict, sampleWave()] }
  const [first] = rollout.times
  if (first === undefined) throw new Error("the sample has waves")
  const times = [1, 2, 3, 4].map((wave) => ({ ...first, wave, kind: wave === 4 ? ("retry" as const) : first.kind }))
  const retrying = (origin: typeof strict) =>
    sampleRollout({
      plan,
      times,
      rules: [...plan.waves, retryWave(origin)],
      wave: 4,
      waves: [1, 2, 3, 4].map((wave) => sampleFigures({ wave, targets: 5, sent: 4, failed: wave === 4 ? 2 : 0 }))
    })

  it("is retried with the approval of that wave", () => {
    const text = (origin: typeof strict) => stepComesTo(retrying(origin), "retry", clock)
    expect(text(strict)).toContain("once somebody else than the rollout's creator has approved it")
    expect(text(sampleWave())).toMatch(/^2 targets that failed are sent again now, in a wave of their own\./u)
  })

  it("is resumed at the times of that wave", () => {
    const text = (origin: typeof strict) => stepComesTo(retrying(origin), "resume", clock)
    expect(text(strict)).toContain("at the planned time")
    expect(text(sampleWave())).toBe("1 target of this wave was not sent yet and gets it now.")
  })

  it("is judged by its gate", () => {
    const gate = { ...strict.gate, failed: { share: 7, count: null } }
    expect(gateOfWave(retrying({ ...strict, gate }), 4)).toEqual(gate)
  })
})

it("a wave has the gate by which it is judged: of its plan, of the last for those that joined, of the one it retries", () => {
  const rollout = sampleRollout()
  const [first] = rollout.times
  if (first === undefined) throw new Error("the sample has waves")
  const last = samplePlan(20).waves.at(-1)
  const times = [...rollout.times, { ...first, kind: "open" as const }, { ...first, kind: "retry" as const }]
  const count = rollout.times.length
  expect(gateOfWave({ ...rollout, times }, 1)).toEqual(rollout.plan.waves[0]?.gate)
  expect(gateOfWave({ ...rollout, times }, count + 1)).toEqual(last?.gate)
  const own = retryWave(sampleWave({ gate: { ...sampleWave().gate, failed: { share: null, count: 3 } } }))
  const rules = [...times.slice(1).map(() => sampleWave()), own]
  expect(gateOfWave({ ...rollout, times, rules }, count + 2)).toEqual(own.gate)
  expect(gateOfWave({ ...rollout, times }, count + 2)).toBeNull()
})

describe("how far it is", () => {
  const none = { sent: 0, succeeded: 0 }

  it("counts as done what was done, went wrong or lost contact, of all waves", () => {
    const waves = [
      sampleFigures({ targets: 10, succeeded: 3, failed: 2, silent: 1, unconfirmed: 4 }),
      sampleFigures({ wave: 2, targets: 1200, ...none })
    ]
    expect(progressText(waves)).toBe("6 of 1,210 done")
    expect(progressText(waves.slice(1))).toBe("0 of 1,200 done")
  })

  it("tells those that were skipped beside them", () => {
    const skipped = (targets: number, wave = 1) => sampleFigures({ wave, targets, ...none, skipped: targets })
    expect(progressText([skipped(2)])).toBe("0 of 2 done, 2 skipped")
    expect(progressText([sampleFigures({ targets: 4, succeeded: 3, skipped: 1 })])).toBe("3 of 4 done, 1 skipped")
    expect(progressText([skipped(1), skipped(1200, 2)])).toBe("0 of 1,201 done, 1,201 skipped")
  })

  it("is told in German, too", () => {
    const { progress } = rolloutPageMessagesInGerman
    expect([progress(0, 2, 2), progress(3, 4, 1), progress(3, 4, 0)]).toEqual([
      "0 von 2 erledigt, 2 übersprungen",
      "3 von 4 erledigt, 1 übersprungen",
      "3 von 4 erledigt"
    ])
  })
})

describe("the last wave", () => {
  const waves = (...sent: ReadonlyArray<number>) =>
    sent.map((count, at) => sampleFigures({ wave: at + 1, sent: count }))
  const lastOf = (rollout: Rollout) => rollout.waves.map(({ wave }) => wave).filter((wave) => isLastWave(rollout, wave))
  const all = sampleFigures().targets

  it("is by its turn: a retry with a later number comes before those that were not sent", () => {
    expect(lastOf(sampleRollout({ wave: null, waves: waves(0, 0) }))).toEqual([2])
    expect(lastOf(sampleRollout({ wave: 3, waves: waves(all, 0, all) }))).toEqual([2])
    expect(lastOf(sampleRollout({ wave: 2, waves: waves(all, all, all) }))).toEqual([2])
    expect(lastOf(sampleRollout({ wave: 3, waves: waves(all, all, 0) }))).toEqual([3])
  })

  it("is none where others may join", () => {
    const rollout = sampleRollout({ wave: 2, waves: waves(all, all) })
    expect(lastOf({ ...rollout, plan: { ...rollout.plan, growing: { filter: [] } } })).toEqual([])
  })
})
