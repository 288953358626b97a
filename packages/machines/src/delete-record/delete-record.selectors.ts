import { followedBy } from "@command-center/domain/message/constraint-messages"
import { writeMessages } from "@command-center/domain/write/write-messages"
import type { SnapshotFrom } from "xstate"
import { reasonOf } from "../actor-logic/failure.ts"
import type { DeletionMachine } from "./delete-record.machine.ts"
import type { DeletionDefinition } from "./delete-record.types.ts"

/** What the dialog of a deletion shows, by its definition. */
export const deletionSelectors = <Row>({ question, detail, wordOf }: DeletionDefinition<Row>) => {
  type S = SnapshotFrom<DeletionMachine<Row>>
  return {
    selectQuestion: (s: S): string => question(s.context.row),
    selectDetail: (s: S): string | null => detail?.(s.context.row) ?? null,
    /** What must be typed; null where a click is enough. */
    selectWord: (s: S): string | null => wordOf?.(s.context.row) ?? null,
    selectTyped: (s: S): string => s.context.typed,
    /** Why it was not deleted, or that it may be and what happens first; the toast says that it failed. */
    selectFailure: ({ context: { failure, refusal } }: S): string | null => {
      if (refusal !== null) return reasonOf(refusal)
      return failure === null ? null : followedBy(reasonOf(failure), writeMessages.looksFirst)
    },
    selectIsRefused: (s: S): boolean => s.context.refusal !== null,
    selectIsBusy: (s: S): boolean => s.hasTag("busy"),
    selectCanConfirm: (s: S): boolean => s.can({ type: "confirm" })
  }
}
