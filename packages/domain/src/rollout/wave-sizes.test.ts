import { expect, it } from "vitest"
import type { WavePlan } from "./rollout-plan.ts"
import { samplePlan, sampleWave } from "./sample-plan.ts"
import { judgePlan } from "./validate-plan.ts"

const moment = { now: new Date("2026-11-21T10:00:00Z"), known: null, deviceTypes: [] }
const reasons = (sizes: ReadonlyArray<WavePlan["size"]>) =>
  judgePlan(samplePlan(20, { waves: sizes.map((size) => sampleWave({ size })) }), moment).reasons

it.each([
  [[{ count: 2 }], 2],
  [[{ count: 2 }, { percent: 30 }], 8],
  [[{ count: 2 }, { count: 2 }, { count: 2 }], 6],
  [[{ percent: 10 }, { percent: 10 }, { percent: 10 }], 6]
])("waves of %j, which take %i of 20 targets, are refused: nobody gets what the plan did not say", (sizes, taken) => {
  expect(reasons(sizes)).toEqual([
    {
      path: "waves",
      sentence: `The waves take ${taken} of 20 targets together. Let their percentages come to 100, so that the last takes all that are left, or list fewer targets.`
    }
  ])
})

it.each([
  [[{ count: 2 }, { percent: 100 }]],
  [[{ count: 2 }, { percent: 10 }, { percent: 90 }]],
  [[{ count: 5 }, { count: 15 }]],
  [[{ percent: 100 / 3 }, { percent: 100 / 3 }, { percent: 100 / 3 }]]
])("waves of %j take all of 20 targets", (sizes) => {
  expect(reasons(sizes)).toEqual([])
})
