import { taskTypes } from "@command-center/domain/task/task-type"
import { Schema } from "effect"
import { isGuid } from "../http/parameters.ts"
import { StoredId, StoredInstant } from "../http/stored-values.ts"

const text = Schema.NullOr(Schema.String)

const isJson = (value: string): boolean => {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

const date = StoredInstant.check(Schema.makeFilter((text: string) => /^\d{4}-\d\d-\d\dT.*Z$/u.test(text)))

/** A task as `tasksbulk` takes it (document 2 §3 "Task (as created)"). */
export const SentTask = Schema.Struct({
  businessEntityId: StoredId,
  componentId: StoredId,
  machinePermanentId: Schema.String.check(Schema.makeFilter(isGuid)),
  type: Schema.Literals(taskTypes.map(({ code }) => code)),
  instructions: Schema.String.check(Schema.makeFilter(isJson)),
  runAfter: date,
  lastUpdatedAt: date,
  lastUpdatedBy: Schema.Literal(1),
  status: Schema.Literal(0),
  bulkLabel: text,
  label: text,
  hash: Schema.Null,
  signature: Schema.Null,
  taskGroupId: Schema.Null,
  version: Schema.Literal(0),
  resultDetails: Schema.Null,
  resultMessage: Schema.Null
})
export type SentTask = typeof SentTask.Type

const mostTasks = 10_000

export const SentTasks = Schema.Array(SentTask).check(
  Schema.makeFilter((tasks: ReadonlyArray<SentTask>) => tasks.length > 0 && tasks.length <= mostTasks)
)
