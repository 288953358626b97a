import { sampleTask } from "@command-center/domain/task/sample-task"
import { utgTasksMachine } from "@command-center/machines/utg-tasks/utg-tasks.machine"
import { Result } from "effect"
import { walksOf } from "../../walks/support/plan.ts"
import { byAFlow, isNoDefect } from "../../walks/support/walk-words.ts"
import { failures } from "../support/answers.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(utgTasksMachine, {
  inputs: [{ businessEntityId: 42, componentId: 501, pageSize: 250, refreshEvery: 10_000, canEdit: true }],
  user: { "deletion.opened": [{ ids: [11] }], "rows.changed": [{}], retry: [{}] },
  outcomes: {
    list: {},
    collectTargets: { collected: Result.succeed([sampleTask({ taskId: 11 })]), gone: Result.succeed([]), ...failures },
    deleteTasks: { deleted: { record: null } }
  },
  project: ({ context }) => context.ids
})

export const walks = walksOf(spec, {
  all: {
    does: isNoDefect,
    outcomes: { collectTargets: ["collected", "gone"] },
    notWalkable: ({ event, source }) =>
      event.type === "rows.changed" && !source.includes("open.deleting") ? byAFlow : null
  }
})
