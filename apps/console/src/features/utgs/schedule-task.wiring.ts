import { loadList } from "@command-center/api/management/lists"
import { createTasks } from "@command-center/api/management/tasks"
import { loadVersions } from "@command-center/api/versions"
import { findSentTasks, sentTaskPredicates } from "@command-center/domain/task/find-sent-tasks"
import { taskFields } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { scheduleTaskMachine } from "@command-center/machines/schedule-task/schedule-task.machine"
import type { TasksToSend } from "@command-center/machines/schedule-task/schedule-task.types"
import { Effect, Result } from "effect"
import type { ApiRuntime } from "../../app/console.ts"
import { failureOf, fromEffect } from "../../app/from-effect.ts"

const list = { ...taskList, fields: taskFields }

const versionsOf = (component: "utg" | "agent") =>
  Effect.map(Effect.result(loadVersions(component)), Result.mapError(failureOf))

/** Looks for tasks whose creation was not answered (design: a write is never repeated unasked). */
const findTasks = ({ businessEntityId, tasks }: TasksToSend) =>
  Effect.map(loadList(list, businessEntityId, sentTaskPredicates(tasks)), ({ rows }) => findSentTasks(tasks, rows))

/** Schedule Task with the version manifests and the tasks of the management service. */
export const wireScheduleTask = (runtime: ApiRuntime) => {
  const task = fromEffect(runtime)
  return scheduleTaskMachine.provide({
    actors: {
      loadVersions: task(() =>
        Effect.all({ utg: versionsOf("utg"), agent: versionsOf("agent") }, { concurrency: "unbounded" })
      ),
      createTasks: task(({ businessEntityId, tasks }: TasksToSend) => createTasks(businessEntityId, tasks)),
      findTasks: task(findTasks)
    }
  })
}
