import { refreshMessages } from "@command-center/domain/rows/refresh-messages"
import { displayTime, displayUtc } from "@command-center/domain/time/display-date"
import {
  selectAnnouncement,
  selectIsRefreshing,
  selectLoadedAt,
  selectStaleReason,
  selectStaleSince
} from "@command-center/machines/list-screen/list-screen.selectors"
import { TimestampCell } from "@command-center/ui/cells/timestamp-cell"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { LongWait } from "@command-center/ui/feedback/long-wait"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useTimeText } from "../app/use-shown-clocks.ts"
import type { ListRef } from "./list-ref.ts"
import { useListWait } from "./list-wait.ts"

interface AnnouncementProps<Row> {
  readonly actor: ListRef<Row>
}

interface FreshnessProps<Row> extends AnnouncementProps<Row> {
  /** Reads again after a refresh that failed; left out, the rows alone are read. */
  readonly onRetry?: () => void
}

/**
 * How many rows changed, for who hears the page: each turn is a node of its own, the same words twice are said twice.
 * A silent refresh that hangs is said for everybody; a load that does says so over the table.
 */
function Announcement<Row>({ actor }: AnnouncementProps<Row>) {
  const announcement = useSelector(actor, selectAnnouncement<Row>)
  const isRefreshing = useSelector(actor, selectIsRefreshing<Row>)
  const awaited = useListWait(actor)
  const wait = isRefreshing ? awaited : null
  return (
    <div className={wait === null ? "cc-unseen" : undefined} role="status">
      {announcement !== null && (
        <span key={announcement.turn} className="cc-unseen">
          {refreshMessages.changed(announcement.count)}
        </span>
      )}
      {wait !== null && <LongWait {...wait} />}
    </div>
  )
}

/**
 * When the rows were read; where a refresh failed, since when they stand as they are, and why; where one hangs, that it
 * does. It has its place among the pages, so no row moves.
 */
export function Freshness<Row>({ actor, onRetry = () => actor.send({ type: "retry" }) }: FreshnessProps<Row>) {
  const timeText = useTimeText(displayTime)
  const loadedAt = useSelector(actor, selectLoadedAt<Row>)
  const since = useSelector(actor, selectStaleSince<Row>)
  const reason = useSelector(actor, selectStaleReason<Row>)
  const time = (iso: string) => <TimestampCell iso={iso} local={timeText(iso)} utc={displayUtc(iso)} />
  return (
    <>
      <Announcement actor={actor} />
      {since === null && loadedAt !== null && (
        <p className="cc-updated">
          {refreshMessages.updated} {time(loadedAt)}
        </p>
      )}
      {since !== null && (
        <InlineNote kind="warn">
          {refreshMessages.staleFrom} {time(since)} – {reason}{" "}
          <Button size="xs" variant="ghost" onClick={onRetry}>
            {refreshMessages.retry}
          </Button>
        </InlineNote>
      )}
    </>
  )
}
