import { randomUUID } from "node:crypto"
import { type RolloutError, rolloutSentenceOf } from "@command-center/api/rollouts/rollout-error"
import { loadRollout, type RolloutStep, takeRolloutStep } from "@command-center/api/rollouts/rollouts"
import type { Http } from "@command-center/api/transport/http"
import { followedBy } from "@command-center/domain/message/constraint-messages"
import { refusalMessages } from "@command-center/domain/rollout/refusal-messages"
import type { Rollout, RolloutState } from "@command-center/domain/rollout/rollout-record"
import { asSeen } from "@command-center/domain/rollout/waiting"
import { Effect } from "effect"
import type { Io } from "../command/io.ts"
import { type Problem, refused } from "../command/problem.ts"
import { forgetStep, keepStep, keptRefusal, readKeptStep, type SendingStep } from "./kept-step.ts"
import { problemOf, sentSafely } from "./sent-safely.ts"

/** A rollout as it stands. */
export const loaded = (id: string): Effect.Effect<Rollout, Problem, Http> =>
  Effect.mapError(loadRollout(id), problemOf("The rollout could not be read."))

/** The service looks at a rollout's state once it knows that nothing was done by its key. */
const isOfState = (error: RolloutError): boolean => error._tag === "RolloutProblem" && error.status === 409

const instead = ({ steps }: Rollout): string =>
  steps.length === 0
    ? "No step can be taken any more."
    : `What can be done now: ${steps.map((name) => `--${name}`).join(", ")}.`

/** Takes it; a refusal for how the rollout stands goes on with what can be done instead. */
const taken = (id: string, step: RolloutStep, key: string): Effect.Effect<Rollout, RolloutError, Http> =>
  takeRolloutStep(id, step, key).pipe(
    Effect.catch((error) =>
      error._tag === "RolloutProblem" && isOfState(error) && error.detail !== refusalMessages.movedOn
        ? loadRollout(id).pipe(
            Effect.match({
              onSuccess: (now) => ({ ...error, detail: followedBy(rolloutSentenceOf(error), instead(now)) }),
              onFailure: () => error
            }),
            Effect.flatMap((told) => Effect.fail(told))
          )
        : Effect.fail(error)
    )
  )

/** Whoever goes on goes on from what is there now: a step that was lost is not taken for another wave later. */
const withSeen = (id: string, sent: SendingStep): Effect.Effect<SendingStep, Problem, Http> =>
  sent.step === "advance" ? Effect.map(loaded(id), (now) => ({ ...sent, seen: asSeen(now) })) : Effect.succeed(sent)

/** One that was stopped or has failed is not under way, and starting it is refused. */
const started: ReadonlySet<RolloutState> = new Set(["running", "watching", "waiting", "paused", "done"])

/** A step that has something sent is taken once, also by a run that comes after one whose answer was lost. */
const takenOnce = Effect.fn("takenOnce")(function* (id: string, step: SendingStep, path: string, io: Io) {
  const known = yield* readKeptStep(path)
  const refusal = known === null ? null : keptRefusal(path, known, step.step, io.now())
  if (refusal !== null) return yield* Effect.fail(refused(refusal))
  // A program that runs again and again finds it started, which is what it asks for.
  const before = known === null && step.step === "start" ? yield* loaded(id) : null
  if (before !== null && started.has(before.state)) {
    io.err("It was started before. Nothing was done now.")
    return before
  }
  const { sent, key, at } = known ?? (yield* keepStep(path, yield* withSeen(id, step), io.now()))
  const call = taken(id, sent, key)
  const now = yield* sentSafely(`--${step.step}`, call, "Run it again: it is done once.", (error) =>
    known === null || isOfState(error) ? forgetStep(path) : Effect.void
  )
  yield* forgetStep(path)
  if (known === null) return now
  io.err(`--${step.step} of ${at}, which was not confirmed, is done, once. Nothing else was done now.`)
  return yield* loaded(id)
})

/**
 * Takes a step; `path` is where one is kept until it is confirmed. A pause or stop that comes twice finds it paused or
 * ended, and is not to wait for a file.
 */
export const takeStep = (id: string, step: RolloutStep, path: string, io: Io): Effect.Effect<Rollout, Problem, Http> =>
  step.step === "pause" || step.step === "stop"
    ? sentSafely(`--${step.step}`, taken(id, step, randomUUID()), "Run it again.")
    : takenOnce(id, step, path, io)
