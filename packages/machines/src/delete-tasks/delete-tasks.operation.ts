import type { TaskDeletion } from "@command-center/domain/operation/contents"
import {
  type InstructionTarget,
  type LeftOut,
  type OperationPlan,
  oneCallEach
} from "@command-center/domain/operation/operation"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import type { DeleteTasksInput } from "./delete-tasks.types.ts"

/** One call per task; one whose machine is not known cannot be called for. */
export const deleteTasksOperation = ({ targets: rows, businessEntityId }: DeleteTasksInput): OperationPlan => {
  const targets: Array<InstructionTarget> = []
  const leftOut: Array<LeftOut> = []
  for (const { taskId, taskTypeName, machinePermanentId, businessEntityId: own } of rows) {
    const name = `${taskTypeName ?? taskLabels.task} ${taskId}`
    if (machinePermanentId === null || machinePermanentId === "")
      leftOut.push({ name, reason: utgMessages.machineIdUndefined })
    else {
      const content: TaskDeletion = { businessEntityId: own ?? businessEntityId, machinePermanentId, taskId }
      targets.push({ id: taskId, name, content })
    }
  }
  return {
    kind: "deleteTasks",
    businessEntityId,
    title: taskLabels.deleteTasks,
    instructions: oneCallEach(targets),
    leftOut
  }
}
