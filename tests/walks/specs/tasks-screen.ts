import type { tasksScreenMachine } from "@command-center/machines/tasks-screen/tasks-screen.machine"
import { sampleTask } from "../../model/sample-task.ts"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"
import { atAccount, byAFlow, over } from "./screen-flows.ts"

export const spec: WalkSpec<typeof tasksScreenMachine> = {
  input: atAccount,
  user: [
    { type: "deletion.opened", selected: [11] },
    { type: "row.deletion.opened", id: 12, selected: [11] },
    { type: "rows.changed" }
  ],
  outcomes: {
    collectTargets: { collected: answers.as([sampleTask({ taskId: 11 })]), gone: answers.as([]) },
    deleteTasks: { closed: over({ record: null }) }
  },
  project: ({ context }) => context.ids,
  notWalkable: ({ event, source }) =>
    event.type === "rows.changed" && !source.includes("open.deleting") ? byAFlow : null
}
