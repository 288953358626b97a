import { deleteTasksMachine } from "@command-center/machines/delete-tasks/delete-tasks.machine"
import { sampleTask } from "../sample-task.ts"
import { modelled } from "../support/machine-model.ts"
import { operationEnds } from "./records.ts"

const given = (taskStatus: number) => ({
  businessEntityId: 42,
  targets: [sampleTask({ taskId: 11, taskStatus })],
  canEdit: true
})

export const deleteTasks = modelled(deleteTasksMachine, {
  inputs: [given(0), given(15)],
  user: { confirm: [{}], cancel: [{}], close: [{}] },
  outcomes: { operation: operationEnds }
})
