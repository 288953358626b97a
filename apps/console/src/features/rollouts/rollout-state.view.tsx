import { canEdit } from "@command-center/domain/permission/rights"
import { areaOfAction } from "@command-center/domain/rollout/rollout-action"
import { rolloutTone, stepLabel } from "@command-center/domain/rollout/rollout-page"
import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"
import type { Rollout, RolloutStepName } from "@command-center/domain/rollout/rollout-record"
import { approvalRefusal } from "@command-center/domain/rollout/waiting"
import type { rolloutRunMachine } from "@command-center/machines/rollout-run/rollout-run.machine"
import { selectFreshness, selectIsSending } from "@command-center/machines/rollout-run/rollout-run.selectors"
import { selectRights, selectUser } from "@command-center/machines/session/session.selectors"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { returnFocus } from "@command-center/ui/dialog/use-return-focus"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useEffect, useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { RecordDate } from "../../record/date.view.tsx"
import { Freshness } from "./freshness.view.tsx"
import { RolloutChart } from "./rollout-chart.view.tsx"

export interface RolloutStateProps {
  readonly actor: ActorRefFrom<typeof rolloutRunMachine>
  readonly rollout: Rollout
}

const order: ReadonlyArray<RolloutStepName> = ["start", "advance", "resume", "pause", "retry", "stop"]

/** Why somebody may not take a step that the rollout has now; null where they may. */
const useRefusal = ({ businessEntityId, plan, waitingFor, createdById }: Rollout) => {
  const { session } = useConsole()
  const rights = useSelector(session, selectRights(businessEntityId))
  const user = useSelector(session, selectUser)
  return (step: RolloutStepName): string | null => {
    if (!canEdit(rights, areaOfAction(plan.action))) return messages.mayNotChange
    if (step !== "advance" || waitingFor?.reason !== "approval") return null
    const approval = { required: true, byAnother: waitingFor.endedBy === "anotherEditor" }
    return approvalRefusal(approval, { creatorId: createdById, personId: user?.id ?? 0 })
  }
}

/** How it stands, what it waits for, who can end that, and what can be done to it now. */
export function RolloutState({ actor, rollout }: RolloutStateProps) {
  const freshness = useSelector(actor, selectFreshness)
  const isSending = useSelector(actor, selectIsSending)
  const refusalOf = useRefusal(rollout)
  const { state, wave, waves, plan, targetCount, createdBy, createdAt, steps, retries = null } = rollout
  const isOver = state === "done" || state === "stopped"
  const isHere = useRef(false)
  const offered = steps.join(" ")
  // A pause is taken without a dialog, and its button goes with the focus.
  useEffect(() => {
    if (isHere.current) returnFocus(null)
  }, [offered])
  return (
    <>
      <div className="cc-rollout-state">
        <span role="status">
          <StatusBadge word={messages.stateIn(state, wave, waves.length, retries)} tone={() => rolloutTone[state]} />
        </span>
        <span>{messages.to(messages.action(plan.action), targetCount)}</span>
        <span className="cc-hint">
          {createdBy}, <RecordDate iso={createdAt} />
        </span>
        <Freshness text={freshness} />
      </div>
      <RolloutChart rollout={rollout} />
      {rollout.isAttended === true && !isOver && <InlineNote kind="info">{messages.attended}</InlineNote>}
      <div
        className="cc-rollout-steps"
        onFocus={() => {
          isHere.current = true
        }}
        onBlur={({ relatedTarget }) => {
          isHere.current = relatedTarget === null
        }}
      >
        {order
          .filter((step) => steps.includes(step))
          .map((step) => {
            const refusal = refusalOf(step)
            return (
              <Button
                key={step}
                variant={step === "start" || step === "advance" ? "solid" : "outline"}
                colorPalette={step === "stop" ? "danger" : "accent"}
                aria-disabled={refusal !== null || isSending}
                data-tip={refusal ?? undefined}
                onClick={() => {
                  if (refusal === null && !isSending) actor.send({ type: "step.chosen", step })
                }}
              >
                {stepLabel(rollout, step)}
              </Button>
            )
          })}
      </div>
      {rollout.waitingFor?.reason === "gate" && steps.includes("retry") && (
        <p className="cc-hint">{messages.lostGate}</p>
      )}
    </>
  )
}
