import { Schema } from "effect"
import { Rollout, RolloutSummary } from "./rollout-record.ts"

/** A rollout as its changes are told; a service or an event of before tells neither times nor rules. */
export const RolloutTold = Schema.Struct({
  ...RolloutSummary.fields,
  times: Schema.optionalKey(Rollout.fields.times),
  rules: Rollout.fields.rules
})
export type RolloutTold = typeof RolloutTold.Type
