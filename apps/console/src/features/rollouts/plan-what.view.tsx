import { planDraftMessages as messages } from "@command-center/domain/rollout/plan-draft-messages"
import { longest, typedMost } from "@command-center/domain/rollout/plan-text"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import { PlanAction, type PlanActionProps } from "./plan-action.view.tsx"
import { fieldAt } from "./plan-reason.ts"

/** What the rollout is called, and what it does to each. */
export function PlanWhat({ actor, found }: PlanActionProps) {
  const { name } = useSelector(actor, select.selectDraft)
  const reasons = useSelector(actor, select.selectToldReasons)
  const isFixed = useSelector(actor, select.selectIsFixed)
  return (
    <div className="cc-plan-grid">
      <TextField
        label={messages.name}
        isRequired
        value={name}
        maxLength={typedMost(longest.name)}
        isDisabled={isFixed}
        {...fieldAt(reasons, "name")}
        onChange={(text) => actor.send({ type: "draft.changed", change: { name: text } })}
        onBlur={() => actor.send({ type: "field.left", place: "name" })}
      />
      <PlanAction actor={actor} found={found} />
    </div>
  )
}
