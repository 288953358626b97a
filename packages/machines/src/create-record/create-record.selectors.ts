import { writeMessages } from "@command-center/domain/write/write-messages"
import type { SnapshotFrom } from "xstate"
import { isUnknown, reasonOf } from "../actor-logic/failure.ts"
import type { CreationMachine } from "./create-record.machine.ts"
import type { CreationDefinition } from "./create-record.types.ts"

type Snapshot<Draft, Subject, Created> = SnapshotFrom<CreationMachine<Draft, Subject, Created>>

/** What the dialog of a new record shows, by its definition. */
export const creationSelectors = <Draft, Subject, Created>({
  issues,
  messages: { unsaved },
  idOf,
  nameOf
}: CreationDefinition<Draft, Subject, Created>) => {
  type S = Snapshot<Draft, Subject, Created>
  return {
    selectDraft: (s: S): Draft => s.context.draft,
    /** The sentence under a field, said from its first change. */
    selectIssue:
      (field: keyof Draft) =>
      ({ context: { draft, names, touched } }: S): string | null =>
        touched.includes(field) ? (issues(draft, names).find((issue) => issue.field === field)?.message ?? null) : null,
    /** Why it is not certain that the name is free; null where it is. */
    selectNamesUnknown: (s: S): string | null => s.context.namesUnknown,
    selectSubject: (s: S): Subject => s.context.subject,
    selectIsAsking: (s: S): boolean => s.matches("asking"),
    unsaved,
    selectIsBusy: (s: S): boolean => s.hasTag("busy"),
    selectCanSubmit: (s: S): boolean => s.can({ type: "submit" }),
    /** Why it was not created, which the toast says, or its second not removed; null while nothing failed. */
    selectFailure: (s: S): string | null => {
      const { failure, made } = s.context
      if (failure === null) return null
      return made === null ? reasonOf(failure) : writeMessages.othersStay(failure.sentence)
    },
    /** What happens first where the service may have created it although it did not say so. */
    selectUncertain: ({ context: { failure, unsettled } }: S): string | null =>
      unsettled !== null && (failure === null || isUnknown(failure)) ? writeMessages.looksFirst : null,
    /** What is there more than once; null where nothing is. */
    selectMadeAgain: (s: S): { readonly text: string; readonly others: number } | null => {
      const { draft, made } = s.context
      if (made === null || made.again.length === 0) return null
      const ids = [made.made, ...made.again].map((each) => String(idOf(each)))
      return { text: writeMessages.twice(nameOf(draft), ids), others: made.again.length }
    }
  }
}
