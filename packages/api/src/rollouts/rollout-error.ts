import { rolloutPageMessages } from "@command-center/domain/rollout/rollout-page-messages"
import { PlanReason } from "@command-center/domain/rollout/rollout-record"
import { spokenPlanReason } from "@command-center/domain/rollout/served-plan-reasons"
import { spokenRefusal } from "@command-center/domain/rollout/served-refusals"
import { Result, Schema } from "effect"
import { type ApiError, sentenceOf } from "../transport/api-error.ts"

/** What the service of rollouts says against a call, as problem details (RFC 9457). */
interface RolloutProblem {
  readonly _tag: "RolloutProblem"
  readonly status: number
  readonly title: string
  /** The sentence with the remedy; null where the title says all. */
  readonly detail: string | null
  /** Of a plan that is not as it should be: everything that is wrong with it. */
  readonly reasons: ReadonlyArray<PlanReason>
}

export type RolloutError = ApiError | RolloutProblem

const Problem = Schema.Struct({
  title: Schema.String,
  detail: Schema.optionalKey(Schema.NullOr(Schema.String)),
  reasons: Schema.optionalKey(Schema.Array(PlanReason))
})
const readProblem = Schema.decodeUnknownResult(Problem)

/** The error of a call with its problem details, where the answer gave some that can be read. */
export const rolloutErrorOf = (error: ApiError): RolloutError => {
  if (error._tag !== "Refused" || error.problem === undefined) return error
  const read = readProblem(error.problem)
  if (Result.isFailure(read)) return error
  const { title, detail, reasons } = read.success
  return { _tag: "RolloutProblem", status: error.status, title, detail: detail ?? null, reasons: reasons ?? [] }
}

/** The sentence a user reads, where what is wrong with a plan is told beside it. */
export const rolloutSentenceOf = (error: RolloutError): string => {
  if (error._tag !== "RolloutProblem") return sentenceOf(error)
  return spokenRefusal(error.detail ?? error.title)
}

/** As many of what is wrong with a plan as somebody reads in a row. */
const mostReasons = 5

/** All that a user reads: the sentence, and the first things that are wrong with a plan. */
export const rolloutTextOf = (error: RolloutError): string => {
  const reasons = error._tag === "RolloutProblem" ? error.reasons : []
  const more = reasons.length - mostReasons
  return [
    rolloutSentenceOf(error),
    ...reasons.slice(0, mostReasons).map(({ sentence }) => spokenPlanReason(sentence)),
    ...(more > 0 ? [rolloutPageMessages.moreReasons(more)] : [])
  ].join(" ")
}
