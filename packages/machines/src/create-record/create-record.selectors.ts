import type { SnapshotFrom } from "xstate"
import { isUncertain } from "../operation/uncertainty.ts"
import type { CreationMachine } from "./create-record.machine.ts"
import type { CreationDefinition } from "./create-record.types.ts"

type Snapshot<Draft, Subject, Created> = SnapshotFrom<CreationMachine<Draft, Subject, Created>>

/** What the dialog of a new record shows, by its definition. */
export const creationSelectors = <Draft, Subject, Created>({
  issues,
  messages
}: CreationDefinition<Draft, Subject, Created>) => {
  type S = Snapshot<Draft, Subject, Created>
  return {
    selectDraft: (s: S): Draft => s.context.draft,
    /** The sentence under a field; none while the field is as it was at first. */
    selectIssue:
      (field: keyof Draft) =>
      (s: S): string | null =>
        s.context.draft[field] === "" || s.context.draft[field] === null
          ? null
          : (issues(s.context.draft, s.context.names).find((issue) => issue.field === field)?.message ?? null),
    selectSubject: (s: S): Subject => s.context.subject,
    selectIsAsking: (s: S): boolean => s.matches("asking"),
    unsaved: messages.unsaved,
    selectIsBusy: (s: S): boolean => s.hasTag("busy"),
    selectCanSubmit: (s: S): boolean => s.can({ type: "submit" }),
    /** Why it was not created; null while nothing failed. */
    selectFailure: (s: S): string | null =>
      s.context.failure === null ? null : messages.failed(s.context.failure.sentence),
    /** What to do where the service may have created it although it did not say so. */
    selectUncertain: (s: S): string | null =>
      s.context.failure !== null && isUncertain(s.context.failure) ? messages.uncertain : null
  }
}
