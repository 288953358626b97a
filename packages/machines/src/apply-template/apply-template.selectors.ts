import type { SnapshotFrom } from "xstate"
import type { applyTemplateMachine } from "./apply-template.machine.ts"

type Snapshot = SnapshotFrom<typeof applyTemplateMachine>

export const selectTargets = (s: Snapshot) => s.context.targets
export const selectTemplates = (s: Snapshot) => s.context.templates
/** The dialog itself has Cancel: what is awaited is said, and nothing more. */
export const selectIsWaitLong = (s: Snapshot): boolean => s.context.isWaitLong
export const selectNotOffered = (s: Snapshot): string | null => s.context.notOffered
export const selectTemplateId = (s: Snapshot): number | null => s.context.templateId
export const selectFailure = (s: Snapshot) => s.context.failure
export const selectCanSubmit = (s: Snapshot): boolean => s.can({ type: "submit" })

/** The running operation, whose view shows progress, results, stop and retry. */
export const selectOperation = (s: Snapshot) => s.children.operation
