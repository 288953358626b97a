import { type RolloutError, rolloutSentenceOf, rolloutTextOf } from "@command-center/api/rollouts/rollout-error"
import type { Http } from "@command-center/api/transport/http"
import { isNotConfirmed } from "@command-center/domain/write/write-error"
import { Effect } from "effect"
import { type Problem, reasonOf, refused } from "../command/problem.ts"

const noService =
  'The config.json of this console names no rollout service ("rolloutServiceUrl"), so nothing was asked. Ask whoever runs the console for it.'

const nameOf = (error: RolloutError, textOf = rolloutTextOf): string => {
  if (error._tag === "NotSent") return noService
  return error._tag === "RolloutProblem" ? textOf(error) : reasonOf(error)
}

export const problemOf =
  (what: string, textOf = rolloutTextOf) =>
  (error: RolloutError): Problem =>
    refused(`${what} ${nameOf(error, textOf)}`)

/** The service judges a plan once it knows that nothing was planned with its key. */
export const isJudged = (error: RolloutError): boolean => error._tag === "RolloutProblem" && error.reasons.length > 0

/** Also where the service says so itself: its database was away, maybe as it kept what was done. */
const mayBeDone = (error: RolloutError): boolean =>
  isNotConfirmed(error._tag === "RolloutProblem" ? { _tag: "Refused", status: error.status } : error)

/** A write whose answer was lost is sent once more: its key lets it be done once. */
export const sentSafely = <A>(
  what: string,
  call: Effect.Effect<A, RolloutError, Http>,
  next: string,
  whenRefused: (error: RolloutError) => Effect.Effect<void> = () => Effect.void
): Effect.Effect<A, Problem, Http> =>
  call.pipe(
    Effect.tapError((error) => (mayBeDone(error) ? Effect.void : whenRefused(error))),
    Effect.catchIf(mayBeDone, () => call),
    Effect.mapError((error) =>
      mayBeDone(error)
        ? refused(`${what} is not confirmed. ${nameOf(error)} ${next}`)
        : problemOf(`${what} was refused.`, isJudged(error) ? rolloutSentenceOf : rolloutTextOf)(error)
    )
  )
