import { selectedMessages } from "@command-center/domain/palette/selected-messages"
import { selectedIds } from "@command-center/domain/rows/selection"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import { taskTone } from "@command-center/domain/status/status-tone"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import { taskMessages } from "@command-center/domain/task/task-messages"
import { taskStates } from "@command-center/domain/task/task-status"
import { selectIsReading } from "@command-center/machines/flow-screen/flow-screen.selectors"
import { taskRows } from "@command-center/machines/screens/tasks-screen"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { Button } from "@command-center/ui/fields/button"
import { RemoveIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { useSelector } from "@xstate/react"
import { laterDialog } from "../../app/later-dialog.tsx"
import { FlowScreenView, ScreenChild } from "../../list/flow-screen.view.tsx"
import { listPage } from "../../list/list-page.ts"
import type { ListRef } from "../../list/list-ref.ts"
import type { ListScreenProps } from "../../list/list-screen-props.ts"
import type { RowScreen } from "../../list/row-screen.view.tsx"
import { useFlowScreen } from "../../list/use-flow-screen.ts"
import { selectedOf } from "../../palette/selected-of.ts"
import { useShownActions } from "../../palette/use-shown-actions.ts"
import { FailedTasks } from "./failed-tasks.view.tsx"
import { taskCells, taskLinks } from "./tasks.cells.tsx"
import { wireTasks } from "./tasks.wiring.ts"

const DeleteTasksDialog = laterDialog(async () => (await import("../../list/delete-tasks.view.tsx")).DeleteTasksDialog)

function AboutTasks() {
  return (
    <>
      <p>{taskMessages.listHelp}</p>
      <ul className="cc-options" data-orientation="horizontal" aria-label={taskLabels.states}>
        {taskStates.map((state) => (
          <li key={state}>
            <StatusBadge word={state} tone={taskTone} />
          </li>
        ))}
      </ul>
    </>
  )
}

const screen: RowScreen<TaskRow> = {
  ...taskRows,
  cells: taskCells,
  download: tableMessages.downloadAll,
  about: { title: taskLabels.about, Text: AboutTasks }
}

/** Document 1 §2.6. */
function TasksScreen(props: ListScreenProps) {
  const { businessEntityId, canEdit } = props
  const actor = useFlowScreen(taskRows, wireTasks, props)
  const isReading = useSelector(actor, selectIsReading)
  useShownActions(businessEntityId, () => {
    const selected = selectedOf(actor)
    if (!canEdit || isReading || selected.length === 0) return []
    const label = taskLabels.deleteSelected(selectedMessages.tasks(selected.length))
    return [{ id: "deleteTasks", label, open: () => actor.send({ type: "deleteTasks.opened", selected, began: null }) }]
  })
  const deletion = ({ taskId }: TaskRow, list: ListRef<TaskRow>): MenuItem => ({
    id: "delete",
    label: taskLabels.deleteTask,
    icon: RemoveIcon,
    isDestructive: true,
    onSelect: () =>
      actor.send({
        type: "deleteTasks.opened",
        began: taskId,
        selected: selectedIds(list.getSnapshot().context.selection)
      })
  })
  return (
    <FlowScreenView
      actor={actor}
      screen={screen}
      links={taskLinks}
      canEdit={canEdit}
      note={(list) => <FailedTasks list={list} />}
      rowActions={(row, list) => (canEdit ? [deletion(row, list)] : [])}
      bulk={(ids) =>
        canEdit && (
          <Button
            size="xs"
            colorPalette="danger"
            disabled={isReading}
            onClick={() => actor.send({ type: "deleteTasks.opened", selected: ids(), began: null })}
          >
            <RemoveIcon aria-hidden />
            {taskLabels.deleteTasks}
          </Button>
        )
      }
    >
      <ScreenChild of={actor} name="deleteTasks">
        {(flow) => <DeleteTasksDialog actor={flow} />}
      </ScreenChild>
    </FlowScreenView>
  )
}

export const page = listPage(taskRows, TasksScreen)
