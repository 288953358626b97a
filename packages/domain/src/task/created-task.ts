import type { RowOf } from "../rows/row-fields.ts"

/** What is read of a created task in the answer to `tasksbulk`; the id comes under either name. */
export const createdTaskFields = {
  id: "optionalId",
  taskId: "optionalId",
  componentId: "optionalId",
  machinePermanentId: "text",
  type: "number",
  label: "text"
} as const

/** A created task as it is answered; services may leave out all but its id. */
export type CreatedTask = RowOf<typeof createdTaskFields>
