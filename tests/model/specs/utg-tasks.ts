import { utgTasksMachine } from "@command-center/machines/utg-tasks/utg-tasks.machine"
import { Result } from "effect"
import { sampleTask } from "../sample-task.ts"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

export const utgTasks = modelled(utgTasksMachine, {
  inputs: [{ businessEntityId: 42, componentId: 501, pageSize: 250, refreshEvery: 10_000, canEdit: true }],
  user: { "deletion.opened": [{ ids: [11] }], "rows.changed": [{}], retry: [{}] },
  outcomes: {
    list: {},
    collectTargets: { collected: Result.succeed([sampleTask({ taskId: 11 })]), ...failures },
    deleteTasks: { deleted: { record: null } }
  },
  project: ({ context }) => context.ids
})
