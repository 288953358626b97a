import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import type { RowsCall } from "@command-center/domain/rows/list-description"
import { listWords } from "@command-center/domain/rows/list-label-messages"
import { shownTime } from "@command-center/domain/site-time/shown-time"
import { ageText } from "@command-center/domain/time/age"
import { displayUtc } from "@command-center/domain/time/display-date"
import type { fleetCardMachine } from "@command-center/machines/fleet-card/fleet-card.machine"
import {
  selectFailure,
  selectFound,
  selectIsLoading,
  selectIsWaitLong
} from "@command-center/machines/fleet-card/fleet-card.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { LongWait } from "@command-center/ui/feedback/long-wait"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useNow } from "../../app/use-now.ts"
import { useShownClocks } from "../../app/use-shown-clocks.ts"

export type FleetRef = ActorRefFrom<typeof fleetCardMachine>

/** How long ago the figures were read; the moment itself is by the chosen clocks, in its tooltip with UTC. */
export function FleetAge({ actor }: { readonly actor: FleetRef }) {
  const clocks = useShownClocks()
  const now = useNow()
  const at = useSelector(actor, selectFound)?.at
  if (at === undefined) return null
  return (
    <time
      className="cc-age"
      dateTime={at}
      data-tip-kind="timestamp"
      data-tip={`${shownTime(at, clocks, null)} (${displayUtc(at)})`}
    >
      {ageText(at, now)}
    </time>
  )
}

interface RetryProps {
  readonly actor: FleetRef
  /** What is read anew, for who hears the button by itself: there are many of them. */
  readonly of: string
}

interface FleetNotesProps extends RetryProps {
  readonly awaited: RowsCall
}

/** What keeps a card from saying all: it failed, rows were unreadable, what is current is not known, or it takes long. */
export function FleetNotes({ actor, of, awaited }: FleetNotesProps) {
  const found = useSelector(actor, selectFound)
  const failure = useSelector(actor, selectFailure)
  const isWaitLong = useSelector(actor, selectIsWaitLong)
  const { count, reasons } = found?.unreadable ?? { count: 0, reasons: [] }
  const unread = found?.unread ?? null
  const said = [
    failure,
    count > 0 ? fleetMessages.unreadable(count, reasons) : null,
    unread === null ? null : fleetMessages.currentUnread(unread)
  ].filter((each) => each !== null)
  return (
    <>
      {isWaitLong && (
        <div role="status" className={found === null ? "cc-over-bones" : undefined}>
          <LongWait
            text={waitMessages.rowsAwaited(listWords[awaited].awaited, awaited)}
            onCancel={() => actor.send({ type: "cancel" })}
          />
        </div>
      )}
      {said.length > 0 && (
        <InlineNote kind={failure === null ? "warn" : "bad"}>
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Retry actor={actor} of={of} />
        </InlineNote>
      )}
    </>
  )
}

/** Reads the figures of one card anew. */
export function Retry({ actor, of }: RetryProps) {
  const isLoading = useSelector(actor, selectIsLoading)
  return (
    <Button size="xs" disabled={isLoading} onClick={() => actor.send({ type: "retry" })}>
      {fleetMessages.retry}
      <span className="cc-unseen"> {of}</span>
    </Button>
  )
}

/** Whether there is nothing to show yet, and it is on its way. */
export const useIsFirstLoad = (actor: FleetRef): boolean => {
  const found = useSelector(actor, selectFound)
  const isLoading = useSelector(actor, selectIsLoading)
  return found === null && isLoading
}
