import { countsOf } from "@command-center/domain/operation/operation-results"
import type { SnapshotFrom } from "xstate"
import type { operationMachine } from "./operation.machine.ts"
import { selectIsSettled } from "./operation.selectors.ts"

/** Whether there is an outcome to show in place of the form that asked for the call. */
export const selectHasOutcome = (s: SnapshotFrom<typeof operationMachine> | undefined): boolean => {
  if (s === undefined || s.status !== "active") return false
  const { accepted, failed, unknown } = countsOf(s.context.record)
  return accepted + failed + unknown > 0 || selectIsSettled(s) || s.matches("crashed")
}
