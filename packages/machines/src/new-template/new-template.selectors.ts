import { newNameIssue } from "@command-center/domain/template/template-issues"
import { templateMessages } from "@command-center/domain/template/template-messages"
import type { SnapshotFrom } from "xstate"
import { isUncertain } from "../operation/uncertainty.ts"
import type { newTemplateMachine } from "./new-template.machine.ts"

type Snapshot = SnapshotFrom<typeof newTemplateMachine>

export const selectName = (s: Snapshot): string => s.context.name
export const selectIssue = (s: Snapshot): string | null => newNameIssue(s.context.name, s.context.names)
export const selectIsBusy = (s: Snapshot): boolean => s.hasTag("busy")
export const selectCanAdd = (s: Snapshot): boolean => s.can({ type: "submit" })

/** Why it was not created; null while nothing failed. */
export const selectFailure = (s: Snapshot): string | null => {
  const { failure } = s.context
  return failure === null ? null : templateMessages.createFailed(failure.sentence)
}

/** Whether the service may have created it although it did not say so. */
export const selectIsUncertain = (s: Snapshot): boolean => s.context.failure !== null && isUncertain(s.context.failure)
