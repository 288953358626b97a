import { controlMessages } from "@command-center/domain/message/control-messages"
import { waitMessages } from "@command-center/domain/message/wait-messages"
import { rolloutsPath } from "@command-center/domain/navigation/routes"
import { planDraftMessages as messages, planFileMessages } from "@command-center/domain/rollout/plan-draft-messages"
import type { PlanStep } from "@command-center/domain/rollout/plan-steps"
import { rolloutPageMessages } from "@command-center/domain/rollout/rollout-page-messages"
import type { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { keepFocusOnPage } from "@command-center/ui/dialog/use-return-focus"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { LongWait } from "@command-center/ui/feedback/long-wait"
import { PageLoading } from "@command-center/ui/feedback/skeletons"
import { Button } from "@command-center/ui/fields/button"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import "@command-center/ui/theme/css/rollout.css"
import { useSelector } from "@xstate/react"
import type { ReactNode } from "react"
import type { ActorRefFrom } from "xstate"
import { Link } from "../../app/page-link.tsx"
import { RawData } from "../../app/raw-data.view.tsx"
import { useDebug } from "../../app/use-debug.ts"
import { useDocumentTitle } from "../../app/use-document-title.ts"
import { UnsavedInFlow } from "../../record/unsaved.view.tsx"
import { pageAccess } from "../../rights/page-access.view.tsx"
import type { PlanActionProps } from "./plan-action.view.tsx"
import { PlanPreview } from "./plan-preview.view.tsx"
import { PlanReview, PlanReviewActions } from "./plan-review.view.tsx"
import { PlanStart } from "./plan-start.view.tsx"
import { PlanStepFrame, PlanStepsNav } from "./plan-step.view.tsx"
import { PlanWaves } from "./plan-waves.view.tsx"
import { PlanWhat } from "./plan-what.view.tsx"
import { PlanWhen } from "./plan-when.view.tsx"
import { PlanWho } from "./plan-who.view.tsx"

export interface RolloutPlanViewProps {
  readonly actor: ActorRefFrom<typeof rolloutPlanMachine>
  readonly businessEntityId: number
}

/** The step that is shown. */
function Step({ actor, found }: PlanActionProps) {
  const step = useSelector(actor, select.selectStep)
  const isFixed = useSelector(actor, select.selectIsFixed)
  const parts: Readonly<Record<PlanStep, () => ReactNode>> = {
    what: () => <PlanWhat actor={actor} found={found} />,
    who: () => <PlanWho actor={actor} found={found} />,
    waves: () => <PlanWaves actor={actor} />,
    when: () => <PlanWhen actor={actor} />,
    review: () => <PlanReview actor={actor} />
  }
  return (
    <PlanStepFrame
      actor={actor}
      step={step}
      aside={
        step === "waves" && (
          <Button size="xs" disabled={isFixed} onClick={() => actor.send({ type: "wave.added" })}>
            {messages.add}
          </Button>
        )
      }
      actions={step === "review" && <PlanReviewActions actor={actor} count={found.targets.length} />}
    >
      {parts[step]()}
    </PlanStepFrame>
  )
}

/** What to do to whom, in which waves, and what comes of it before anything is sent. */
export function RolloutPlanView({ actor, businessEntityId }: RolloutPlanViewProps) {
  const isBarred = useSelector(actor, select.selectIsBarred)
  const mayEdit = useSelector(actor, select.selectMayEdit)
  const list = useSelector(actor, select.selectList)
  const isNobody = useSelector(actor, select.selectIsNobody)
  const isReading = useSelector(actor, select.selectIsReading)
  const isReplacing = useSelector(actor, select.selectIsReplacing)
  const found = useSelector(actor, select.selectFound)
  const failure = useSelector(actor, select.selectFailure)
  const mayChooseAnew = useSelector(actor, select.selectMayChooseAnew)
  const isWaitLong = useSelector(actor, select.selectIsWaitLong)
  const isDebug = useDebug()
  useDocumentTitle(businessEntityId, messages.title)
  /** Both buttons leave the page with the message that they stand in. */
  const sendAndKeepFocus = (type: "retry" | "targets.reset") => () => {
    keepFocusOnPage()
    actor.send({ type })
  }
  const back = <Link to={rolloutsPath(businessEntityId)}>{rolloutPageMessages.title}</Link>
  return (
    <Screen>
      <PageHeading
        title={messages.title}
        breadcrumb={[{ id: "list", link: back }]}
        access={pageAccess(list, mayEdit[list])}
      />
      {isBarred && (
        <InlineNote kind="warn">{messages.mayNotPlan(mayEdit.utgs || mayEdit.devices ? list : "any")}</InlineNote>
      )}
      {isNobody && <PlanStart actor={actor} businessEntityId={businessEntityId} />}
      {isReplacing && <UnsavedInFlow text={planFileMessages.replaces} actor={actor} />}
      {isReading && <PageLoading text={messages.reading} />}
      {failure !== null && (
        <InlineNote kind="bad">
          <p>{failure}</p>
          <div className="cc-rollout-steps">
            <Button onClick={sendAndKeepFocus("retry")}>{controlMessages.retry}</Button>
            {mayChooseAnew && <Button onClick={sendAndKeepFocus("targets.reset")}>{messages.otherTargets}</Button>}
          </div>
        </InlineNote>
      )}
      {found === null && failure === null && !isBarred && !isNobody && !isReading && !isWaitLong && (
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
            <PlanStepsNav actor={actor} />
            <Step actor={actor} found={found} />
          </div>
          <PlanPreview actor={actor} isAttended={found.isAttended} />
        </form>
      )}
      {isDebug && <RawData title={messages.title} data={{ businessEntityId, found }} />}
    </Screen>
  )
}
