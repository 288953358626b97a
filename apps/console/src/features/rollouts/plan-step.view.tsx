import { planDraftMessages } from "@command-center/domain/rollout/plan-draft-messages"
import { besideStep, issueCounts, type PlanStep, planSteps } from "@command-center/domain/rollout/plan-steps"
import type { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { Button } from "@command-center/ui/fields/button"
import { CompleteIcon } from "@command-center/ui/layout/action-icons"
import { useSelector } from "@xstate/react"
import { type ReactNode, useEffect, useId, useRef } from "react"
import type { ActorRefFrom } from "xstate"

const { steps: messages } = planDraftMessages

export interface PlanStepProps {
  readonly actor: ActorRefFrom<typeof rolloutPlanMachine>
}

/** The steps in their order, each with how much is wrong in it, or a tick; any can be gone to at any time. */
export function PlanStepsNav({ actor }: PlanStepProps) {
  const shown = useSelector(actor, select.selectStep)
  const reasons = useSelector(actor, select.selectToldReasons)
  const complete = useSelector(actor, select.selectCompleteSteps)
  const isFixed = useSelector(actor, select.selectIsFixed)
  const issues = issueCounts(reasons)
  /** One text: parts of a button are read with blanks between them. */
  const nameOf = (step: PlanStep) =>
    [
      messages.names[step],
      ...(complete.includes(step) ? [messages.complete] : []),
      ...(issues[step] > 0 ? [messages.issues(issues[step])] : [])
    ].join(", ")
  return (
    <nav aria-label={messages.label}>
      <ol className="cc-plan-steps">
        {planSteps.map((step, at) => (
          <li key={step}>
            <button
              type="button"
              aria-label={nameOf(step)}
              aria-current={step === shown ? "step" : undefined}
              disabled={isFixed}
              onClick={() => actor.send({ type: "step.chosen", step })}
            >
              <span className="cc-plan-number" data-is-complete={complete.includes(step) || undefined} aria-hidden>
                {complete.includes(step) ? <CompleteIcon size={14} /> : at + 1}
              </span>
              <span>{messages.names[step]}</span>
              {issues[step] > 0 && (
                <span className="cc-badge" data-tone="bad">
                  {issues[step]}
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function Beside({ actor, to, isNext }: PlanStepProps & { readonly to: PlanStep; readonly isNext: boolean }) {
  const isFixed = useSelector(actor, select.selectIsFixed)
  const name = messages.names[to]
  return (
    <Button
      variant={isNext ? "solid" : "outline"}
      colorPalette={isNext ? "accent" : "gray"}
      disabled={isFixed}
      onClick={() => actor.send({ type: "step.chosen", step: to })}
    >
      {isNext ? messages.next(name) : messages.back(name)}
    </Button>
  )
}

export interface PlanStepFrameProps extends PlanStepProps {
  readonly step: PlanStep
  /** At the end of the heading's line. */
  readonly aside?: ReactNode
  /** Beside the way back, where no step comes after. */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** One step with what leads on; whoever goes to it is at its heading. */
export function PlanStepFrame({ actor, step, aside, actions, children }: PlanStepFrameProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isArrival = useRef(true)
  const { before, after } = besideStep(step)
  useEffect(() => {
    if (isArrival.current) isArrival.current = false
    else heading.current?.focus()
  }, [step])
  return (
    <section className="cc-card" aria-labelledby={id}>
      <div className="cc-card-head">
        <h2 id={id} ref={heading} tabIndex={-1} className="cc-card-title">
          {messages.names[step]}
        </h2>
        {aside}
      </div>
      {children}
      <div className="cc-rollout-steps cc-plan-beside">
        {before !== null && <Beside actor={actor} to={before} isNext={false} />}
        {after !== null && <Beside actor={actor} to={after} isNext />}
        {actions}
      </div>
    </section>
  )
}
