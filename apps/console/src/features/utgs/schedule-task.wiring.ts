import { asBulkCall } from "@command-center/machines/operation/bulk-call"
import { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import { Effect, Result } from "effect"
import type { Console } from "../../app/console.ts"
import { failureOf, fromEffect } from "../../app/from-effect.ts"
import { offeredVersions } from "../../list/offered-choices.ts"
import { wireOperation } from "../../operations/wire-operation.ts"

const versionsOf = (component: "utg" | "agent") =>
  Effect.map(Effect.result(offeredVersions(component)), Result.mapError(failureOf))

/** Schedule Task with the version manifests and the tasks of the management service. */
export const wireScheduleTask = (console: Pick<Console, "runtime" | "operations">) =>
  scheduleTaskMachine.provide({
    actors: {
      loadVersions: fromEffect(console.runtime)(() =>
        Effect.all({ utg: versionsOf("utg"), agent: versionsOf("agent") }, { concurrency: "unbounded" })
      ),
      operation: asBulkCall(wireOperation(console))
    }
  })
