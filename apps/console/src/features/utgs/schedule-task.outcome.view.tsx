import { controlMessages } from "@command-center/domain/message/control-messages"
import { reportOf } from "@command-center/domain/operation/operation-results"
import { canView } from "@command-center/domain/permission/rights"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import { creationMessages } from "@command-center/domain/task/task-messages"
import { operationTasksPath } from "@command-center/domain/task/tasks-of-operation"
import type { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import { selectRecord } from "@command-center/machines/schedule-task/schedule-task.selectors"
import { selectRights } from "@command-center/machines/session/session.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { ProgressList } from "@command-center/ui/feedback/progress-list"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { Link } from "../../app/page-link.tsx"
import { FocusOnArrival } from "../../list/focus-on-arrival.view.tsx"
import { outcomeOf } from "../../operations/target-outcome.ts"

export interface ScheduleTaskOutcomeProps {
  readonly actor: ActorRefFrom<typeof scheduleTaskMachine>
  readonly businessEntityId: number
}

const words = { succeeded: controlMessages.created } as const

/** The task of each UTG, after all of them were created. */
export function ScheduleTaskOutcome({ actor, businessEntityId }: ScheduleTaskOutcomeProps) {
  const { session, timeZone } = useConsole()
  const rights = useSelector(session, selectRights(businessEntityId))
  const record = useSelector(actor, selectRecord)
  if (record === null) return null
  const report = reportOf(record)
  return (
    <FocusOnArrival>
      <div className="cc-fields">
        <InlineNote kind="success">{creationMessages.created(report.length)}</InlineNote>
        <ProgressList
          label={taskLabels.tasks}
          hasMeter={false}
          words={words}
          outcomes={report.map((each) => outcomeOf({ ...each, isWaiting: false }))}
        />
        {canView(rights, "tasks") && (
          <p>
            <Link className="cc-link" to={operationTasksPath(record, timeZone)}>
              {taskLabels.goToList}
            </Link>
          </p>
        )}
      </div>
    </FocusOnArrival>
  )
}
