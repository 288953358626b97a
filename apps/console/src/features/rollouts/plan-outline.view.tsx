import { isDeployment, planCommands, productsFor } from "@command-center/domain/rollout/plan-draft"
import { planDraftMessages as messages } from "@command-center/domain/rollout/plan-draft-messages"
import type { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import type { FoundChosen } from "@command-center/machines/rollout-plan/rollout-plan.types"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { SelectField } from "@command-center/ui/fields/select-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { Card } from "@command-center/ui/layout/card"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { reasonAt } from "./plan-reason.ts"

export interface PlanOutlineProps {
  readonly actor: ActorRefFrom<typeof rolloutPlanMachine>
  readonly found: FoundChosen
}

const commands = planCommands.map(([value, label]) => ({ value, label }))
const orders = [
  { value: "listed", label: messages.orders.listed },
  { value: "onePerMerchant", label: messages.orders.onePerMerchant }
] as const

/** What is done, to whom, and in which order. */
export function PlanOutline({ actor, found }: PlanOutlineProps) {
  const { timeZone } = useConsole()
  const { name, command, version, order, otherZone } = useSelector(actor, select.selectDraft)
  const reasons = useSelector(actor, select.selectReasons)
  const gone = useSelector(actor, select.selectGone)
  const isChanged = useSelector(actor, select.selectIsChanged)
  const isFixed = useSelector(actor, select.selectIsFixed)
  const products = productsFor(command, found.versions)
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
        <SelectField
          label={messages.command}
          value={command}
          options={commands}
          isDisabled={isFixed}
          onChange={(chosen) => actor.send({ type: "command.chosen", command: chosen })}
        />
        {isDeployment(command) && (
          <SelectField
            label={messages.version}
            value={version ?? ""}
            options={[
              { value: "", label: messages.chooseVersion, isDisabled: true },
              ...products.map((product) => ({ value: product.version, label: product.version }))
            ]}
            isDisabled={isFixed}
            error={reasonAt(reasons, "action")}
            onChange={(chosen) => actor.send({ type: "draft.changed", change: { version: chosen } })}
          />
        )}
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
          options={[
            { value: "", label: messages.leaveOut },
            { value: timeZone, label: timeZone }
          ]}
          isDisabled={isFixed}
          error={reasonAt(reasons, "withoutZone")}
          onChange={(chosen) => actor.send({ type: "draft.changed", change: { otherZone: chosen } })}
        />
      </div>
      <p>{messages.chosen(found.targets.length)}</p>
      {gone > 0 && <InlineNote kind="warn">{messages.gone(gone)}</InlineNote>}
    </Card>
  )
}
