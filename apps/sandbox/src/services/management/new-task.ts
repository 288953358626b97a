import { taskTypes } from "@command-center/domain/task/task-type"
import { Schema } from "effect"
import { isGuid } from "../http/parameters.ts"

const id = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2_147_483_647 }))
const text = Schema.NullOr(Schema.String)

const isJson = (value: string): boolean => {
  try {
    JSON.parse(value)
    return true
  } catch {
    return false
  }
}

const isIsoUtc = (value: string): boolean => /^\d{4}-\d\d-\d\dT.*Z$/u.test(value) && !Number.isNaN(Date.parse(value))

const date = Schema.String.check(Schema.makeFilter(isIsoUtc))

/** A task as `tasksbulk` takes it (document 2 §3 "Task (as created)"). */
export const SentTask = Schema.Struct({
  businessEntityId: id,
  componentId: id,
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
