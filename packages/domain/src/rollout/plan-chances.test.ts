import { describe, expect, it } from "vitest"
import type { RolloutPlan } from "./rollout-plan.ts"
import { samplePlan, sampleWave } from "./sample-plan.ts"
import { judgePlan, type PlanMoment } from "./validate-plan.ts"

const now = new Date("2026-11-21T10:00:00Z")
const reasons = (change: Partial<RolloutPlan>, known: PlanMoment["known"] = null) =>
  judgePlan(samplePlan(20, change), { now, known, deviceTypes: [] }).reasons.map(
    ({ path, sentence }) => `${path}: ${sentence}`
  )

describe("a wave that is not watched", () => {
  const unwatched = (unconfirmed: { share: number | null; count: number | null }, change: Partial<RolloutPlan> = {}) =>
    reasons({
      waves: [sampleWave({ size: { percent: 100 }, watchMinutes: 0, gate: { ...sampleWave().gate, unconfirmed } })],
      ...change
    }).filter((reason) => reason.includes("can never pass")).length === 0

  it("passes only where as many may be unconfirmed as run last", () => {
    expect(unwatched({ share: null, count: null })).toBe(true)
    expect(unwatched({ share: 100, count: 20 })).toBe(true)
    expect(unwatched({ share: 10, count: null })).toBe(false)
    expect(unwatched({ share: null, count: 5 })).toBe(false)
    expect(unwatched({ share: 0, count: null })).toBe(false)
  })

  it("passes for a profile, which is applied by the call itself", () => {
    const action = { kind: "applyProfile", profileId: 7, profileBusinessEntityId: 42 } as const
    expect(unwatched({ share: null, count: 0 }, { action })).toBe(true)
  })
})

it("a target that was moved, or is on another machine, is told as it is now", () => {
  const byId = new Map(
    samplePlan(20).targets.map(({ id, businessEntityId, machinePermanentId }) => [
      id,
      {
        businessEntityId: id === 3 ? 7 : businessEntityId,
        machinePermanentId: id === 4 ? "another" : machinePermanentId
      }
    ])
  )
  expect(reasons({}, { byId, isWhole: true })).toEqual([
    "targets[2]: anc-pos-3 (3) was moved to another account after it was chosen. Choose it anew.",
    "targets[3]: anc-pos-4 (4) is on another machine than when it was chosen. Choose it anew."
  ])
})
