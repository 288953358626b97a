import { expect, it } from "vitest"
import type { RolloutPlan } from "./rollout-plan.ts"
import { samplePlan, sampleTarget, sampleWave } from "./sample-plan.ts"
import { judgePlan, type PlanMoment } from "./validate-plan.ts"

const reasons = (
  change: Partial<RolloutPlan>,
  deviceTypes: PlanMoment["deviceTypes"] = [],
  known: PlanMoment["known"] = null
) =>
  judgePlan(samplePlan(1, change), { now: new Date("2026-11-21T10:00:00Z"), known, deviceTypes }).reasons.map(
    ({ path, sentence }) => `${path}: ${sentence}`
  )

const forTypes = (...types: ReadonlyArray<string>): Partial<RolloutPlan> => {
  const device = { componentId: 3, apiTerminalId: "t", pciVersion: 3, terminalName: null }
  return {
    action: { kind: "pushForms", formId: 4, formBusinessEntityId: 42 },
    targets: types.map((deviceType, at) => sampleTarget(at + 1, { device: { ...device, deviceType } })),
    waves: [sampleWave({ size: { percent: 100 } })]
  }
}

it("what goes to devices goes to those of one type, however that is spelled", () => {
  expect(reasons(forTypes("ipp350", "IPP350"))).toEqual([])
  expect(reasons(forTypes("ipp350", "iwl250"))).toEqual([
    "targets: The devices are of 2 types (ipp350, iwl250), and what is sent is made for one. Plan a rollout for each."
  ])
})

it("which types are one, the service's list tells; where it was not asked, nobody does [B9-36]", () => {
  const apart = [
    { key: "6", name: "iwl220" },
    { key: "40", name: "ict220" }
  ]
  const aliases = forTypes("iwl220", "ict220")
  expect([reasons(aliases), reasons(aliases, apart)]).toEqual([
    [],
    ["targets: The devices are of 2 types (iwl220, ict220), and what is sent is made for one. Plan a rollout for each."]
  ])
  const together = [
    { key: "30", name: "ipp350" },
    { key: "30", name: "iwl250" }
  ]
  const two = forTypes("ipp350", "iwl250")
  expect([reasons(two, together), reasons(two, null)]).toEqual([[], []])
})

it("a plan that grows may begin with nobody", () => {
  expect(reasons({ targets: [], growing: { filter: [] } })).toEqual([])
})

it("a target that is not among rows of which some could not be read is not said to be gone", () => {
  expect(reasons({ waves: [sampleWave()] }, [], { byId: new Map(), isWhole: false })).toEqual([
    "targets[0]: anc-pos-1 (1) is not among the rows that could be read, so nobody can tell whether it still exists. Try again later, or take it off the list."
  ])
})

it("of a target of the other kind that alone is said; a device's id that is none is not said to be gone", () => {
  const nobody = { byId: new Map(), isWhole: true }
  const action = { kind: "pushForms", formId: 4, formBusinessEntityId: 42 } as const
  const { targets = [] } = forTypes("ipp350")
  expect([
    reasons({ action, waves: [sampleWave()] }, [], nobody),
    reasons({ targets, waves: [sampleWave()] }, [], nobody),
    reasons({ action, targets, waves: [sampleWave()] }, [], nobody)
  ]).toEqual([
    ["targets[0]: anc-pos-1 is a UTG, and this goes to devices. Choose its devices."],
    ["targets[0]: anc-pos-1 is a device, and this goes to UTGs. Choose its UTG."],
    [
      "targets[0]: anc-pos-1 (1) is no device that you may see: it no longer exists, or the id is that of a UTG. Take it off the list, or give the id of the device."
    ]
  ])
})

it("zones are counted however their machines write them", () => {
  const spelled = Array.from({ length: 1200 }, (_, at) => `${" ".repeat(at % 40)}UTC${" ".repeat(at / 40)}`)
  const targets = spelled.map((timeZone, at) => sampleTarget(at + 1, { timeZone }))
  expect(reasons({ targets, waves: [sampleWave()] })).toEqual([])
  const different = targets.map((target, at) => ({ ...target, timeZone: `Zone ${at}` }))
  expect(reasons({ targets: different, waves: [sampleWave()] })).toEqual([
    "targets: There are 1200 time zones, and a rollout takes 1000. Use fewer, or plan two rollouts."
  ])
})
