import { otherwise } from "./answers.ts"
import { withOutput } from "./outcome.ts"

/**
 * The state of a load that may be called off once it takes long, for a machine with the delay `longWait`, the guard
 * `isWaitLong`, the actions `setWaitLong`, `endWait` and `setCancelled`, and the state `failed`.
 */
export const awaited = {
  tags: "busy",
  exit: "endWait",
  after: { longWait: { actions: "setWaitLong" } },
  on: { cancel: { guard: "isWaitLong", target: "failed", actions: "setCancelled" } }
} as const

/** Where the answer of a load leads that has no other outcomes than these. */
export const readyOrFailed = [
  { guard: withOutput("succeeded"), target: "ready", actions: withOutput("setOutcome") },
  ...otherwise("failed", withOutput("setOutcome"))
] as const
