import { listPath } from "@command-center/domain/navigation/routes"
import { canView } from "@command-center/domain/permission/rights"
import type { TargetOutcome as TaskOutcome } from "@command-center/domain/task/schedule-outcome"
import { scheduleMessages } from "@command-center/domain/task/task-messages"
import { utgList } from "@command-center/domain/utg/utg-list"
import type { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import { selectOutcome, selectTargets } from "@command-center/machines/schedule-task/schedule-task.selectors"
import { selectRights } from "@command-center/machines/session/session.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { ProgressList, type TargetOutcome } from "@command-center/ui/feedback/progress-list"
import { useSelector } from "@xstate/react"
import { Link } from "react-router-dom"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { Arrived } from "../../list/arrived.view.tsx"

export interface ScheduleTaskOutcomeProps {
  readonly actor: ActorRefFrom<typeof scheduleTaskMachine>
  readonly businessEntityId: number
}

const words = { succeeded: "Created", unknown: "Not confirmed" } as const

const outcomeOf = ({ task, taskId }: TaskOutcome, name: string): TargetOutcome =>
  taskId === null
    ? { id: task.componentId, name, state: "unknown" }
    : { id: task.componentId, name, state: "succeeded", detail: `${task.bulkLabel}, Task Id ${taskId}` }

/** What became of each UTG's task. */
export function ScheduleTaskOutcome({ actor, businessEntityId }: ScheduleTaskOutcomeProps) {
  const rights = useSelector(useConsole().session, selectRights(businessEntityId))
  const targets = useSelector(actor, selectTargets)
  const outcome = useSelector(actor, selectOutcome)
  if (outcome === null) return null
  const names = new Map(targets.map((row) => [row.componentId, utgList.nameOf(row)]))
  const { created, notConfirmed } = outcome
  return (
    <Arrived>
      <div className="cc-fields">
        <InlineNote kind={notConfirmed === 0 ? "success" : "warn"}>
          {scheduleMessages.outcome(created, notConfirmed)}
        </InlineNote>
        <ProgressList
          label="Tasks"
          hasMeter={false}
          words={words}
          outcomes={outcome.targets.map((target) =>
            outcomeOf(target, names.get(target.task.componentId) ?? target.task.label)
          )}
        />
        {canView(rights, "tasks") && (
          <p>
            <Link className="cc-link" to={listPath(businessEntityId, "tasks")}>
              Go to the Tasks List
            </Link>
          </p>
        )}
      </div>
    </Arrived>
  )
}
