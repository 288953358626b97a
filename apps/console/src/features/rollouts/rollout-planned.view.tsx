import { planDemandMessages as messages } from "@command-center/domain/rollout/plan-demand-messages"
import { growingText, hoursText, orderText } from "@command-center/domain/rollout/plan-demands"
import { planDraftMessages } from "@command-center/domain/rollout/plan-draft-messages"
import type { Rollout } from "@command-center/domain/rollout/rollout-record"
import { DefinitionList } from "@command-center/ui/layout/definition-list"
import { useId } from "react"

/** What was planned for the rollout as a whole; each wave says what it demands itself. */
export function RolloutPlanned({ rollout: { plan } }: { readonly rollout: Pick<Rollout, "plan"> }) {
  const id = useId()
  const { reviewed } = planDraftMessages
  const filter = growingText(plan)
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="cc-card-title">
        {messages.title}
      </h2>
      <DefinitionList
        items={[
          { id: "order", term: planDraftMessages.order, value: orderText(plan.order) },
          { id: "hours", term: planDraftMessages.hours, value: hoursText(plan.windows) },
          filter === null
            ? { id: "growing", term: reviewed.growing, value: reviewed.growingOff }
            : { id: "growing", term: messages.filter, value: filter }
        ]}
      />
    </section>
  )
}
