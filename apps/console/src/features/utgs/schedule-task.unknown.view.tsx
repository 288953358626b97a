import { creationMessages, scheduleMessages } from "@command-center/domain/task/task-messages"
import type { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import { selectError, selectTargets } from "@command-center/machines/schedule-task/schedule-task.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { Arrived } from "../../list/arrived.view.tsx"
import { TargetNames } from "./target-names.view.tsx"

export interface ScheduleTaskUnknownProps {
  readonly actor: ActorRefFrom<typeof scheduleTaskMachine>
  readonly phase: "unknown" | "checking" | "notFound"
}

/** No answer came: the tasks may or may not be there, so they are looked for before anything is sent again. */
export function ScheduleTaskUnknown({ actor, phase }: ScheduleTaskUnknownProps) {
  const targets = useSelector(actor, selectTargets)
  const error = useSelector(actor, selectError)
  return (
    <Arrived key={phase}>
      <div className="cc-fields">
        {phase === "notFound" ? (
          <InlineNote kind="info">{scheduleMessages.notFound}</InlineNote>
        ) : (
          <InlineNote kind="warn">
            <p>{scheduleMessages.unknown}</p>
            {error !== null && <p className="cc-help">{error.replace(creationMessages.createFailed(""), "")}</p>}
          </InlineNote>
        )}
        <TargetNames label="UTGs" targets={targets} />
      </div>
    </Arrived>
  )
}
