import { expect, it } from "vitest"
import type { RolloutPlan } from "./rollout-plan.ts"
import { samplePlan, sampleTarget, sampleWave } from "./sample-plan.ts"
import { judgePlan } from "./validate-plan.ts"

const moment = { now: new Date("2026-11-21T10:00:00Z"), known: null, deviceTypes: [] }
const judgedWaves = (change: Partial<RolloutPlan>) => {
  const { reasons, waves } = judgePlan(samplePlan(4, change), moment)
  return [reasons.map(({ path }) => path), waves.map(({ targets }) => targets.length)]
}
const waves = [sampleWave({ size: { count: 1 } }), sampleWave({ size: { count: 3 } })]
const { targets } = samplePlan(3)

it.each<[string, Partial<RolloutPlan>, ReadonlyArray<string>]>([
  ["a name that is missing", { name: "" }, ["name"]],
  [
    "one target that does not fit",
    { targets: [...targets, sampleTarget(4, { machinePermanentId: null })] },
    ["targets[3]"]
  ]
])("the waves are shown although something else is wrong: %s", (_title, change, paths) => {
  expect(judgedWaves({ waves, ...change })).toEqual([paths, [1, 3]])
})

it.each<[string, Partial<RolloutPlan>, ReadonlyArray<string>]>([
  ["there is nothing to do", { targets: [] }, ["targets"]],
  ["a share is none", { waves: [sampleWave({ size: { percent: 130 } })] }, ["waves[0].size.percent", "waves"]]
])("no waves are shown where they cannot be told: %s", (_title, change, paths) => {
  expect(judgedWaves({ waves, ...change })).toEqual([paths, []])
})
