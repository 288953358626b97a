import type { RowOf } from "../rows/row-fields.ts"

/** What the timeline of a UTG needs of its tasks: the task row (document 2 §3) with what the agent said of it. */
export const timelineTaskFields = {
  taskId: "id",
  taskTypeName: "text",
  taskStatus: "number",
  taskStatusName: "text",
  taskRunAfter: "date",
  taskLastUpdatedAt: "date",
  taskBulkLabel: "text",
  taskResultMessage: "text"
} as const

export type TimelineTask = RowOf<typeof timelineTaskFields>
