import { createHash, randomUUID } from "node:crypto"
import { readFile, rename, writeFile } from "node:fs/promises"
import { Effect, Result, Schema } from "effect"
import { type Problem, refused } from "../command/problem.ts"

const Kept = Schema.Struct({
  /** The plan's content as it was when the rollout was planned. */
  digest: Schema.String,
  key: Schema.String,
  id: Schema.NullOr(Schema.String)
})
/** What is known of the rollout of a file: its key is written down before it leaves, so that it is planned once. */
export type KeptRollout = typeof Kept.Type

const decode = Schema.decodeUnknownResult(Kept)

const keptPath = (file: string): string => `${file}.rollout.json`
const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex")
const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "unknown")

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The text of a plan's file and what it holds. */
export const readPlanFile = (file: string): Effect.Effect<{ readonly text: string; readonly json: unknown }, Problem> =>
  Effect.flatMap(
    Effect.tryPromise({
      try: () => readFile(file, "utf8"),
      catch: (error) =>
        refused(
          `${file} cannot be read (${codeOf(error)}). Name a plan as JSON, or the id of a rollout; --help says more.`
        )
    }),
    (text) => {
      const json = jsonIn(text)
      return json === null
        ? Effect.fail(refused(`${file} is not JSON. docs/schemas/rollout-plan.schema.json says what a plan is.`))
        : Effect.succeed({ text, json })
    }
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
        code === "ENOENT" ? Effect.succeed(null) : Effect.fail(refused(`${path} cannot be read (${code}).`)),
      onSuccess: (found): Effect.Effect<KeptRollout | null, Problem> => {
        const kept = decode(jsonIn(found))
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

const write = (file: string, kept: KeptRollout): Effect.Effect<KeptRollout, Problem> =>
  Effect.tryPromise({
    try: async () => {
      const path = keptPath(file)
      await writeFile(`${path}.part`, `${JSON.stringify(kept, null, 2)}\n`)
      await rename(`${path}.part`, path)
      return kept
    },
    catch: (error) => refused(`${keptPath(file)} cannot be written (${codeOf(error)}). Nothing was sent.`)
  })

/** Before the plan leaves. */
export const keepKey = (file: string, text: string): Effect.Effect<KeptRollout, Problem> =>
  write(file, { digest: digestOf(text), key: randomUUID(), id: null })

/** Once the service has answered with its id. */
export const keepId = (file: string, kept: KeptRollout, id: string): Effect.Effect<KeptRollout, Problem> =>
  write(file, { ...kept, id })
