import { controlMessages } from "@command-center/domain/message/control-messages"
import { detailPath } from "@command-center/domain/navigation/routes"
import { journalMessages } from "@command-center/domain/rollout/journal-messages"
import { isForDevices } from "@command-center/domain/rollout/rollout-action"
import { targetTone } from "@command-center/domain/rollout/rollout-page"
import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import {
  type Rollout,
  type TargetRecord,
  type TargetState,
  targetStates
} from "@command-center/domain/rollout/rollout-record"
import { spokenReason } from "@command-center/domain/rollout/served-words"
import type { rolloutRunMachine } from "@command-center/machines/rollout-run/rollout-run.machine"
import * as select from "@command-center/machines/rollout-run/rollout-run.selectors"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { SelectField } from "@command-center/ui/fields/select-field"
import { Card } from "@command-center/ui/layout/card"
import { PlainTable } from "@command-center/ui/table/plain-table"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { Link } from "../../app/page-link.tsx"
import { RecordDate } from "../../record/date.view.tsx"
import { RolloutCsv, type RolloutCsvProps } from "./rollout-csv.view.tsx"

export interface RolloutTargetsProps extends Pick<RolloutCsvProps, "csv"> {
  readonly actor: ActorRefFrom<typeof rolloutRunMachine>
  readonly rollout: Rollout
}

const choices: ReadonlyArray<{ readonly value: TargetState | "all"; readonly label: string }> = [
  { value: "all", label: messages.allStates },
  ...targetStates.map((value) => ({ value, label: messages.targetStates[value] }))
]

/** To its UTG at its own account; a device has no page of its own, so its UTG's is the one that lists it. */
function Name({ target, rollout }: { readonly target: TargetRecord; readonly rollout: Rollout }) {
  const { id, name, businessEntityId = rollout.businessEntityId } = target
  const utg = target.componentId ?? (isForDevices(rollout.plan.action) ? null : id)
  if (utg === null) return name
  return (
    <Link className="cc-link" to={detailPath(businessEntityId, "utgs", utg)}>
      {name}
    </Link>
  )
}

/** Why it is as it is, and why it failed before it was retried. */
function Reasons({ reason, earlier = [] }: Pick<TargetRecord, "reason" | "earlier">) {
  return (
    <>
      {spokenReason(reason)}
      {earlier.map((each) => (
        <div key={each.wave} className="cc-hint">
          {messages.earlier(each.wave, spokenReason(each.reason))}
        </div>
      ))}
    </>
  )
}

/** What became of each target, and why. */
export function RolloutTargets({ actor, csv, rollout }: RolloutTargetsProps) {
  const found = useSelector(actor, select.selectTargets)
  const shown = useSelector(actor, select.selectShown)
  const isLoading = useSelector(actor, select.selectIsLoadingTargets)
  const failure = useSelector(actor, select.selectTargetsFailure)
  const mayShowMore = useSelector(actor, select.selectMayShowMore)
  const { targets: columns } = journalMessages
  return (
    <Card title={messages.targets} aside={<RolloutCsv csv={csv} id={rollout.id} part="targets" />}>
      <div className="cc-timeline-filter">
        <SelectField
          label={messages.targetState}
          value={shown.state ?? "all"}
          options={choices}
          onChange={(chosen) => actor.send({ type: "targets.chosen", state: chosen === "all" ? null : chosen })}
        />
      </div>
      {failure !== null && (
        <InlineNote kind="bad">
          <p>{failure}</p>
          <Button onClick={() => actor.send({ type: "retry" })}>{controlMessages.retry}</Button>
        </InlineNote>
      )}
      {(failure === null || found !== null) && (
        <PlainTable
          label={messages.targets}
          isLoading={isLoading}
          emptyText={messages.noTargets}
          rows={found?.targets ?? []}
          rowId={({ id }) => id}
          columns={[
            {
              key: "name",
              label: columns.name,
              cell: (target) => <Name target={target} rollout={rollout} />
            },
            { key: "wave", label: columns.wave, cell: ({ wave }) => wave },
            {
              key: "state",
              label: columns.state,
              cell: ({ state }) => <StatusBadge word={messages.targetStates[state]} tone={() => targetTone[state]} />
            },
            { key: "reason", label: columns.reason, cell: (target) => <Reasons {...target} /> },
            {
              key: "runAt",
              label: columns.runAt,
              cell: ({ runAt, timeZone = null }) => <RecordDate iso={runAt} site={timeZone} />
            },
            {
              key: "updatedAt",
              label: columns.updatedAt,
              cell: ({ updatedAt, timeZone = null }) => <RecordDate iso={updatedAt} site={timeZone} />
            }
          ]}
        />
      )}
      {mayShowMore && <Button onClick={() => actor.send({ type: "more.asked" })}>{messages.more}</Button>}
      {found?.hasMore === true && !mayShowMore && <p className="cc-hint">{messages.onlyFirst(found.targets.length)}</p>}
    </Card>
  )
}
