import { sampleTask } from "@command-center/domain/task/sample-task"
import { deleteTasksMachine } from "@command-center/machines/delete-tasks/delete-tasks.machine"
import { walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"
import { operationEnds } from "../support/records.ts"

const given = (taskStatus: number) => ({
  businessEntityId: 42,
  targets: [sampleTask({ taskId: 11, taskStatus })],
  canEdit: true
})

export const spec = modelled(deleteTasksMachine, {
  inputs: [given(0), given(15)],
  user: { confirm: [{}], cancel: [{}], close: [{}] },
  outcomes: { operation: operationEnds }
})

const outcomes = { operation: ["accepted", "not done"] }

export const walks = walksOf(spec, { deletable: { outcomes }, over: { input: 1, outcomes, after: ["deletable"] } })
