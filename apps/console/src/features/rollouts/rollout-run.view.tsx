import { controlMessages } from "@command-center/domain/message/control-messages"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import { rolloutsPath } from "@command-center/domain/navigation/routes"
import { canEdit } from "@command-center/domain/permission/rights"
import { areaOfAction } from "@command-center/domain/rollout/rollout-action"
import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import type { rolloutCsvMachine } from "@command-center/machines/rollout-run/rollout-csv.machine"
import type { rolloutRunMachine } from "@command-center/machines/rollout-run/rollout-run.machine"
import * as select from "@command-center/machines/rollout-run/rollout-run.selectors"
import { selectRights } from "@command-center/machines/session/session.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { LongWait } from "@command-center/ui/feedback/long-wait"
import { PageLoading } from "@command-center/ui/feedback/skeletons"
import { Button } from "@command-center/ui/fields/button"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import "@command-center/ui/theme/css/rollout.css"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { Link } from "../../app/page-link.tsx"
import { RawData } from "../../app/raw-data.view.tsx"
import { useDebug } from "../../app/use-debug.ts"
import { useDocumentTitle } from "../../app/use-document-title.ts"
import { pageAccess } from "../../rights/page-access.view.tsx"
import { RolloutJournal } from "./rollout-journal.view.tsx"
import { RolloutPlanned } from "./rollout-planned.view.tsx"
import { RolloutState } from "./rollout-state.view.tsx"
import { RolloutStepDialog } from "./rollout-step.view.tsx"
import { RolloutTargets } from "./rollout-targets.view.tsx"
import { RolloutWaves } from "./rollout-waves.view.tsx"

export interface RolloutRunViewProps {
  readonly actor: ActorRefFrom<typeof rolloutRunMachine>
  readonly csv: ActorRefFrom<typeof rolloutCsvMachine>
  readonly businessEntityId: number
}

/** One rollout: how it stands and what can be done to it, its waves, targets and journal. */
export function RolloutRunView({ actor, csv, businessEntityId }: RolloutRunViewProps) {
  const { session } = useConsole()
  const rollout = useSelector(actor, select.selectRollout)
  const failure = useSelector(actor, select.selectFailure)
  const isWaitLong = useSelector(actor, select.selectIsWaitLong)
  const rights = useSelector(session, selectRights(rollout?.businessEntityId ?? businessEntityId))
  const area = rollout === null ? null : areaOfAction(rollout.plan.action)
  const isDebug = useDebug()
  useDocumentTitle(businessEntityId, rollout?.name ?? null, messages.title)
  const list = rolloutsPath(businessEntityId)
  return (
    <Screen>
      <PageHeading
        title={rollout?.name ?? messages.title}
        breadcrumb={rollout === null ? [] : [{ id: "list", link: <Link to={list}>{messages.title}</Link> }]}
        {...(rollout !== null && area !== null
          ? { access: pageAccess(area, canEdit(rights, area), rollout.businessEntityId) }
          : {})}
      />
      {failure !== null && (
        <InlineNote kind="bad">
          <p>{failure}</p>
          <Button onClick={() => actor.send({ type: "retry" })}>{controlMessages.retry}</Button>{" "}
          <Link className="cc-link" to={list}>
            {messages.title}
          </Link>
        </InlineNote>
      )}
      {rollout === null && failure === null && !isWaitLong && <PageLoading text={controlMessages.loading} />}
      {isWaitLong && (
        <div role="status">
          <LongWait text={waitMessages.awaited(messages.awaitedOne)} onCancel={() => actor.send({ type: "cancel" })} />
        </div>
      )}
      {rollout !== null && (
        <>
          <RolloutState actor={actor} rollout={rollout} />
          <RolloutPlanned rollout={rollout} />
          <RolloutWaves rollout={rollout} />
          <RolloutTargets actor={actor} csv={csv} rollout={rollout} />
          <RolloutJournal actor={actor} csv={csv} rollout={rollout} />
          <RolloutStepDialog actor={actor} rollout={rollout} />
        </>
      )}
      {isDebug && rollout !== null && <RawData title={messages.title} data={rollout} />}
    </Screen>
  )
}
