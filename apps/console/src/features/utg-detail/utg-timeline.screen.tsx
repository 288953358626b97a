import type { ReadRows } from "@command-center/api/transport/decode"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { type TimelineSources, timeline } from "@command-center/domain/timeline/timeline"
import { timelineMessages } from "@command-center/domain/timeline/timeline-messages"
import { selectUser } from "@command-center/machines/session/session.selectors"
import { utgTimelineMachine } from "@command-center/machines/utg-timeline/utg-timeline.machine"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { Result } from "effect"
import { useMemo, useState } from "react"
import { useConsole } from "../../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../../app/screen-actor.ts"
import type { PagePart } from "../../record/page-part.ts"
import { RecordView } from "../../record/record.view.tsx"
import type { UtgRecord } from "./utg-detail.wiring.ts"
import { type UtgPast, wireUtgPast } from "./utg-past.wiring.ts"
import { UtgTimelineView } from "./utg-timeline.view.tsx"

export interface UtgTimelineScreenProps {
  readonly businessEntityId: number
  readonly record: UtgRecord
}

const unreadableIn = (part: PagePart<Pick<ReadRows<unknown>, "unreadable">>): number =>
  Result.match(part, { onSuccess: ({ unreadable: { count } }) => count, onFailure: () => 0 })

const notes = ({ tasks, current, revisions }: UtgPast): ReadonlyArray<string> => {
  const { tasksFailed, configurationFailed, revisionsFailed, unreadable } = timelineMessages
  const failed = [
    Result.isFailure(tasks) ? tasksFailed(tasks.failure.sentence) : null,
    Result.isFailure(current) ? configurationFailed(current.failure.sentence) : null,
    Result.isFailure(revisions) ? revisionsFailed(revisions.failure.sentence) : null
  ].filter((sentence) => sentence !== null)
  const left = unreadableIn(tasks) + unreadableIn(revisions)
  return left === 0 ? failed : [...failed, unreadable(left)]
}

const rowsOf = <Row,>(part: PagePart<ReadRows<Row>>): ReadonlyArray<Row> =>
  Result.match(part, { onSuccess: ({ rows }) => rows, onFailure: () => [] })

const sourcesOf = (
  { tasks, current, revisions }: UtgPast,
  { row, status }: UtgRecord,
  reader: TimelineSources["reader"]
): TimelineSources => {
  const machine = Result.getOrNull(status)
  return {
    tasks: rowsOf(tasks),
    configs: [...(Result.isSuccess(current) ? [current.success] : []), ...rowsOf(revisions)],
    reader,
    lastContact: machine?.lastKnownCommunication ?? row.machineStatusEntityLastKnownCommunication,
    nextContact: machine?.nextPredictedCommunication ?? row.machineStatusEntityNextPredictedCommunication
  }
}

function Timeline({ past, record, onRetry }: TimelineProps) {
  const actor = useConsoleActor(utgTimelineMachine)
  const reader = useSelector(useConsole().session, selectUser)
  const entries = useMemo(() => timeline(sourcesOf(past, record, reader)), [past, record, reader])
  const said = notes(past)
  return (
    <>
      {said.length > 0 && (
        <InlineNote kind="warn">
          {said.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <Button onClick={onRetry}>{controlMessages.retry}</Button>
        </InlineNote>
      )}
      <UtgTimelineView actor={actor} entries={entries} site={record.row.machineStatusEntityStandardTimeZone} />
    </>
  )
}

interface TimelineProps extends Pick<UtgTimelineScreenProps, "record"> {
  readonly past: UtgPast
  readonly onRetry: () => void
}

/** What happened to a UTG, in one column. */
export function UtgTimelineScreen({ businessEntityId, record }: UtgTimelineScreenProps) {
  const console = useConsole()
  const [machine] = useState(() => wireUtgPast(console, record.row))
  const actor = useConsoleActor(machine, { input: { businessEntityId, id: record.row.componentId } })
  useOpenScreen(actor)
  return (
    <RecordView actor={actor} loadFailed={timelineMessages.loadFailed} notFound={timelineMessages.empty}>
      {(past) => <Timeline past={past} record={record} onRetry={() => actor.send({ type: "retry" })} />}
    </RecordView>
  )
}
