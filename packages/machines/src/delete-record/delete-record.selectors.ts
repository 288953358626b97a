import type { SnapshotFrom } from "xstate"
import type { DeletionMachine } from "./delete-record.machine.ts"
import type { DeletionDefinition } from "./delete-record.types.ts"

/** What the dialog of a deletion shows, by its definition. */
export const deletionSelectors = <Row>({ question, wordOf }: DeletionDefinition<Row>) => {
  type S = SnapshotFrom<DeletionMachine<Row>>
  return {
    selectQuestion: (s: S): string => question(s.context.row),
    /** What must be typed; null where a click is enough. */
    selectWord: (s: S): string | null => wordOf?.(s.context.row) ?? null,
    selectTyped: (s: S): string => s.context.typed,
    selectIsBusy: (s: S): boolean => s.hasTag("busy"),
    selectCanConfirm: (s: S): boolean => s.can({ type: "confirm" })
  }
}
