import { taskTypes } from "@command-center/domain/task/task-type"
import { Schema } from "effect"
import { mostCharacters, textUpTo } from "../http/bounded-text.ts"
import { JsonText } from "../http/json-text.ts"
import { isGuid } from "../http/parameters.ts"
import { StoredId, StoredInstant } from "../http/stored-values.ts"

const text = Schema.NullOr(textUpTo(mostCharacters.description))

const date = StoredInstant.check(Schema.makeFilter((text: string) => /^\d{4}-\d\d-\d\dT.*Z$/u.test(text)))

/** A task as `tasksbulk` takes it (document 2 §3 "Task (as created)"). */
export const SentTask = Schema.Struct({
  businessEntityId: StoredId,
  componentId: StoredId,
  machinePermanentId: Schema.String.check(Schema.makeFilter(isGuid)),
  type: Schema.Literals(taskTypes.map(({ code }) => code)),
  instructions: JsonText,
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
  Schema.isMinLength(1, { message: "must hold a task" }),
  Schema.isMaxLength(mostTasks, { message: `must hold ${mostTasks} tasks at most; send the others in another call` })
)
