import { recordMessages } from "@command-center/domain/message/record-messages"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import * as select from "@command-center/machines/record-screen/record-screen.selectors"
import { EmptyState } from "@command-center/ui/feedback/empty-state"
import { SkeletonText } from "@command-center/ui/feedback/skeletons"
import type { ReactNode } from "react"
import { useActorState } from "../app/use-actor-state.ts"
import { NotFound } from "./not-found.view.tsx"
import { RecordNotes } from "./record-notes.view.tsx"
import type { RecordRef } from "./wire-record.ts"

export interface RecordViewProps<Found> {
  readonly actor: RecordRef<Found>
  /** The sentence of a failure, with its reason. */
  readonly loadFailed: (reason: string) => string
  readonly notFound: string
  /** Where to go on from there; null within a page that has it. */
  readonly back?: ReactNode
  readonly children: (record: Found) => ReactNode
}

const useRecord = <Found,>(actor: RecordViewProps<Found>["actor"]) =>
  useActorState(actor, (snapshot) => ({
    record: select.selectRecord(snapshot),
    isLoading: select.selectIsLoading(snapshot),
    isNotFound: select.selectIsNotFound(snapshot)
  }))

/** One record in every state it may be in; what was read stays when it cannot be read again. */
export function RecordView<Found>({ actor, loadFailed, notFound, back, children }: RecordViewProps<Found>) {
  const { record, isLoading, isNotFound } = useRecord(actor)
  if (isNotFound) {
    return back === undefined ? <EmptyState text={notFound} /> : <NotFound text={notFound}>{back}</NotFound>
  }
  return (
    <>
      <RecordNotes actor={actor} what={waitMessages.page} loadFailed={loadFailed} />
      {record !== null && children(record)}
      {record === null && isLoading && (
        <div role="status">
          <span className="cc-unseen">{recordMessages.loading}</span>
          <SkeletonText lines={8} />
        </div>
      )}
    </>
  )
}
