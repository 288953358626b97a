import { listPath } from "@command-center/domain/navigation/routes"
import { planDraftMessages as messages, planFileMessages } from "@command-center/domain/rollout/plan-draft-messages"
import type { rolloutPlanMachine } from "@command-center/machines/rollout-plan/rollout-plan.machine"
import * as select from "@command-center/machines/rollout-plan/rollout-plan.selectors"
import { EmptyState } from "@command-center/ui/feedback/empty-state"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import { useRef } from "react"
import { Link } from "react-router"
import type { ActorRefFrom } from "xstate"

export interface PlanStartProps {
  readonly actor: ActorRefFrom<typeof rolloutPlanMachine>
  readonly businessEntityId: number
}

/** Reasons of a refused file that are shown: a wrong file is wrong in every line. */
const shownReasons = 10

function FileButton({ actor }: Pick<PlanStartProps, "actor">) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={messages.openFile}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) actor.send({ type: "file.chosen", file })
          // The same file again is a choice, too.
          currentTarget.value = ""
        }}
      />
      <Button onClick={() => input.current?.click()}>{messages.openFile}</Button>
    </>
  )
}

/** Where a plan begins that no selection led to: in a list, or with a plan file. */
export function PlanStart({ actor, businessEntityId }: PlanStartProps) {
  const reasons = useSelector(actor, select.selectFileReasons)
  return (
    <>
      {reasons.length > 0 && (
        <InlineNote kind="bad">
          <p>{planFileMessages.refused}</p>
          <ul className="cc-plan-reasons">
            {reasons.slice(0, shownReasons).map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </InlineNote>
      )}
      <EmptyState text={messages.noneChosen}>
        <div className="cc-plan-starts">
          <Link className="cc-link" to={listPath(businessEntityId, "utgs")}>
            {messages.toUtgs}
          </Link>
          <Link className="cc-link" to={listPath(businessEntityId, "devices")}>
            {messages.toDevices}
          </Link>
          <FileButton actor={actor} />
        </div>
      </EmptyState>
    </>
  )
}
