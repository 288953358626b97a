import { createHash, randomUUID } from "node:crypto"
import { readFile, rename, rm, writeFile } from "node:fs/promises"
import { Effect, Result, Schema } from "effect"
import { type Problem, refused } from "../command/problem.ts"
import { readText, unreadText } from "../command/read-text.ts"

const Kept = Schema.Struct({
  /** The plan's content as it was when the rollout was planned. */
  digest: Schema.String,
  key: Schema.String,
  /** When it was first sent: by then it is judged, however late it is sent again. */
  at: Schema.String,
  id: Schema.NullOr(Schema.String)
})
/** What is known of the rollout of a file: its key is written down before it leaves, so that it is planned once. */
export type KeptRollout = typeof Kept.Type

const decode = Schema.decodeUnknownResult(Kept)

const keptPath = (file: string): string => `${file}.rollout.json`
const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex")
export const codeOf = (error: unknown): string =>
  error instanceof Error && "code" in error ? String(error.code) : "unknown"

export const jsonIn = (text: string): Result.Result<unknown, string> =>
  Result.try({
    try: (): unknown => JSON.parse(text),
    catch: (error) => (error instanceof Error ? error.message : String(error))
  })

/** The text of a plan's file and what it holds. */
export const readPlanFile = (file: string): Effect.Effect<{ readonly text: string; readonly json: unknown }, Problem> =>
  Effect.flatMap(
    Effect.tryPromise({
      try: () => readText(file),
      catch: (error) =>
        refused(unreadText(file, error, "Name a plan as JSON, or the id of a rollout; --help says more."))
    }),
    (text) =>
      Result.match(jsonIn(text), {
        onSuccess: (json) => Effect.succeed({ text, json }),
        onFailure: (why) =>
          Effect.fail(
            refused(`${file} is not JSON (${why}). docs/schemas/rollout-plan.schema.json says what a plan is.`)
          )
      })
  )

/** What was kept of the rollout of this plan; null where none was planned. A plan that was changed since is refused. */
export const readKept = (file: string, text: string): Effect.Effect<KeptRollout | null, Problem> => {
  const path = keptPath(file)
  const read = Effect.tryPromise({
    try: async () => await readFile(path, "utf8"),
    catch: (error) => codeOf(error)
  })
  return read.pipe(
    Effect.matchEffect({
      onFailure: (code) =>
        code === "ENOENT"
          ? Effect.succeed(null)
          : Effect.fail(
              refused(
                `${path} cannot be read (${code}). It names the rollout of ${file}: make it readable, or move it away to plan the rollout anew.`
              )
            ),
      onSuccess: (found): Effect.Effect<KeptRollout | null, Problem> => {
        const kept = Result.flatMap(jsonIn(found), decode)
        if (Result.isFailure(kept))
          return Effect.fail(refused(`${path} is not what this program wrote. Move it away to plan the rollout anew.`))
        if (kept.success.digest === digestOf(text)) return Effect.succeed(kept.success)
        return Effect.fail(
          refused(
            `${file} was changed after its rollout was planned (${kept.success.id ?? "not confirmed"}). Give the id to go on with that one, or move ${path} away to plan another.`
          )
        )
      }
    })
  )
}

const dayMs = 24 * 60 * 60 * 1000

/** The service knows a key for a day: what was not confirmed by then is not sent again. */
export const isDayOld = (at: string, now: Date): boolean => now.getTime() - Date.parse(at) > dayMs - 60 * 60 * 1000
export const isKeyOld = ({ at, id }: KeptRollout, now: Date): boolean => id === null && isDayOld(at, now)

const write = (file: string, kept: KeptRollout): Effect.Effect<KeptRollout, Problem> =>
  Effect.tryPromise({
    try: async () => {
      const path = keptPath(file)
      await writeFile(`${path}.part`, `${JSON.stringify(kept, null, 2)}\n`)
      await rename(`${path}.part`, path)
      return kept
    },
    catch: (error) =>
      refused(
        `The rollout is planned as ${kept.id ?? "not confirmed"}, but ${keptPath(file)} cannot be written (${codeOf(error)}). Make it writable, then run it again: it is planned once.`
      )
  })

/** Before the plan leaves; refused where another run has just begun to plan it. */
export const keepKey = (file: string, text: string, now: Date): Effect.Effect<KeptRollout, Problem> =>
  Effect.tryPromise({
    try: async () => {
      const kept: KeptRollout = { digest: digestOf(text), key: randomUUID(), at: now.toISOString(), id: null }
      await writeFile(keptPath(file), `${JSON.stringify(kept, null, 2)}\n`, { flag: "wx" })
      return kept
    },
    catch: (error) =>
      refused(
        codeOf(error) === "EEXIST"
          ? `${file} is being planned by another run. Wait for it, then see --status.`
          : `${keptPath(file)} cannot be written (${codeOf(error)}). Nothing was sent. Make its folder writable, then run it again.`
      )
  })

/** Once it is certain that nothing was planned: a file that is mended is a plan of its own. */
export const forgetKey = (file: string): Effect.Effect<void> =>
  Effect.ignore(Effect.tryPromise(() => rm(keptPath(file), { force: true })))

/** Once the service has answered with its id. */
export const keepId = (file: string, kept: KeptRollout, id: string): Effect.Effect<KeptRollout, Problem> =>
  write(file, { ...kept, id })
