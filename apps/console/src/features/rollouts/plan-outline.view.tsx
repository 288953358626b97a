import { planDraftMessages as messages } from "@command-center/domain/rollout/plan-draft-messages"
import type { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import type { FoundTargets } from "@command-center/machines/rollout-plan/rollout-plan.types"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { CheckboxField } from "@command-center/ui/fields/checkbox-field"
import { SelectField } from "@command-center/ui/fields/select-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { Card } from "@command-center/ui/layout/card"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { PlanAction } from "./plan-action.view.tsx"
import { reasonAt } from "./plan-reason.ts"

export interface PlanOutlineProps {
  readonly actor: ActorRefFrom<typeof rolloutPlanMachine>
  readonly found: FoundTargets
}

const orders = [
  { value: "listed", label: messages.orders.listed },
  { value: "random", label: messages.orders.random },
  { value: "onePerMerchant", label: messages.orders.onePerMerchant }
] as const

/** What is done, to whom, and in which order. */
export function PlanOutline({ actor, found }: PlanOutlineProps) {
  const { timeZone } = useConsole()
  const { name, order, otherZone, isGrowing } = useSelector(actor, select.selectDraft)
  const list = useSelector(actor, select.selectList)
  const reasons = useSelector(actor, select.selectReasons)
  const leftOut = useSelector(actor, select.selectLeftOut)
  const conditions = useSelector(actor, select.selectConditions)
  const isChanged = useSelector(actor, select.selectIsChanged)
  const isFixed = useSelector(actor, select.selectIsFixed)
  const zones = [...new Set([timeZone, ...(otherZone === "" ? [] : [otherZone])])]
  return (
    <Card title={messages.what}>
      <div className="cc-plan-grid">
        <TextField
          label={messages.name}
          isRequired
          value={name}
          maxLength={200}
          isDisabled={isFixed}
          error={isChanged ? reasonAt(reasons, "name") : null}
          onChange={(text) => actor.send({ type: "draft.changed", change: { name: text } })}
        />
        <PlanAction actor={actor} found={found} />
        <SelectField
          label={messages.order}
          value={order}
          options={orders}
          isDisabled={isFixed}
          onChange={(chosen) => actor.send({ type: "draft.changed", change: { order: chosen } })}
        />
        <SelectField
          label={messages.otherZone}
          value={otherZone}
          options={[{ value: "", label: messages.leaveOut }, ...zones.map((zone) => ({ value: zone, label: zone }))]}
          isDisabled={isFixed}
          error={reasonAt(reasons, "withoutZone")}
          onChange={(chosen) => actor.send({ type: "draft.changed", change: { otherZone: chosen } })}
        />
      </div>
      <p>{messages.chosen[list](found.targets.length)}</p>
      {conditions > 0 && (
        <CheckboxField
          label={messages.growing}
          help={messages.growingHelp(conditions)}
          isChecked={isGrowing}
          isDisabled={isFixed}
          onChange={(isOn) => actor.send({ type: "draft.changed", change: { isGrowing: isOn } })}
        />
      )}
      {leftOut > 0 && (
        <InlineNote kind="warn">{list === "utgs" ? messages.gone(leftOut) : messages.unfit(leftOut)}</InlineNote>
      )}
    </Card>
  )
}
