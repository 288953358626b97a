import { followedBy } from "@command-center/domain/message/constraint-messages"
import { writeMessages } from "@command-center/domain/write/write-messages"
import type { SnapshotFrom } from "xstate"
import type { DeletionMachine } from "./delete-record.machine.ts"
import type { DeletionDefinition } from "./delete-record.types.ts"

/** What the dialog of a deletion shows, by its definition. */
export const deletionSelectors = <Row>({ question, detail, wordOf, failed }: DeletionDefinition<Row>) => {
  type S = SnapshotFrom<DeletionMachine<Row>>
  return {
    selectQuestion: (s: S): string => question(s.context.row),
    selectDetail: (s: S): string | null => detail?.(s.context.row) ?? null,
    /** What must be typed; null where a click is enough. */
    selectWord: (s: S): string | null => wordOf?.(s.context.row) ?? null,
    selectTyped: (s: S): string => s.context.typed,
    /** Why it is not known whether it was deleted, and what happens first; null while nothing is unknown. */
    selectUnknown: ({ context: { row, failure } }: S): string | null =>
      failure === null ? null : followedBy(failed(row, failure.sentence).text, writeMessages.looksFirst),
    selectIsBusy: (s: S): boolean => s.hasTag("busy"),
    selectCanConfirm: (s: S): boolean => s.can({ type: "confirm" })
  }
}
