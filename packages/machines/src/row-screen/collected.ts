import { listMessages } from "@command-center/domain/message/list-messages"
import { Result } from "effect"
import type { Failure } from "../actor-logic/failure.ts"
import type { Outcome } from "../actor-logic/outcome.ts"

/** The rows an action was asked for, as they are when its dialog opens. */
export type Collected<Row> = Outcome<ReadonlyArray<Row>, Failure>

export const foundTargets = (collected: Collected<unknown>): boolean =>
  Result.isSuccess(collected) && collected.success.length > 0

export const targetsOf = <Row>(collected: Collected<Row>): ReadonlyArray<Row> => Result.getOrElse(collected, () => [])

/** Why no dialog opens: the rows could not be read, or are gone. */
export const notCollected = (collected: Collected<unknown>) => ({
  type: "toast" as const,
  kind: "danger" as const,
  text: Result.isFailure(collected) ? collected.failure.sentence : listMessages.goneText
})
