import { loadList } from "@command-center/api/management/lists"
import type { ApiError } from "@command-center/api/transport/api-error"
import type { Http } from "@command-center/api/transport/http"
import { findSentTasks, sentTaskPredicates } from "@command-center/domain/task/find-sent-tasks"
import type { CreatedTask } from "@command-center/domain/task/schedule-outcome"
import { taskFields } from "@command-center/domain/task/task"
import type { NewTask } from "@command-center/domain/task/task-builder"
import { Effect } from "effect"

/** Which of some tasks are at the service, with their ids. */
export const lookUp = (
  businessEntityId: number,
  tasks: ReadonlyArray<NewTask>
): Effect.Effect<ReadonlyArray<CreatedTask>, ApiError, Http> =>
  tasks.length === 0
    ? Effect.succeed([])
    : Effect.map(
        loadList({ id: "tasks", fields: taskFields }, businessEntityId, sentTaskPredicates(tasks)),
        ({ rows }) => findSentTasks(tasks, rows)
      )
