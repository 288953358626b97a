import { planDraftMessages } from "@command-center/domain/rollout/plan-draft-messages"
import { besideStep, issueCounts, type PlanStep, planSteps } from "@command-center/domain/rollout/plan-steps"
import type { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { type ReactNode, useEffect, useId, useRef } from "react"
import type { ActorRefFrom } from "xstate"

const { steps: messages } = planDraftMessages

export interface PlanStepProps {
  readonly actor: ActorRefFrom<typeof rolloutPlanMachine>
}

/** The steps, each with how much is wrong in it; any of them can be gone to at any time. */
export function PlanStepsNav({ actor }: PlanStepProps) {
  const shown = useSelector(actor, select.selectStep)
  const reasons = useSelector(actor, select.selectReasons)
  const isFixed = useSelector(actor, select.selectIsFixed)
  const issues = issueCounts(reasons)
  return (
    <nav aria-label={messages.label}>
      <ol className="cc-plan-steps">
        {planSteps.map((step) => (
          <li key={step}>
            <button
              type="button"
              aria-current={step === shown ? "step" : undefined}
              disabled={isFixed}
              onClick={() => actor.send({ type: "step.chosen", step })}
            >
              {messages.names[step]}
              {issues[step] > 0 && (
                <span className="cc-badge" data-tone="bad">
                  <span aria-hidden>{issues[step]}</span>
                  <span className="cc-unseen">, {messages.issues(issues[step])}</span>
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
  readonly children: ReactNode
}

/** One step with what leads on; whoever goes to it is at its heading. */
export function PlanStepFrame({ actor, step, aside, children }: PlanStepFrameProps) {
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
      </div>
    </section>
  )
}
