import { controlMessages } from "@command-center/domain/message/control-messages"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import { rolloutPath, rolloutPlanPath } from "@command-center/domain/navigation/routes"
import { canEdit } from "@command-center/domain/permission/rights"
import { planDraftMessages } from "@command-center/domain/rollout/plan-draft-messages"
import { progressText, rolloutTone } from "@command-center/domain/rollout/rollout-page"
import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import type { RolloutSummary } from "@command-center/domain/rollout/rollout-record"
import { foundRollouts, isNarrowed, type SoughtRollouts } from "@command-center/domain/rollout/rollout-search"
import { waitingText } from "@command-center/domain/rollout/waiting"
import type { rolloutListMachine } from "@command-center/machines/rollout-list/rollout-list.machine"
import * as select from "@command-center/machines/rollout-list/rollout-list.selectors"
import { selectAncestry, selectRights } from "@command-center/machines/session/session.selectors"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { EmptyState } from "@command-center/ui/feedback/empty-state"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { LongWait } from "@command-center/ui/feedback/long-wait"
import { Button, buttonLooks } from "@command-center/ui/fields/button"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import { PlainTable } from "@command-center/ui/table/plain-table"
import "@command-center/ui/theme/css/rollout.css"
import { useSelector } from "@xstate/react"
import { memo, useDeferredValue, useMemo } from "react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { Link } from "../../app/page-link.tsx"
import { RawData } from "../../app/raw-data.view.tsx"
import { useDebug } from "../../app/use-debug.ts"
import { useDocumentTitle } from "../../app/use-document-title.ts"
import { WithTimes } from "../../app/with-times.tsx"
import { RecordDate } from "../../record/date.view.tsx"
import { pageAccess } from "../../rights/page-access.view.tsx"
import { Freshness } from "./freshness.view.tsx"
import { RolloutSearch } from "./rollout-search.view.tsx"
import { WavesBar } from "./waves-bar.view.tsx"

export interface RolloutListViewProps {
  readonly actor: ActorRefFrom<typeof rolloutListMachine>
  readonly businessEntityId: number
  readonly onSeek: (sought: SoughtRollouts) => void
}

function State({ rollout }: { readonly rollout: RolloutSummary }) {
  const { state, wave, waves, waitingFor, retries = null } = rollout
  return (
    <span className="cc-rollout-list-state">
      <StatusBadge word={messages.stateIn(state, wave, waves.length, retries)} tone={() => rolloutTone[state]} />
      {waitingFor !== null && (
        <span className="cc-hint">
          <WithTimes say={(timeText) => waitingText(waitingFor, timeText)} />
        </span>
      )}
    </span>
  )
}

/** To the page that plans one. */
function PlanLink({ businessEntityId }: Pick<RolloutListViewProps, "businessEntityId">) {
  return (
    <Link {...buttonLooks({ variant: "solid" })} to={rolloutPlanPath(businessEntityId)}>
      {planDraftMessages.entry}
    </Link>
  )
}

interface RolloutTableProps extends Pick<RolloutListViewProps, "businessEntityId"> {
  readonly rollouts: ReadonlyArray<RolloutSummary>
  readonly isLoading: boolean
}

/** Hundreds of rows: drawn anew for other rollouts alone. */
const RolloutTable = memo(({ businessEntityId, rollouts, isLoading }: RolloutTableProps) => {
  const { session } = useConsole()
  const { nameOf } = useSelector(session, selectAncestry)
  const { columns } = messages
  return (
    <PlainTable
      label={messages.title}
      isLoading={isLoading}
      emptyText={messages.noneFound}
      rows={rollouts}
      rowId={({ id }) => id}
      columns={[
        {
          key: "name",
          label: columns.name,
          cell: (rollout) => (
            <Link className="cc-link" to={rolloutPath(businessEntityId, rollout.id)}>
              {rollout.name}
            </Link>
          )
        },
        { key: "state", label: columns.state, cell: (rollout) => <State rollout={rollout} /> },
        { key: "waves", label: columns.waves, cell: ({ waves }) => <WavesBar waves={waves} /> },
        { key: "done", label: messages.targets, cell: ({ waves }) => progressText(waves) },
        {
          key: "account",
          label: columns.account,
          cell: ({ businessEntityId: id }) => nameOf(id) ?? String(id)
        },
        { key: "by", label: columns.created, cell: ({ createdBy }) => createdBy },
        { key: "at", label: columns.at, cell: ({ createdAt }) => <RecordDate iso={createdAt} /> }
      ]}
    />
  )
})

/** The rollouts of an account and those below it, the newest first. */
export function RolloutListView({ actor, businessEntityId, onSeek }: RolloutListViewProps) {
  const { session } = useConsole()
  const { nameOf } = useSelector(session, selectAncestry)
  const rights = useSelector(session, selectRights(businessEntityId))
  // A rollout is for UTGs or for devices.
  const editable = (["utgs", "devices"] as const).find((area) => canEdit(rights, area))
  const planLink = editable !== undefined && <PlanLink businessEntityId={businessEntityId} />
  const found = useSelector(actor, select.selectFound)
  const isLoading = useSelector(actor, select.selectIsLoading)
  const isWaitLong = useSelector(actor, select.selectIsWaitLong)
  const failure = useSelector(actor, select.selectFailure)
  const freshness = useSelector(actor, select.selectFreshness)
  const isDebug = useDebug()
  useDocumentTitle(businessEntityId, messages.title)
  const sought = useSelector(actor, select.selectSought)
  // What is typed is seen before the rows that it leaves.
  const looked = useDeferredValue(sought)
  const shown = useMemo(() => foundRollouts(found?.rollouts ?? [], looked, nameOf), [found, looked, nameOf])
  return (
    <Screen>
      <PageHeading
        title={messages.title}
        hint={messages.about}
        access={pageAccess(editable ?? "utgs", editable !== undefined)}
      >
        {found !== null && found.rollouts.length > 0 && planLink}
      </PageHeading>
      {failure !== null && (
        <InlineNote kind="bad">
          <p>{failure}</p>
          <Button onClick={() => actor.send({ type: "retry" })}>{controlMessages.retry}</Button>
        </InlineNote>
      )}
      {isWaitLong && (
        <div role="status">
          <LongWait text={waitMessages.awaited(messages.awaited)} onCancel={() => actor.send({ type: "cancel" })} />
        </div>
      )}
      {found !== null && found.rollouts.length === 0 && <EmptyState text={messages.none}>{planLink}</EmptyState>}
      {found !== null && found.rollouts.length === 0 && <Freshness text={freshness} />}
      {found !== null && found.rollouts.length > 0 && (
        <RolloutSearch
          sought={sought}
          onSeek={onSeek}
          count={isNarrowed(looked) ? messages.shown(shown.length, found.rollouts.length) : ""}
        >
          <Freshness text={freshness} />
        </RolloutSearch>
      )}
      {(isLoading || (found !== null && found.rollouts.length > 0)) && (
        <div className="cc-rollout-list">
          <RolloutTable businessEntityId={businessEntityId} rollouts={shown} isLoading={isLoading} />
        </div>
      )}
      {found?.hasMore === true && <p className="cc-hint">{messages.newest(found.rollouts.length)}</p>}
      {isDebug && <RawData title={messages.title} data={{ businessEntityId, rollouts: found?.rollouts ?? [] }} />}
    </Screen>
  )
}
