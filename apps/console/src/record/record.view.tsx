import { recordMessages } from "@command-center/domain/message/record-messages"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import {
  selectCancelled,
  selectFailure,
  selectIsCrashed,
  selectIsLoading,
  selectIsNotFound,
  selectIsWaitLong,
  selectRecord
} from "@command-center/machines/record-screen/record-screen.selectors"
import { EmptyState } from "@command-center/ui/feedback/empty-state"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { LongWait } from "@command-center/ui/feedback/long-wait"
import { SkeletonText } from "@command-center/ui/feedback/skeletons"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import type { RecordRef } from "./wire-record.ts"

export interface RecordViewProps<Found> {
  readonly actor: RecordRef<Found>
  /** The sentence of a failure, with its reason. */
  readonly loadFailed: (reason: string) => string
  readonly notFound: string
  readonly children: (record: Found) => ReactNode
}

/** One record in every state it may be in; what was read stays when it cannot be read again. */
export function RecordView<Found>({ actor, loadFailed, notFound, children }: RecordViewProps<Found>) {
  const record = useSelector(actor, selectRecord<Found>)
  const isLoading = useSelector(actor, selectIsLoading<Found>)
  const isNotFound = useSelector(actor, selectIsNotFound<Found>)
  const isCrashed = useSelector(actor, selectIsCrashed<Found>)
  const reason = useSelector(actor, selectFailure<Found>)
  const cancelled = useSelector(actor, selectCancelled<Found>)
  const isWaitLong = useSelector(actor, selectIsWaitLong<Found>)
  const failure = isCrashed ? recordMessages.crashed : reason
  if (isNotFound) return <EmptyState text={notFound} />
  return (
    <>
      {failure !== null && (
        <InlineNote kind="bad">
          <p>{loadFailed(failure)}</p>
          <Button onClick={() => actor.send({ type: "retry" })}>Retry</Button>
        </InlineNote>
      )}
      {cancelled !== null && (
        <InlineNote kind="warn">
          <p>{cancelled}</p>
          <Button onClick={() => actor.send({ type: "retry" })}>Retry</Button>
        </InlineNote>
      )}
      {isWaitLong && (
        <div role="status">
          <LongWait text={waitMessages.awaited(waitMessages.page)} onCancel={() => actor.send({ type: "cancel" })} />
        </div>
      )}
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
