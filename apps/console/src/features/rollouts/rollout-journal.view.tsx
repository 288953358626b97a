import { controlMessages } from "@command-center/domain/message/control-messages"
import { journalMessages } from "@command-center/domain/rollout/journal-messages"
import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import { byRollout, type Rollout } from "@command-center/domain/rollout/rollout-record"
import { spokenNote } from "@command-center/domain/rollout/served-words"
import type { rolloutRunMachine } from "@command-center/machines/rollout-run/rollout-run.machine"
import { selectJournal, selectJournalFailure } from "@command-center/machines/rollout-run/rollout-run.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { Card } from "@command-center/ui/layout/card"
import { PlainTable } from "@command-center/ui/table/plain-table"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { RecordDate } from "../../record/date.view.tsx"
import { RolloutCsv, type RolloutCsvProps } from "./rollout-csv.view.tsx"

export interface RolloutJournalProps extends Pick<RolloutCsvProps, "csv"> {
  readonly actor: ActorRefFrom<typeof rolloutRunMachine>
  readonly rollout: Rollout
}

/** Who did what, when, and by which figures: the newest first. */
export function RolloutJournal({ actor, csv, rollout: { id } }: RolloutJournalProps) {
  const journal = useSelector(actor, selectJournal)
  const failure = useSelector(actor, selectJournalFailure)
  const { columns, kinds } = journalMessages
  return (
    <Card title={messages.journal} aside={<RolloutCsv csv={csv} id={id} part="journal" />}>
      {failure !== null && (
        <InlineNote kind="bad">
          <p>{failure}</p>
          <Button onClick={() => actor.send({ type: "retry" })}>{controlMessages.retry}</Button>
        </InlineNote>
      )}
      <PlainTable
        label={messages.journal}
        emptyText={messages.noEntries}
        rows={journal.toReversed()}
        rowId={({ seq }) => seq}
        columns={[
          { key: "at", label: columns.at, cell: ({ at }) => <RecordDate iso={at} /> },
          { key: "by", label: columns.by, cell: ({ by }) => (by === byRollout ? messages.itself : by) },
          { key: "kind", label: columns.kind, cell: ({ kind }) => kinds[kind] },
          { key: "wave", label: columns.wave, cell: ({ wave }) => wave },
          { key: "note", label: columns.note, cell: ({ by, note }) => spokenNote(note, by === byRollout) }
        ]}
      />
    </Card>
  )
}
