import { defaultTaskFilter } from "@command-center/domain/filter/filter-draft"
import { tasksAddressProperties } from "@command-center/domain/filter/property"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { deleteTasksMachine } from "../delete-tasks/delete-tasks.machine.ts"
import { makeFlowScreenMachine } from "../flow-screen/flow-screen.machine.ts"
import type { FlowOpening } from "../flow-screen/flow-screen.types.ts"
import { screenFlow } from "../flow-screen/screen-flow.ts"
import type { RowScreenDefinition } from "../row-screen/row-screen.types.ts"

export const taskRows: RowScreenDefinition<TaskRow> = {
  list: taskList,
  properties: tasksAddressProperties,
  defaultFilter: defaultTaskFilter,
  copyOf: (row) => row
}

interface TasksChosen {
  readonly selected: ReadonlyArray<number>
  /** The row whose own "Delete Task" it is; null where it was asked for the selection. */
  readonly began: number | null
}

const idsOf = ({ selected, began }: TasksChosen): ReadonlyArray<number> => [
  ...new Set(began === null ? selected : [...selected, began])
]

/** The Tasks List and the deletion of tasks from it (document 1 §2.6). */
export const tasksScreenMachine = makeFlowScreenMachine("tasksScreen", {
  rows: taskRows,
  flows: {
    deleteTasks: screenFlow({
      logic: deleteTasksMachine,
      mayOpen: (chosen: TasksChosen) => idsOf(chosen).length > 0,
      rowOf: ({ began }: TasksChosen) => began,
      reads: idsOf,
      isFound: (rows: ReadonlyArray<TaskRow>) => rows.length > 0,
      input: ({ account, read }: FlowOpening<TasksChosen, ReadonlyArray<TaskRow>>) => ({
        businessEntityId: account.businessEntityId,
        targets: read,
        canEdit: account.canEdit
      })
    })
  },
  beside: {}
})
