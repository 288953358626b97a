import { displayDate, displayUtc } from "@command-center/domain/time/display-date"
import { selectStaleReason, selectStaleSince } from "@command-center/machines/list-screen/list-screen.selectors"
import { TimestampCell } from "@command-center/ui/cells/timestamp-cell"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useConsole } from "../app/console.ts"
import type { ListRef } from "./list-ref.ts"

const timeOfDay = (iso: string, timeZone: string): string => displayDate(iso, timeZone).slice("yyyy-MM-dd ".length)

/** A refresh failed: since when the rows stand as they are, and why. It has its place among the pages, so no row moves. */
export function StaleNotice<Row>({ actor }: { readonly actor: ListRef<Row> }) {
  const { timeZone } = useConsole()
  const since = useSelector(actor, selectStaleSince<Row>)
  const reason = useSelector(actor, selectStaleReason<Row>)
  if (since === null) return null
  return (
    <InlineNote kind="warn">
      Showing rows from <TimestampCell iso={since} local={timeOfDay(since, timeZone)} utc={displayUtc(since)} /> –{" "}
      {reason} –{" "}
      <Button size="xs" variant="ghost" onClick={() => actor.send({ type: "retry" })}>
        Retry
      </Button>
    </InlineNote>
  )
}
