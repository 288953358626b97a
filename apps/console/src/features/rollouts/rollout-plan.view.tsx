import { waitMessages } from "@command-center/domain/message/wait-messages"
import { rolloutsPath } from "@command-center/domain/navigation/routes"
import { planDraftMessages as messages } from "@command-center/domain/rollout/plan-draft-messages"
import { rolloutPageMessages } from "@command-center/domain/rollout/rollout-page-messages"
import type { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { LongWait } from "@command-center/ui/feedback/long-wait"
import { PageLoading } from "@command-center/ui/feedback/skeletons"
import { Button } from "@command-center/ui/fields/button"
import { Card } from "@command-center/ui/layout/card"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import "@command-center/ui/theme/css/rollout.css"
import { useSelector } from "@xstate/react"
import { Link } from "react-router"
import type { ActorRefFrom } from "xstate"
import { RawData } from "../../app/raw-data.view.tsx"
import { useDebug } from "../../app/use-debug.ts"
import { useDocumentTitle } from "../../app/use-document-title.ts"
import { PlanHours } from "./plan-hours.view.tsx"
import { PlanOutline } from "./plan-outline.view.tsx"
import { PlanPreview } from "./plan-preview.view.tsx"
import { PlanStart } from "./plan-start.view.tsx"
import { PlanWaves } from "./plan-waves.view.tsx"

export interface RolloutPlanViewProps {
  readonly actor: ActorRefFrom<typeof rolloutPlanMachine>
  readonly businessEntityId: number
}

/** What to do to whom, in which waves, and what comes of it before anything is sent. */
export function RolloutPlanView({ actor, businessEntityId }: RolloutPlanViewProps) {
  const isNobody = useSelector(actor, select.selectIsNobody)
  const isReading = useSelector(actor, select.selectIsReading)
  const found = useSelector(actor, select.selectFound)
  const failure = useSelector(actor, select.selectFailure)
  const isWaitLong = useSelector(actor, select.selectIsWaitLong)
  const isDebug = useDebug()
  useDocumentTitle(businessEntityId, messages.title)
  const back = (
    <Link className="cc-link" to={rolloutsPath(businessEntityId)}>
      {rolloutPageMessages.title}
    </Link>
  )
  return (
    <Screen>
      <PageHeading title={messages.title} breadcrumb={[{ id: "list", link: back }]} />
      {isNobody && <PlanStart actor={actor} businessEntityId={businessEntityId} />}
      {isReading && <PageLoading text={messages.reading} />}
      {failure !== null && (
        <InlineNote kind="bad">
          <p>{failure}</p>
          <Button onClick={() => actor.send({ type: "retry" })}>Retry</Button>
        </InlineNote>
      )}
      {found === null && failure === null && !isNobody && !isReading && !isWaitLong && (
        <PageLoading text={messages.loading} />
      )}
      {isWaitLong && (
        <div role="status">
          <LongWait text={waitMessages.awaited(messages.awaited)} onCancel={() => actor.send({ type: "cancel" })} />
        </div>
      )}
      {found !== null && (
        <form className="cc-plan" noValidate onSubmit={(event) => event.preventDefault()}>
          <div className="cc-plan-fields">
            <PlanOutline actor={actor} found={found} />
            <Card
              title={messages.waves}
              aside={
                <Button size="xs" onClick={() => actor.send({ type: "wave.added" })}>
                  {messages.add}
                </Button>
              }
            >
              <PlanWaves actor={actor} />
            </Card>
            <Card
              title={messages.hours}
              aside={
                <Button size="xs" onClick={() => actor.send({ type: "hours.added" })}>
                  {messages.addHours}
                </Button>
              }
            >
              <PlanHours actor={actor} />
            </Card>
          </div>
          <PlanPreview actor={actor} count={found.targets.length} />
        </form>
      )}
      {isDebug && <RawData title={messages.title} data={{ businessEntityId, found }} />}
    </Screen>
  )
}
