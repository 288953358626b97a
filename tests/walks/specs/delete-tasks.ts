import { sampleOperation, samplePlan } from "@command-center/domain/operation/sample-operation"
import type { TaskRow } from "@command-center/domain/task/task"
import { deleteTasksMachine } from "@command-center/machines/delete-tasks/delete-tasks.machine"
import type { operationMachine } from "@command-center/machines/operation/operation.machine"
import { sampleTask } from "../../model/sample-task.ts"
import * as answers from "../support/outcomes.ts"
import { planOf, type WalkSpec } from "../support/plan.ts"

const given = (target: TaskRow) => ({ businessEntityId: 12, targets: [target], canEdit: true })

export const deletable: WalkSpec<typeof deleteTasksMachine> = {
  input: given(sampleTask({ taskStatus: 0 })),
  user: [{ type: "confirm" }, { type: "cancel" }, { type: "close" }],
  outcomes: {
    operation: {
      deleted: { output: sampleOperation(1), answer: null },
      failed: { output: sampleOperation(2), answer: answers.refused.answer }
    }
  }
}
export const over: WalkSpec<typeof deleteTasksMachine> = {
  ...deletable,
  input: given(sampleTask({ taskStatus: 20 })),
  already: planOf(deleteTasksMachine, deletable).walked
}
export const operation: WalkSpec<typeof operationMachine> = {
  input: { plan: samplePlan(1, { kind: "deleteTasks" }) },
  user: [
    { type: "stop" },
    { type: "retry", ids: [1] },
    { type: "copy" },
    { type: "download" },
    { type: "close" },
    { type: "forget" }
  ],
  outcomes: {
    begin: { begun: { output: { id: "o-1", userId: 5, startedAt: "2026-11-20T15:15:00.000Z" }, answer: null } },
    callInstruction: {
      succeeded: answers.as([]),
      refused: answers.refused,
      found: answers.found([]),
      notLookedUp: answers.notLookedUp,
      unauthorized: answers.unauthorized
    }
  },
  project: ({ context }) => [
    context.waiting.length,
    context.calling.map(({ id }) => id),
    Object.values(context.record.results).map(({ status }) => status)
  ],
  notWalkable: ({ event, source }) => {
    if (event.type.startsWith("xstate.done.actor.call.") && (source[0] === "settled" || source[0] === "finished")) {
      return "its call was answered before"
    }
    return source[0] === "opening" && event.type === "stop" ? "it has begun before anybody could click" : null
  },
  leaves: ({ outcome }) => outcome === "unauthorized"
}
