import { writeFacets } from "../facets/facet-expression.ts"
import { writeIdRanges } from "../facets/id-range.ts"
import { figure } from "../fleet/figure.ts"
import { figurePath } from "../fleet/figure-path.ts"
import { listPath } from "../navigation/routes.ts"
import type { OperationRecord } from "../operation/operation.ts"
import { reportOf } from "../operation/operation-results.ts"
import { encodedValue } from "../rows/address-query.ts"
import { localDate } from "../time/schedule-time.ts"
import { keptTasks } from "./kept-task.ts"
import { taskList } from "./task-list.ts"

const day = 24 * 60 * 60 * 1000

/** Where the Tasks List shows exactly the tasks that an operation created; the list as it is where no address says it. */
export const operationTasksPath = (record: OperationRecord, timeZone: string): string => {
  const { businessEntityId } = record
  const created = reportOf(record).flatMap(({ target, result }) =>
    result.status === "accepted" && result.taskId !== undefined ? [{ target, taskId: result.taskId }] : []
  )
  const ids = writeFacets(taskList, { taskId: writeIdRanges(created.map(({ taskId }) => taskId)) })
  const times = (keptTasks(created.map(({ target }) => target)) ?? []).map(({ runAfter }) => Date.parse(runAfter))
  const [first, last] = [times.reduce((a, b) => Math.min(a, b), Infinity), times.reduce((a, b) => Math.max(a, b), 0)]
  const path = Number.isFinite(first)
    ? figurePath(businessEntityId, figure("tasks", created.length, [runsWithin(first, last, timeZone)], { timeZone }))
    : null
  return ids === null || path === null ? listPath(businessEntityId, "tasks") : `${path}&facets=${encodedValue(ids)}`
}

/** A day around them: nobody says in which zone the service reads a date. */
const runsWithin = (first: number, last: number, timeZone: string) => {
  const runs = (Operator: "GTE" | "LT", time: number) =>
    ({
      PropertyName: "TaskRunAfter",
      Operator,
      Value: localDate(new Date(time), timeZone),
      TypeHint: "DateTime"
    }) as const
  return { Operator: "AND", Value: [runs("GTE", first - day), runs("LT", last + 3 * day)] } as const
}
