import { draftOf, type TemplateDraft, type TemplateObject } from "@command-center/domain/template/template-draft"
import { type TemplateIssues, templateIssues } from "@command-center/domain/template/template-issues"
import type { SnapshotFrom } from "xstate"
import type { editTemplateMachine } from "./edit-template.machine.ts"
import type { EditTemplateInput } from "./edit-template.types.ts"

type Snapshot = SnapshotFrom<typeof editTemplateMachine>

export const selectDraft = (s: Snapshot): TemplateDraft => s.context.draft
/** As it was last read or saved. */
export const selectObject = (s: Snapshot): TemplateObject => s.context.object
export const selectSavedName = (s: Snapshot): string => draftOf(s.context.object).name
/** The account and the id it is found by. */
export const selectPlace = (s: Snapshot): EditTemplateInput => s.context
export const selectCanEdit = (s: Snapshot): boolean => s.context.canEdit
export const selectIsBusy = (s: Snapshot): boolean => s.hasTag("busy")
export const selectIsAsking = (s: Snapshot): boolean => s.matches("asking")
export const selectCanCancel = (s: Snapshot): boolean => s.can({ type: "cancel" })

const none: TemplateIssues = { name: null, text: null }

/** What is wrong with what was typed; nothing is with what was read. */
export const selectIssues = (s: Snapshot): TemplateIssues =>
  s.context.canEdit ? templateIssues(s.context.draft) : none

/** Why it was not updated; null while nothing failed. */
export const selectFailure = (s: Snapshot): string | null => s.context.failure?.sentence ?? null
