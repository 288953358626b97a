import type { SnapshotFrom } from "xstate"
import type { EditMachine } from "./edit-record.machine.ts"
import type { Collision, EditDefinition } from "./edit-record.types.ts"

type Snapshot<Subject, Draft> = SnapshotFrom<EditMachine<Subject, Draft>>

/** What the form of an edited record shows, by its definition. */
export const editSelectors = <Subject, Draft>(definition: EditDefinition<Subject, Draft>) => {
  const { draftOf, isNew = false, issues, messages, rebased } = definition
  type S = Snapshot<Subject, Draft>
  const none: ReadonlyArray<Collision<Draft>> = []
  return {
    selectDraft: (s: S): Draft => s.context.draft,
    /** As it was last read or saved. */
    selectSubject: (s: S): Subject => s.context.subject,
    selectCanEdit: (s: S): boolean => s.context.canEdit,
    /** The sentence under a field; nothing is wrong with what was only read, nor yet with what is still to be typed. */
    selectIssue:
      (field: keyof Draft & string) =>
      ({ context: { canEdit, subject, draft } }: S): string | null =>
        !canEdit || (isNew && draft[field] === "" && draftOf(subject)[field] === "")
          ? null
          : (issues(subject, draft).find((issue) => issue.field === field)?.message ?? null),
    /** Why it cannot be updated whatever is typed, or was not; null while nothing is wrong. */
    selectFailure: ({ context: { canEdit, subject, draft, failure } }: S): string | null => {
      if (failure !== null) return messages.refused(failure.sentence)
      return canEdit ? (issues(subject, draft).find(({ field }) => field === null)?.message ?? null) : null
    },
    selectIsBusy: (s: S): boolean => s.hasTag("busy"),
    selectIsAsking: (s: S): boolean => s.matches("asking"),
    selectCanCancel: (s: S): boolean => s.can({ type: "cancel" }),
    selectCanSubmit: (s: S): boolean => s.can({ type: "submit" }),
    /** What the service has now, while it is known to have moved on. */
    selectCurrent: (s: S): Subject | null => s.context.current,
    selectHasMovedOn: (s: S): boolean => s.matches("movedOn"),
    /** What both changed, while the record is known to have moved on. */
    selectCollisions: ({ context: { subject, draft, current } }: S): ReadonlyArray<Collision<Draft>> =>
      current === null ? none : rebased(subject, draft, current).collisions
  }
}
