import { Schema } from "effect"

/** What is to be known of the service before somebody plans: whether a person has to begin each wave. */
export const RolloutTerms = Schema.Struct({ isAttended: Schema.Boolean })
export type RolloutTerms = typeof RolloutTerms.Type
