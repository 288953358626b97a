import { Schema } from "effect"

/** A task as it is sent (document 2 §3 "Task (as created)"). Dates are ISO UTC text. */
export const NewTask = Schema.Struct({
  businessEntityId: Schema.Number,
  componentId: Schema.Number,
  machinePermanentId: Schema.String,
  type: Schema.Number,
  instructions: Schema.String,
  runAfter: Schema.String,
  lastUpdatedAt: Schema.String,
  lastUpdatedBy: Schema.Literal(1),
  status: Schema.Literal(0),
  bulkLabel: Schema.String,
  label: Schema.String,
  hash: Schema.Null,
  signature: Schema.Null,
  taskGroupId: Schema.Null,
  version: Schema.Literal(0),
  resultDetails: Schema.Null,
  resultMessage: Schema.Null
})
export type NewTask = typeof NewTask.Type
