import { Schema } from "effect"

/**
 * What has to come before a wave begins, of which nobody knows when: the start, that a rollout that is held goes on, the
 * wave before it that waits itself, a person who goes on, or an approval.
 */
export const AwaitedTurn = Schema.Literals(["start", "hold", "wave", "person", "approval"])
export type AwaitedTurn = typeof AwaitedTurn.Type
