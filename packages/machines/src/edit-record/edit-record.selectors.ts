import type { ReadableChange } from "@command-center/domain/component-config/readable-diff"
import { memoizedLast } from "@command-center/domain/memoized/memoized"
import type { SettingIssue } from "@command-center/domain/settings/setting-issue"
import { valueAt } from "@command-center/domain/settings/setting-path"
import type { SettingsSchema } from "@command-center/domain/settings/settings-schema"
import type { SnapshotFrom } from "xstate"
import { rebasedNow } from "./edit-merge.ts"
import type { EditMachine } from "./edit-record.machine.ts"
import type { Choices, Collision, EditDefinition, EditIssue } from "./edit-record.types.ts"
import { refusalText } from "./failure-text.ts"

type Snapshot<Subject, Draft> = SnapshotFrom<EditMachine<Subject, Draft>>

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ""

/** What the form of an edited record shows, by its definition. */
export const editSelectors = <Subject, Draft>(definition: EditDefinition<Subject, Draft>) => {
  const { changes, draftOf, isNew = false, issues, schema, theirChanges } = definition
  type S = Snapshot<Subject, Draft>
  const noChanges: ReadonlyArray<ReadableChange> = []
  const noIssues: ReadonlyArray<EditIssue<Draft>> = []
  const none: ReadonlyArray<Collision> = []
  const valueOf = (draft: Draft, { field, setting }: EditIssue<Draft>): unknown =>
    setting === undefined ? (field === null ? null : draft[field]) : valueAt(draft, setting.path)
  /** Nothing is wrong yet with what is still to be typed, nor with a group of which parts are. */
  const withoutUntouched = memoizedLast((found: ReadonlyArray<EditIssue<Draft>>, { subject, draft }: S["context"]) =>
    found.filter((issue) => {
      if (issue.field === null) return true
      const [start, now] = [valueOf(draftOf(subject), issue), valueOf(draft, issue)]
      return typeof now !== "object" && !(isBlank(start) && isBlank(now)) && !Object.is(start, now)
    })
  )
  /** What is wrong, one sentence per field or setting; nothing is with what was only read. */
  const selectIssues = ({ context }: S): ReadonlyArray<EditIssue<Draft>> => {
    if (!context.canEdit) return noIssues
    const found = issues(context.subject, context.draft)
    return isNew && !context.hasTried ? withoutUntouched(found, context) : found
  }
  const settingIssues = memoizedLast(
    (found: ReadonlyArray<EditIssue<Draft>>): ReadonlyArray<SettingIssue> =>
      found.flatMap(({ setting }) => (setting === undefined ? [] : [setting]))
  )
  const rebased = memoizedLast((current: Subject | null, { subject, draft }: S["context"]) =>
    rebasedNow(definition, { subject, draft, current, choices: {} })
  )
  return {
    selectDraft: (s: S): Draft => s.context.draft,
    /** As it was last read or saved. */
    selectSubject: (s: S): Subject => s.context.subject,
    selectCanEdit: (s: S): boolean => s.context.canEdit,
    selectIssues,
    /** The same where a configuration is edited: what is wrong with which setting. */
    selectSettingIssues: (s: S): ReadonlyArray<SettingIssue> => settingIssues(selectIssues(s)),
    /** The sentence under a field. */
    selectIssue:
      (field: keyof Draft & string) =>
      (s: S): string | null =>
        selectIssues(s).find((issue) => issue.field === field)?.message ?? null,
    /** A submit was not sent since something is wrong. */
    selectHasTried: (s: S): boolean => s.context.hasTried,
    /** Why it cannot be updated whatever is typed, or was not; null while nothing is wrong. */
    selectFailure: (s: S): string | null => {
      const { failure } = s.context
      if (failure !== null) return refusalText(failure)
      return selectIssues(s).find(({ field }) => field === null)?.message ?? null
    },
    /** The draft as it was typed as text, and why that is none; null where it was not. */
    selectText: (s: S): string | null => s.context.text,
    selectTextIssue: (s: S): string | null => s.context.textIssue,
    selectIsBusy: (s: S): boolean => s.hasTag("busy"),
    selectIsUnsaved: (s: S): boolean => s.hasTag("unsaved"),
    selectIsAsking: (s: S): boolean => s.matches("asking"),
    selectCanCancel: (s: S): boolean => s.can({ type: "cancel" }),
    selectCanSubmit: (s: S): boolean => s.can({ type: "submit" }),
    selectCanUndo: (s: S): boolean => s.can({ type: "undo" }),
    selectCanRedo: (s: S): boolean => s.can({ type: "redo" }),
    selectIsReviewing: (s: S): boolean => s.matches("reviewing"),
    /** What saving would change. */
    selectChanges: ({ context: { subject, draft } }: S): ReadonlyArray<ReadableChange> =>
      changes?.(subject, draft) ?? noChanges,
    /** When the draft was made that is back from an earlier visit, and whether it is on top of something newer. */
    selectKeptNote: (s: S): { readonly savedAt: string; readonly isMerged: boolean } | null => s.context.back,
    /** What the service has now, while it is known to have moved on. */
    selectCurrent: (s: S): Subject | null => s.context.current,
    selectHasMovedOn: (s: S): boolean => s.matches("movedOn"),
    /** What was changed on the service, while it is known to have moved on. */
    selectTheirChanges: ({ context: { subject, current } }: S): ReadonlyArray<ReadableChange> =>
      current === null ? noChanges : (theirChanges?.(subject, current) ?? noChanges),
    /** The schema of what is edited, where one is known. */
    selectSchema: ({ context: { subject } }: S): SettingsSchema | null => schema?.(subject) ?? null,
    /** What both changed, while the record is known to have moved on. */
    selectCollisions: ({ context }: S): ReadonlyArray<Collision> =>
      rebased(context.current, context)?.collisions ?? none,
    /** By `collisionKey`. */
    selectChoices: (s: S): Choices => s.context.choices,
    /** The review, or all choices, are done. */
    selectCanConfirm: (s: S): boolean => s.can({ type: "confirm" }),
    /** The collisions are those of a draft that is back: going on saves nothing yet. */
    selectIsReturning: (s: S): boolean => s.context.isReturning
  }
}
