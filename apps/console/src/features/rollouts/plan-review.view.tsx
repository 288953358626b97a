import { choiceLabel } from "@command-center/domain/rollout/action-draft"
import { hoursText, orderText } from "@command-center/domain/rollout/plan-demands"
import { planDraftMessages as messages } from "@command-center/domain/rollout/plan-draft-messages"
import { placedReason } from "@command-center/domain/rollout/plan-place"
import { rolloutPageMessages } from "@command-center/domain/rollout/rollout-page-messages"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { DefinitionList } from "@command-center/ui/layout/definition-list"
import { useSelector } from "@xstate/react"
import type { PlanStepProps } from "./plan-step.view.tsx"

const { reviewed } = messages

/** All that was chosen, in a few lines. */
function Chosen({ actor }: PlanStepProps) {
  const { name, action, order, seed, isGrowing, hours, withoutZone } = useSelector(actor, select.selectDraft)
  const plan = useSelector(actor, select.selectPlan)
  const who = useSelector(actor, select.selectWho)
  const unknown = useSelector(actor, select.selectAskedZones)
  const change = plan === null ? choiceLabel(action.choice) : rolloutPageMessages.action(plan.action)
  const zone = withoutZone === null || withoutZone === "leaveOut" ? reviewed.leftOut : reviewed.byZone(withoutZone.zone)
  return (
    <DefinitionList
      items={[
        { id: "name", term: messages.name, value: name.trim() },
        { id: "change", term: reviewed.change, value: change },
        { id: "who", term: reviewed.who, value: who },
        { id: "order", term: messages.order, value: orderText({ kind: order, seed }) },
        { id: "growing", term: reviewed.growing, value: isGrowing ? reviewed.growingOn : reviewed.growingOff },
        { id: "hours", term: messages.hours, value: hoursText(hours) },
        ...(unknown.length === 0 ? [] : [{ id: "zone", term: reviewed.withoutZone, value: zone }])
      ]}
    />
  )
}

/** All of it once more, before it is planned. */
export function PlanReview({ actor }: PlanStepProps) {
  const error = useSelector(actor, select.selectCreateError)
  return (
    <>
      <Chosen actor={actor} />
      {error !== null && <InlineNote kind="bad">{error}</InlineNote>}
      <p className="cc-hint">{messages.notStarted}</p>
    </>
  )
}

/** The act itself, and what keeps the plan for later. */
export function PlanReviewActions({ actor, count }: PlanStepProps & { readonly count: number }) {
  const waves = useSelector(actor, select.selectWaves)
  const isValid = useSelector(actor, select.selectIsValid)
  const [wrong] = useSelector(actor, select.selectReasons)
  const isCreating = useSelector(actor, select.selectIsCreating)
  const isNotConfirmed = useSelector(actor, select.selectIsNotConfirmed)
  const refusal = isValid
    ? undefined
    : `${messages.reasons} ${wrong === undefined ? messages.previewEmpty : placedReason(wrong)}`
  return (
    <>
      <Button
        variant="solid"
        isBusy={isCreating}
        reason={isNotConfirmed ? undefined : refusal}
        onClick={() => actor.send({ type: "create" })}
      >
        {isNotConfirmed ? messages.sendAgain : messages.create(count, Math.max(1, waves.length))}
      </Button>
      <Button colorPalette="gray" reason={refusal} onClick={() => actor.send({ type: "save" })}>
        {messages.save}
      </Button>
    </>
  )
}
