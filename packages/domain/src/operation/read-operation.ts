import { Result, Schema, SchemaGetter } from "effect"
import { type OperationRecord, operationKinds, targetsOf } from "./operation.ts"
import { isDone } from "./operation-results.ts"

const Target = Schema.Struct({ id: Schema.Number, name: Schema.String, content: Schema.Unknown })

const Duplicate = Schema.Struct({ id: Schema.Number, at: Schema.NullOr(Schema.String) })

/** What an earlier release kept of it. */
const DuplicateId = Schema.Number.pipe(
  Schema.decodeTo(Duplicate, {
    decode: SchemaGetter.transform((id) => ({ id, at: null })),
    encode: SchemaGetter.transform(({ id }) => id)
  })
)

const TargetResultSchema = Schema.Union([
  Schema.Struct({ status: Schema.Literal("notSent") }),
  Schema.Struct({ status: Schema.Literal("sending") }),
  Schema.Struct({
    status: Schema.Literal("accepted"),
    detail: Schema.optionalKey(Schema.String),
    taskId: Schema.optionalKey(Schema.Number),
    again: Schema.optionalKey(Schema.Array(Schema.Union([Duplicate, DuplicateId])))
  }),
  Schema.Struct({ status: Schema.Literal("failed"), sentence: Schema.String }),
  Schema.Struct({ status: Schema.Literal("unknown"), sentence: Schema.NullOr(Schema.String) })
])

const RecordSchema = Schema.Struct({
  version: Schema.Literal(1),
  id: Schema.String,
  kind: Schema.Literals(operationKinds),
  businessEntityId: Schema.Number,
  userId: Schema.Number,
  title: Schema.String,
  startedAt: Schema.String,
  instructions: Schema.Array(Schema.Struct({ id: Schema.String, targets: Schema.Array(Target) })),
  leftOut: Schema.Array(Schema.Struct({ name: Schema.String, reason: Schema.String })),
  results: Schema.Record(Schema.String, TargetResultSchema)
})

const read = Schema.decodeUnknownResult(RecordSchema)

const distinct = (values: ReadonlyArray<unknown>): boolean => new Set(values).size === values.length

/**
 * An operation as the browser kept it; fails with why it cannot be read. One that names a target or a call twice is
 * refused, too: what becomes of each could not be told.
 */
export const readOperation = (kept: unknown): Result.Result<OperationRecord, string> => {
  const decoded = read(kept)
  if (Result.isFailure(decoded)) return Result.fail("It is not what this console writes.")
  const record: OperationRecord = decoded.success
  if (Number.isNaN(Date.parse(record.startedAt))) return Result.fail("It has no date.")
  if (!distinct(targetsOf(record).map(({ id }) => id))) return Result.fail("It names a target twice.")
  if (!distinct(record.instructions.map(({ id }) => id))) return Result.fail("It names a call twice.")
  return Result.succeed(record)
}

const day = 24 * 60 * 60 * 1000

/** How long the browser keeps what was not accepted. */
const keptDays = 30

/** Whether it is offered: to the one who began it, not after 30 days, and only while something of it is open. */
export const isOffered = (record: OperationRecord, reader: { readonly userId: number; readonly now: Date }): boolean =>
  record.userId === reader.userId &&
  reader.now.getTime() - Date.parse(record.startedAt) <= keptDays * day &&
  !isDone(record)
