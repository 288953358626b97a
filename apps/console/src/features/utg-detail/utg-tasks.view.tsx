import { selectedIds } from "@command-center/domain/rows/selection"
import { taskTone } from "@command-center/domain/status/status-tone"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import { utgTaskList } from "@command-center/domain/utg/utg-tables"
import type { utgTasksMachine } from "@command-center/machines/utg-tasks/utg-tasks.machine"
import * as select from "@command-center/machines/utg-tasks/utg-tasks.selectors"
import { StatusBadge } from "@command-center/ui/cells/status-badge"
import { Button } from "@command-center/ui/fields/button"
import { RemoveIcon } from "@command-center/ui/layout/action-icons"
import { Card } from "@command-center/ui/layout/card"
import { useSelector } from "@xstate/react"
import type { ActorRefFrom } from "xstate"
import { CrashedView } from "../../list/crashed.view.tsx"
import { DeleteTasksDialog } from "../../list/delete-tasks.view.tsx"
import type { ListRef } from "../../list/list-ref.ts"
import type { Cells } from "../../list/table-columns.tsx"
import { RecordTable } from "../../record/record-table.view.tsx"

export interface UtgTasksViewProps {
  readonly actor: ActorRefFrom<typeof utgTasksMachine>
  readonly canEdit: boolean
}

const cells: Cells<TaskRow> = { taskState: (row) => <StatusBadge word={row.taskState} tone={taskTone} /> }

function Tasks({ actor, list, canEdit }: UtgTasksViewProps & { readonly list: ListRef<TaskRow> }) {
  const isCollecting = useSelector(actor, select.selectIsCollecting)
  const open = (ids: ReadonlyArray<number>) => actor.send({ type: "deletion.opened", ids })
  // A row's own action takes the row into the selection (contract "Tasks").
  const deletion = ({ taskId }: TaskRow) => ({
    id: "delete",
    label: taskLabels.deleteTask,
    icon: RemoveIcon,
    isDestructive: true,
    onSelect: () => open([...selectedIds(list.getSnapshot().context.selection), taskId])
  })
  const editing = {
    rowActions: (row: TaskRow) => [deletion(row)],
    bulk: (ids: () => ReadonlyArray<number>) => (
      <Button size="xs" colorPalette="danger" disabled={isCollecting} onClick={() => open(ids())}>
        <RemoveIcon aria-hidden />
        {taskLabels.deleteTasks}
      </Button>
    )
  }
  return (
    <RecordTable
      actor={list}
      list={utgTaskList}
      cells={cells}
      onRetry={() => actor.send({ type: "retry" })}
      {...(canEdit ? editing : {})}
    />
  )
}

/** The tasks of a UTG; those that have not begun can be deleted (document 2 §2, §4). */
export function UtgTasksView({ actor, canEdit }: UtgTasksViewProps) {
  const list = useSelector(actor, select.selectList)
  const deleteTasks = useSelector(actor, select.selectDeleteTasks)
  const isCrashed = useSelector(actor, select.selectIsCrashed)
  return (
    <Card title={utgTaskList.title}>
      {isCrashed && <CrashedView screen={utgTaskList.title} onRetry={() => actor.send({ type: "retry" })} />}
      {list !== undefined && <Tasks actor={actor} list={list} canEdit={canEdit} />}
      {deleteTasks !== undefined && <DeleteTasksDialog actor={deleteTasks} />}
    </Card>
  )
}
