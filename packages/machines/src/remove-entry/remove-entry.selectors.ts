import { type ReadableChange, readableDiff } from "@command-center/domain/component-config/readable-diff"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import type { SnapshotFrom } from "xstate"
import { reasonOf } from "../actor-logic/failure.ts"
import type { RemoveEntryMachine } from "./remove-entry.machine.ts"
import type { ConfigHolder } from "./remove-entry.types.ts"

type Snapshot<Held extends ConfigHolder> = SnapshotFrom<RemoveEntryMachine<Held>>

export const selectIsOpen = <Held extends ConfigHolder>(s: Snapshot<Held>): boolean => !s.matches("browsing")
export const selectIsBusy = <Held extends ConfigHolder>(s: Snapshot<Held>): boolean => s.hasTag("busy")
export const selectCanConfirm = <Held extends ConfigHolder>(s: Snapshot<Held>): boolean => s.can({ type: "confirm" })
export const selectKind = <Held extends ConfigHolder>(s: Snapshot<Held>) => s.context.removal?.entry.kind ?? null
/** Why it was not deleted, which the toast says; null while nothing failed. */
export const selectFailure = <Held extends ConfigHolder>({ context: { failure } }: Snapshot<Held>): string | null =>
  failure === null ? null : reasonOf(failure)

/** The sentence of the dialog: what goes, or that it cannot go any more. */
export const selectQuestion = <Held extends ConfigHolder>(s: Snapshot<Held>): string => {
  const { removal, current } = s.context
  if (removal === null) return ""
  const { removal: messages } = utgDetailMessages
  if (current !== null && s.matches("confirming") && !s.can({ type: "confirm" })) return messages.gone
  return messages[removal.entry.kind](removal.name)
}

/** What others changed since the configuration was read; null while nobody is known to have changed anything. */
export const selectChangesMeanwhile = <Held extends ConfigHolder>({
  context: { removal, current }
}: Snapshot<Held>): ReadonlyArray<ReadableChange> | null =>
  removal === null || current === null ? null : readableDiff(removal.held.config, current.config)
