import type { Failure } from "../actor-logic/failure.ts"

const uncertain: ReadonlySet<Failure["_tag"]> = new Set(["TimedOut", "Unreachable", "Unreadable", "TooLarge"])

/** Whether a write that ended so may have been carried out all the same: its answer was lost, late or unreadable. */
export const isUncertain = (failure: Failure): boolean => uncertain.has(failure._tag)
