import { describe, expect, it } from "vitest"
import type { RolloutPlan } from "./rollout-plan.ts"
import { plannedWaves } from "./rollout-preview.ts"
import { samplePlan, sampleTarget, sampleWave } from "./sample-plan.ts"
import { toldTimes } from "./told-times.ts"

const planned = new Date("2026-11-21T03:04:00.000Z")
const later = new Date("2026-11-22T15:06:00.000Z")
const half = { size: { percent: 50 }, watchMinutes: 60 } as const

const planOf = (change: Partial<RolloutPlan> = {}) =>
  samplePlan(4, { waves: [sampleWave(half), sampleWave(half)], ...change })

/** As the service keeps them: the times of planning, and when each has begun. */
const kept = (plan: RolloutPlan, begun: ReadonlyArray<Date | null> = []) =>
  plannedWaves(plan, planned).flatMap(({ preview }, at) => {
    const rules = plan.waves[at]
    return rules === undefined ? [] : [{ times: preview, rules, begunAt: begun[at] ?? null }]
  })

const turn = (wave: number, awaits: ReadonlyArray<"start" | "wave" | "person"> = []) => ({ wave, awaits, isDue: false })

describe("the times of the waves as they are told", () => {
  it("are an estimate for none that has begun, whichever it is", () => {
    const plan = planOf()
    const told = toldTimes(kept(plan, [planned, planned]), { turns: [], current: 2 }, plan, later)
    expect(told.map(({ isEstimate, begins }) => [isEstimate, begins])).toEqual([
      [false, "2026-11-21T03:04:00.000Z"],
      [false, "2026-11-21T04:04:00.000Z"]
    ])
  })

  it("go on from the watch of the wave it is in", () => {
    const plan = planOf()
    const begun = new Date("2026-11-22T15:00:00.000Z")
    const [first, ...others] = kept(plan, [begun])
    if (first === undefined) throw new Error("the plan has waves")
    const watched = { ...first.times, watchedUntil: "2026-11-22T16:00:00.000Z" }
    const told = toldTimes([{ ...first, times: watched }, ...others], { turns: [turn(2)], current: 1 }, plan, later)
    expect(told[1]).toMatchObject({
      begins: "2026-11-22T16:00:00.000Z",
      first: "2026-11-22T16:00:00.000Z",
      watchedUntil: "2026-11-22T17:00:00.000Z",
      isEstimate: true,
      awaits: []
    })
  })

  it("are as if it were started now before it is, and say what comes first", () => {
    const plan = planOf()
    const turns = [turn(1, ["start"]), turn(2, ["wave", "person"])]
    const told = toldTimes(kept(plan), { turns, current: 0 }, plan, later)
    expect(told.map(({ begins, isEstimate, awaits }) => [begins, isEstimate, awaits])).toEqual([
      ["2026-11-22T15:06:00.000Z", true, ["start"]],
      ["2026-11-22T16:06:00.000Z", true, ["wave", "person"]]
    ])
  })

  it("keep a chosen start that is still to come, and not one that somebody would not wait for", () => {
    const start = { kind: "at", at: "2026-11-23T02:00:00.000Z" } as const
    const plan = planOf({ waves: [sampleWave({ ...half, start }), sampleWave(half)] })
    const begins = (isDue: boolean) =>
      toldTimes(kept(plan), { turns: [{ ...turn(1), isDue }, turn(2)], current: 1 }, plan, later).map((each) => [
        each.begins,
        each.first
      ])
    expect(begins(false)[0]).toEqual([start.at, start.at])
    expect(begins(true)[0]).toEqual([later.toISOString(), later.toISOString()])
  })

  it("are those of each zone anew, by its own clocks, with all of its targets and those left out", () => {
    const targets = [1, 2, 3, 4].map((id) =>
      sampleTarget(id, { timeZone: id === 4 ? null : id === 3 ? "Pacific Standard Time" : "Eastern Standard Time" })
    )
    const rules = sampleWave({
      size: { percent: 100 },
      start: { kind: "siteHour", reading: "02:00" },
      spreadMinutes: 60
    })
    const plan = planOf({ targets, waves: [rules] })
    const [told] = toldTimes(kept(plan), { turns: [turn(1)], current: 0 }, plan, later)
    const [anew] = plannedWaves(plan, later)
    expect(told).toEqual({ ...anew?.preview, isEstimate: true, awaits: [] })
  })
})
