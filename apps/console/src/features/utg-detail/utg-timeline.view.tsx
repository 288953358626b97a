import type { StatusTone } from "@command-center/domain/status/status-tone"
import { filteredTimeline, type TimelineEntry, type TimelineFilter } from "@command-center/domain/timeline/timeline"
import { timelineMessages } from "@command-center/domain/timeline/timeline-messages"
import type { utgTimelineMachine } from "@command-center/machines/utg-timeline/utg-timeline.machine"
import { selectFilter, selectShown } from "@command-center/machines/utg-timeline/utg-timeline.selectors"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { Button } from "@command-center/ui/fields/button"
import { SelectField } from "@command-center/ui/fields/select-field"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { RecordDate } from "../../record/date.view.tsx"

export interface UtgTimelineViewProps {
  readonly actor: ActorRefFrom<typeof utgTimelineMachine>
  /** Newest first. */
  readonly entries: ReadonlyArray<TimelineEntry>
  /** The time zone of the UTG's site. */
  readonly site: string | null
}

const tones: Readonly<Record<NonNullable<TimelineEntry["stage"]>, StatusTone>> = {
  waiting: "info",
  running: "busy",
  done: "good",
  failed: "bad",
  unknown: "warn"
}

const filters: ReadonlyArray<TimelineFilter> = ["all", "task", "failed", "configuration", "contact"]

function Entry({ entry: { kind, at, title, word, stage, details, dueAt }, site }: EntryProps) {
  const tone = stage === null ? "idle" : tones[stage]
  const said = kind === "configuration" ? [details.join(", ")] : details
  return (
    <li className="cc-timeline-entry" data-tone={tone}>
      <div className="cc-timeline-at">
        {at === null ? timelineMessages.atUnknownTime : <RecordDate iso={at} site={site} />}
      </div>
      <div>
        <div className="cc-timeline-title">
          <span>{title}</span>
          <StatusBadge word={word} tone={() => tone} />
        </div>
        {said.map((detail) => (
          <p key={detail} className="cc-timeline-detail">
            {detail}
          </p>
        ))}
        {dueAt !== null && (
          <p className="cc-timeline-detail">
            {kind === "contact" ? timelineMessages.nextContact : timelineMessages.due}{" "}
            <RecordDate iso={dueAt} site={site} />
          </p>
        )}
      </div>
    </li>
  )
}

interface EntryProps extends Pick<UtgTimelineViewProps, "site"> {
  readonly entry: TimelineEntry
}

/** One column, newest first: when, what, how it went, and why not. */
export function UtgTimelineView({ actor, entries, site }: UtgTimelineViewProps) {
  const filter = useSelector(actor, selectFilter)
  const most = useSelector(actor, selectShown)
  const found = filteredTimeline(entries, filter)
  const rest = found.length - most
  return (
    <>
      <div className="cc-timeline-filter">
        <SelectField
          label={timelineMessages.show}
          value={filter}
          options={filters.map((each) => ({
            value: each,
            label: `${timelineMessages.kinds[each]} (${filteredTimeline(entries, each).length})`
          }))}
          onChange={(chosen) => actor.send({ type: "filter.chosen", filter: chosen })}
        />
      </div>
      {found.length === 0 ? (
        <p className="cc-hint">{entries.length === 0 ? timelineMessages.empty : timelineMessages.nothingOfKind}</p>
      ) : (
        <ol className="cc-timeline">
          {found.slice(0, most).map((entry) => (
            <Entry key={entry.id} entry={entry} site={site} />
          ))}
        </ol>
      )}
      {rest > 0 && <Button onClick={() => actor.send({ type: "more.asked" })}>{timelineMessages.more(rest)}</Button>}
    </>
  )
}
