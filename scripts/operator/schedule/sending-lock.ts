import { rm, writeFile } from "node:fs/promises"
import { Effect } from "effect"
import { type Problem, refused } from "../command/problem.ts"

/** Does something while no other run sends the same file: two at once would send lines twice. */
export const whileAlone = <A, R>(
  outcomePath: string,
  work: Effect.Effect<A, Problem, R>
): Effect.Effect<A, Problem, R> => {
  const lock = `${outcomePath}.sending`
  const take = Effect.tryPromise({
    try: () => writeFile(lock, String(process.pid), { flag: "wx" }),
    catch: () =>
      refused(
        `Another run is sending this file, or was stopped while it did. When none is running, remove ${lock} and run it again.`
      )
  })
  return Effect.acquireUseRelease(
    take,
    () => work,
    () => Effect.promise(() => rm(lock, { force: true }))
  )
}
