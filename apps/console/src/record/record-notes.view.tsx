import { recordMessages } from "@command-center/domain/message/record-messages"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import * as select from "@command-center/machines/record-screen/record-screen.selectors"
import { LongWait } from "@command-center/ui/feedback/long-wait"
import { RetryNote } from "../app/retry-note.view.tsx"
import { useActorState } from "../app/use-actor-state.ts"
import type { RecordRef } from "./wire-record.ts"

export interface RecordNotesProps<Found> {
  readonly actor: RecordRef<Found>
  /** What is read, where an answer does not come. */
  readonly what: string
  /** The sentence of a failure, with its reason. */
  readonly loadFailed: (reason: string) => string
}

const useNotes = <Found,>(actor: RecordNotesProps<Found>["actor"]) =>
  useActorState(actor, (snapshot) => ({
    failure: select.selectIsCrashed(snapshot) ? recordMessages.crashed : select.selectFailure(snapshot),
    cancelled: select.selectCancelled(snapshot),
    isWaitLong: select.selectIsWaitLong(snapshot)
  }))

/** Why something could not be read, that it was not waited for, or that it takes long; each with what can be done. */
export function RecordNotes<Found>({ actor, what, loadFailed }: RecordNotesProps<Found>) {
  const { failure, cancelled, isWaitLong, send } = useNotes(actor)
  const notRead = failure === null ? cancelled : loadFailed(failure)
  return (
    <>
      {notRead !== null && (
        <RetryNote kind={failure === null ? "warn" : "bad"} text={notRead} onRetry={() => send({ type: "retry" })} />
      )}
      {isWaitLong && (
        <div role="status">
          <LongWait text={waitMessages.awaited(what)} onCancel={() => send({ type: "cancel" })} />
        </div>
      )}
    </>
  )
}
