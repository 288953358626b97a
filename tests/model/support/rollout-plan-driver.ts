import { sampleTarget } from "@command-center/domain/rollout/sample-plan"
import { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import type { FoundTargets, RolloutPlanInput } from "@command-center/machines/rollout-plan/rollout-plan.types"
import { Result } from "effect"
import { actorDriver } from "./actor-driver.ts"

/** Two UTGs, of three more nobody can be planned for. */
export const found: FoundTargets = {
  targets: [sampleTarget(1), sampleTarget(2, { timeZone: null })],
  isAttended: false,
  leftOut: 3,
  unreadable: { count: 0, reasons: [] },
  refusals: [],
  versions: { utg: [], agent: [] },
  versionsFailure: null,
  profiles: [],
  profilesFailure: null,
  forms: [],
  formsFailure: null,
  deviceTypes: [],
  notOffered: { versions: null, profiles: null, forms: null }
}
let keys = 0
export const input: RolloutPlanInput = {
  businessEntityId: 12,
  chosen: { list: "utgs", who: { ids: [1, 2] }, filter: [] },
  mayEdit: { utgs: true, devices: false },
  now: () => new Date("2026-11-21T10:00:00.000Z"),
  newKey: () => `key ${(keys += 1)}`,
  newSeed: () => 7,
  timeZone: "America/New_York"
}
export const merchant = { PropertyName: "ComponentMerchant", Operator: "EQ", Value: "Bar" } as const

/** A plan for two selected UTGs that are being read. */
export const opened = (given: Partial<RolloutPlanInput> = {}) => actorDriver(rolloutPlanMachine, { ...input, ...given })
/** The same once they were read. */
export const editing = async (given: Partial<RolloutPlanInput> = {}, loaded: Partial<FoundTargets> = {}) => {
  const driver = opened(given)
  await driver.settle("loadTargets", Result.succeed({ ...found, ...loaded }))
  return driver
}
/** A plan that could be sent. */
export const named = async () => {
  const driver = await editing()
  await driver.perform({ type: "draft.changed", change: { name: "Restart all" } })
  return driver
}
