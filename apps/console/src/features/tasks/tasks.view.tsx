import { selectedIds } from "@command-center/domain/rows/selection"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { taskMessages } from "@command-center/domain/task/task-messages"
import { taskStates } from "@command-center/domain/task/task-status"
import type { tasksScreenMachine } from "@command-center/machines/tasks-screen/tasks-screen.machine"
import * as select from "@command-center/machines/tasks-screen/tasks-screen.selectors"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { Button } from "@command-center/ui/fields/button"
import { CopyIcon, RemoveIcon } from "@command-center/ui/layout/action-icons"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { PageHeading } from "@command-center/ui/layout/page-heading"
import { Screen } from "@command-center/ui/layout/screen"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../../app/console.ts"
import { AboutDialog } from "../../list/about.view.tsx"
import { CrashedView } from "../../list/crashed.view.tsx"
import { ExportDialog } from "../../list/export.view.tsx"
import { FiltersDialog } from "../../list/filters.view.tsx"
import { ListTable } from "../../list/list-table.view.tsx"
import { DeleteTasksDialog } from "./delete-tasks.view.tsx"
import { taskCells, taskLinks } from "./tasks.cells.tsx"

export interface TasksViewProps {
  readonly actor: ActorRefFrom<typeof tasksScreenMachine>
}

function TasksDialogs({ actor }: TasksViewProps) {
  const filters = useSelector(actor, select.selectFilters)
  const exportRows = useSelector(actor, select.selectExportRows)
  const deleteTasks = useSelector(actor, select.selectDeleteTasks)
  const isAboutOpen = useSelector(actor, select.selectIsAboutOpen)
  return (
    <>
      {filters !== undefined && <FiltersDialog actor={filters} />}
      {exportRows !== undefined && <ExportDialog actor={exportRows} />}
      {deleteTasks !== undefined && <DeleteTasksDialog actor={deleteTasks} />}
      {isAboutOpen && (
        <AboutDialog title="About Tasks" onClose={() => actor.send({ type: "about.closed" })}>
          <p>{taskMessages.listHelp}</p>
          <ul className="cc-options" data-orientation="horizontal" aria-label="Task states">
            {taskStates.map((state) => (
              <li key={state}>
                <StatusBadge of="task" word={state} />
              </li>
            ))}
          </ul>
        </AboutDialog>
      )}
    </>
  )
}

export function TasksView({ actor }: TasksViewProps) {
  const { now } = useConsole()
  const list = useSelector(actor, select.selectList)
  const canEdit = useSelector(actor, select.selectCanEdit)
  const activeCount = useSelector(actor, select.selectActiveFilters)
  const isCrashed = useSelector(actor, select.selectIsCrashed)
  const isCollecting = useSelector(actor, select.selectIsCollecting)
  if (isCrashed || list === undefined) {
    return <CrashedView screen={taskList.title} onRetry={() => actor.send({ type: "retry" })} />
  }
  const selected = () => selectedIds(list.getSnapshot().context.selection)
  const rowActions = (row: TaskRow): ReadonlyArray<MenuItem> => [
    {
      id: "copy",
      label: "Copy Row as JSON",
      icon: CopyIcon,
      onSelect: () => actor.send({ type: "row.copied", row })
    },
    ...(canEdit
      ? [
          {
            id: "delete",
            label: "Delete Task",
            icon: RemoveIcon,
            isDestructive: true,
            onSelect: () => actor.send({ type: "row.deletion.opened", id: row.taskId, selected: selected() })
          }
        ]
      : [])
  ]
  return (
    <Screen>
      <PageHeading title={taskList.title} />
      <ListTable
        actor={list}
        list={taskList}
        cells={taskCells}
        links={taskLinks}
        nameKey="componentNickname"
        rowActions={rowActions}
        toolbar={{
          filters: {
            activeCount,
            onOpen: () => actor.send({ type: "filters.opened", now: now() }),
            onReset: () => actor.send({ type: "filters.reset", now: now() })
          },
          info: { label: "About Tasks", onOpen: () => actor.send({ type: "about.opened" }) },
          download: {
            label: "Download data as CSV",
            isBusy: false,
            onStart: () => actor.send({ type: "export.opened" })
          }
        }}
        bulk={(ids) =>
          canEdit && (
            <Button
              size="xs"
              colorPalette="danger"
              disabled={isCollecting}
              onClick={() => actor.send({ type: "deletion.opened", selected: ids })}
            >
              <RemoveIcon aria-hidden />
              Delete Tasks
            </Button>
          )
        }
      />
      <TasksDialogs actor={actor} />
    </Screen>
  )
}
