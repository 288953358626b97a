import { expect, it } from "vitest"
import type { RolloutPlan } from "./rollout-plan.ts"
import { samplePlan, sampleTarget, sampleWave } from "./sample-plan.ts"
import { judgePlan } from "./validate-plan.ts"

const reasons = (change: Partial<RolloutPlan>) =>
  judgePlan(samplePlan(1, change), { now: new Date("2026-11-21T10:00:00Z"), known: null }).reasons.map(
    ({ path, sentence }) => `${path}: ${sentence}`
  )

it("what goes to devices goes to those of one type, however that is spelled", () => {
  const device = (deviceType: string) => ({
    componentId: 3,
    apiTerminalId: "t",
    deviceType,
    pciVersion: 3,
    terminalName: null
  })
  const told = (...types: ReadonlyArray<string>) =>
    reasons({
      action: { kind: "pushForms", formId: 4, formBusinessEntityId: 42 },
      targets: types.map((type, at) => sampleTarget(at + 1, { device: device(type) })),
      waves: [sampleWave({ size: { percent: 100 } })]
    })
  expect(told("ipp350", "IPP350")).toEqual([])
  expect(told("ipp350", "iwl250")).toEqual([
    "targets: The devices are of 2 types (ipp350, iwl250), and what is sent is made for one. Plan a rollout for each."
  ])
})

it("a plan that grows may begin with nobody", () => {
  expect(reasons({ targets: [], growing: { filter: [] } })).toEqual([])
})
