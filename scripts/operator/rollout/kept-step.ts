import { randomUUID } from "node:crypto"
import { readFile, rm, writeFile } from "node:fs/promises"
import { SeenRollout } from "@command-center/domain/rollout/rollout-record"
import { Effect, Result, Schema } from "effect"
import { type Problem, refused } from "../command/problem.ts"
import { codeOf, isDayOld, jsonIn } from "./kept-rollout.ts"

const note = Schema.optionalKey(Schema.String)
/** A step that has something sent, and would have it sent twice where it was taken twice. */
const Sending = Schema.Union([
  Schema.Struct({ step: Schema.Literals(["start", "resume", "retry"]), note }),
  Schema.Struct({ step: Schema.Literal("advance"), note, seen: Schema.optionalKey(SeenRollout) })
])
export type SendingStep = typeof Sending.Type

const Kept = Schema.Struct({
  key: Schema.String,
  /** When it was first sent. */
  at: Schema.String,
  sent: Sending
})
/** A step that was not confirmed: its key is written down before it leaves, so that it is taken once. */
export type KeptStep = typeof Kept.Type

const decode = Schema.decodeUnknownResult(Kept)

/** The step of a rollout that was not confirmed; null for none. */
export const readKeptStep = (path: string): Effect.Effect<KeptStep | null, Problem> =>
  Effect.tryPromise({ try: async () => await readFile(path, "utf8"), catch: codeOf }).pipe(
    Effect.matchEffect({
      onFailure: (code) =>
        code === "ENOENT"
          ? Effect.succeed(null)
          : Effect.fail(
              refused(
                `${path} cannot be read (${code}). It names a step that was not confirmed: make it readable, or see --status and move it away.`
              )
            ),
      onSuccess: (found): Effect.Effect<KeptStep | null, Problem> =>
        Result.match(Result.flatMap(jsonIn(found), decode), {
          onSuccess: Effect.succeed,
          onFailure: () =>
            Effect.fail(refused(`${path} is not what this program wrote. See --status, then move it away.`))
        })
    })
  )

/** Why a step is not taken while another was not confirmed; null where it is that one. */
export const keptRefusal = (path: string, { sent, at }: KeptStep, step: SendingStep["step"], now: Date) => {
  if (sent.step !== step)
    return `It is not confirmed whether --${sent.step} was done. Run that again: it is done once. Or see --status, then move ${path} away.`
  return isDayOld(at, now)
    ? `It was never confirmed whether --${step} was done, a day ago. See --status, then move ${path} away to take the step anew.`
    : null
}

/** Before the step leaves; refused where another run has just begun to take one. */
export const keepStep = (path: string, sent: SendingStep, now: Date): Effect.Effect<KeptStep, Problem> =>
  Effect.tryPromise({
    try: async () => {
      const kept: KeptStep = { key: randomUUID(), at: now.toISOString(), sent }
      await writeFile(path, `${JSON.stringify(kept, null, 2)}\n`, { flag: "wx" })
      return kept
    },
    catch: (error) =>
      refused(
        codeOf(error) === "EEXIST"
          ? "Another run is taking a step of this rollout. Wait for it, then see --status."
          : `${path} cannot be written (${codeOf(error)}). Nothing was sent. Make its folder writable, then run it again.`
      )
  })

/** Once it is certain whether it was taken. */
export const forgetStep = (path: string): Effect.Effect<void> =>
  Effect.ignore(Effect.tryPromise(() => rm(path, { force: true })))
