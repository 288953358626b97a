import { controlMessages } from "@command-center/domain/message/control-messages"
import { failedTasks } from "@command-center/domain/task/failed-tasks"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskMessages } from "@command-center/domain/task/task-messages"
import { selectFacetChoices, selectView } from "@command-center/machines/list-screen/list-screen.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { useSelector } from "@xstate/react"
import { useMemo } from "react"
import type { ListRef } from "../../list/list-ref.ts"

/** Why tasks failed, where a link lists the tasks of one operation. */
export function FailedTasks({ list }: { readonly list: ListRef<TaskRow> }) {
  const isOfLink = useSelector(list, selectFacetChoices<TaskRow>)["taskId"] !== undefined
  const view = useSelector(list, selectView<TaskRow>)
  const failed = useMemo(() => (isOfLink && view !== null ? failedTasks(view.rows) : []), [isOfLink, view])
  if (failed.length === 0) return null
  return (
    <InlineNote kind="warn">
      {taskMessages.failedHere(failed.length)}
      <ul className="cc-reasons" aria-label={controlMessages.reasons}>
        {failed.map(({ taskId, name, reason }) => (
          <li key={taskId}>
            {name}: {reason}
          </li>
        ))}
      </ul>
    </InlineNote>
  )
}
