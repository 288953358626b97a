import { fleetMessages } from "@command-center/domain/fleet/fleet-messages"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import type { ListId } from "@command-center/domain/rows/list-description"
import { displayTime, displayUtc } from "@command-center/domain/time/display-date"
import type { fleetCardMachine } from "@command-center/machines/fleet-card/fleet-card.machine"
import {
  selectFailure,
  selectFound,
  selectIsLoading,
  selectIsWaitLong
} from "@command-center/machines/fleet-card/fleet-card.selectors"
import { TimestampCell } from "@command-center/ui/cells/timestamp-cell"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { LongWait } from "@command-center/ui/feedback/long-wait"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"

export type FleetRef = ActorRefFrom<typeof fleetCardMachine>

/** When the figures of a list were read. */
export function FleetAge({ actor }: { readonly actor: FleetRef }) {
  const { timeZone } = useConsole()
  const at = useSelector(actor, selectFound)?.at
  if (at === undefined) return null
  return (
    <span className="cc-number-note">
      {fleetMessages.asOf} <TimestampCell iso={at} local={displayTime(at, timeZone)} utc={displayUtc(at)} />
    </span>
  )
}

/** What keeps a card from saying all: it failed, rows were unreadable, what is current is not known, or it takes long. */
export function FleetNotes({ actor, awaited }: { readonly actor: FleetRef; readonly awaited: ListId }) {
  const found = useSelector(actor, selectFound)
  const failure = useSelector(actor, selectFailure)
  const isWaitLong = useSelector(actor, selectIsWaitLong)
  const { count, reasons } = found?.unreadable ?? { count: 0, reasons: [] }
  const said = [
    failure,
    count > 0 ? fleetMessages.unreadable(count, reasons) : null,
    found === null || found.versionsFailure === null ? null : fleetMessages.currentUnread(found.versionsFailure)
  ].filter((each) => each !== null)
  return (
    <>
      {isWaitLong && (
        <div role="status">
          <LongWait text={waitMessages.rowsAwaited(awaited)} onCancel={() => actor.send({ type: "cancel" })} />
        </div>
      )}
      {said.length > 0 && (
        <InlineNote kind={failure === null ? "warn" : "bad"}>
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Button size="xs" onClick={() => actor.send({ type: "retry" })}>
            {fleetMessages.retry}
          </Button>
        </InlineNote>
      )}
    </>
  )
}

/** Whether there is nothing to show yet, and it is on its way. */
export const useIsFirstLoad = (actor: FleetRef): boolean => {
  const found = useSelector(actor, selectFound)
  const isLoading = useSelector(actor, selectIsLoading)
  return found === null && isLoading
}
