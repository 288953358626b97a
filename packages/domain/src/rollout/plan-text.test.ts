import { expect, it } from "vitest"
import { samplePlan, sampleTarget } from "./sample-plan.ts"
import { judgePlan } from "./validate-plan.ts"

const moment = { now: new Date("2026-11-21T10:00:00Z"), known: null, deviceTypes: [] }

it("a text of a target that is too long is told with the target that has it", () => {
  const targets = [
    sampleTarget(1),
    sampleTarget(2, { name: "x".repeat(1001), merchant: "y".repeat(1000) }),
    sampleTarget(3, { merchant: "y".repeat(1001) })
  ]
  expect(judgePlan(samplePlan(3, { targets }), moment).reasons).toEqual([
    {
      path: "targets[1].name",
      sentence:
        "Length of input exceeds maximum of 1000 characters. Shorten it for the target with the id 2, or take the target off the list."
    },
    {
      path: "targets[2].merchant",
      sentence:
        "Length of input exceeds maximum of 1000 characters. Shorten it for the target with the id 3, or take the target off the list."
    }
  ])
})

it("another text that is too long is told by its place, and not said again by what it would mean", () => {
  const plan = samplePlan(3, { withoutZone: { zone: "z".repeat(1001) } })
  expect(judgePlan(plan, moment).reasons).toEqual([
    { path: "withoutZone.zone", sentence: "Length of input exceeds maximum of 1000 characters. Shorten it." }
  ])
})
