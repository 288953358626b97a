import { tasksScreenMachine } from "@command-center/machines/tasks-screen/tasks-screen.machine"
import { Result } from "effect"
import { sampleTask } from "../sample-task.ts"
import { rowsInput } from "../screen-input.ts"
import { modelled } from "../support/machine-model.ts"
import { failures } from "./answers.ts"

export const tasksScreen = modelled(tasksScreenMachine, {
  inputs: [{ rows: rowsInput(), canEdit: true }],
  user: {
    "deletion.opened": [{ selected: [11] }],
    "row.deletion.opened": [{ id: 12, selected: [11] }],
    "rows.changed": [{}],
    retry: [{}]
  },
  outcomes: {
    rows: {},
    collectTargets: { collected: Result.succeed([sampleTask({ taskId: 11 })]), ...failures },
    deleteTasks: { deleted: { record: null } }
  },
  project: ({ context }) => context.ids
})
