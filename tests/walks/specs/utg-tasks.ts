import type { utgTasksMachine } from "@command-center/machines/utg-tasks/utg-tasks.machine"
import { sampleTask } from "../../model/sample-task.ts"
import * as answers from "../support/outcomes.ts"
import type { WalkSpec } from "../support/plan.ts"
import { byAFlow, over } from "./screen-flows.ts"

export const spec: WalkSpec<typeof utgTasksMachine> = {
  input: { businessEntityId: 12, componentId: 501, pageSize: 250, refreshEvery: 10_000, canEdit: true },
  user: [{ type: "deletion.opened", ids: [11] }, { type: "rows.changed" }],
  outcomes: {
    collectTargets: { collected: answers.as([sampleTask({ taskId: 11 })]), gone: answers.as([]) },
    deleteTasks: { closed: over({ record: null }) }
  },
  project: ({ context }) => context.ids,
  notWalkable: ({ event, source }) =>
    event.type === "rows.changed" && !source.includes("open.deleting") ? byAFlow : null
}
