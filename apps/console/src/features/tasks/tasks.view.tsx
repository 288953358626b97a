import { selectedIds } from "@command-center/domain/rows/selection"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { taskMessages } from "@command-center/domain/task/task-messages"
import { taskStates } from "@command-center/domain/task/task-status"
import { taskRows, type tasksScreenMachine } from "@command-center/machines/tasks-screen/tasks-screen.machine"
import * as select from "@command-center/machines/tasks-screen/tasks-screen.selectors"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { Button } from "@command-center/ui/fields/button"
import { RemoveIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { CrashedView } from "../../list/crashed.view.tsx"
import { DeleteTasksDialog } from "../../list/delete-tasks.view.tsx"
import type { ListRef } from "../../list/list-ref.ts"
import { type RowScreen, RowScreenView } from "../../list/row-screen.view.tsx"
import { taskCells, taskLinks } from "./tasks.cells.tsx"

export interface TasksViewProps {
  readonly actor: ActorRefFrom<typeof tasksScreenMachine>
  readonly canEdit: boolean
}

function AboutTasks() {
  return (
    <>
      <p>{taskMessages.listHelp}</p>
      <ul className="cc-options" data-orientation="horizontal" aria-label="Task states">
        {taskStates.map((state) => (
          <li key={state}>
            <StatusBadge of="task" word={state} />
          </li>
        ))}
      </ul>
    </>
  )
}

const screen: RowScreen<TaskRow> = {
  ...taskRows,
  cells: taskCells,
  download: "Download data as CSV",
  about: { title: "About Tasks", Text: AboutTasks }
}

/** Document 1 §2.6. */
export function TasksView({ actor, canEdit }: TasksViewProps) {
  const rows = useSelector(actor, select.selectRows)
  const deleteTasks = useSelector(actor, select.selectDeleteTasks)
  const isCrashed = useSelector(actor, select.selectIsCrashed)
  const isCollecting = useSelector(actor, select.selectIsCollecting)
  if (isCrashed || rows === undefined) {
    return <CrashedView screen={taskList.title} onRetry={() => actor.send({ type: "retry" })} />
  }
  const deletion = ({ taskId }: TaskRow, list: ListRef<TaskRow>): MenuItem => ({
    id: "delete",
    label: "Delete Task",
    icon: RemoveIcon,
    isDestructive: true,
    onSelect: () =>
      actor.send({
        type: "row.deletion.opened",
        id: taskId,
        selected: selectedIds(list.getSnapshot().context.selection)
      })
  })
  return (
    <RowScreenView
      actor={rows}
      screen={screen}
      links={taskLinks}
      canEdit={canEdit}
      rowActions={(row, list) => (canEdit ? [deletion(row, list)] : [])}
      bulk={(ids) =>
        canEdit && (
          <Button
            size="xs"
            colorPalette="danger"
            disabled={isCollecting}
            onClick={() => actor.send({ type: "deletion.opened", selected: ids() })}
          >
            <RemoveIcon aria-hidden />
            Delete Tasks
          </Button>
        )
      }
    >
      {deleteTasks !== undefined && <DeleteTasksDialog actor={deleteTasks} />}
    </RowScreenView>
  )
}
