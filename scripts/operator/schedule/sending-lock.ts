import { readFile, rename, rm, writeFile } from "node:fs/promises"
import { hostname } from "node:os"
import { Effect } from "effect"
import type { Io } from "../command/io.ts"
import { type Problem, refused } from "../command/problem.ts"

interface Owner {
  readonly process: number
  readonly machine: string
}

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "")

/** The run that a lock names; null where it names none. */
const ownerIn = (text: string): Owner | null => {
  const [, process, machine] = /^(\d{1,10}) on (\S+)$/u.exec(text.trim()) ?? []
  return process === undefined || machine === undefined ? null : { process: Number(process), machine }
}

const isRunning = (id: number): boolean => {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return codeOf(error) === "EPERM"
  }
}

/** True when the lock was taken, false when there is one already. */
const take = (lock: string): Effect.Effect<boolean, Problem> =>
  Effect.tryPromise({
    try: () => writeFile(lock, `${process.pid} on ${hostname()}\n`, { flag: "wx" }),
    catch: codeOf
  }).pipe(
    Effect.as(true),
    Effect.catch((code) =>
      code === "EEXIST"
        ? Effect.succeed(false)
        : Effect.fail(
            refused(
              `${lock} cannot be written (${code}). Make its folder${code === "ENOENT" ? "" : " writable"}, then run it again.`
            )
          )
    )
  )

const refuseFor = (lock: string, owner: Owner | null): Problem => {
  if (owner === null)
    return refused(`${lock} does not say which run left it. When none sends this file, remove it and run it again.`)
  const { process, machine } = owner
  return machine === hostname()
    ? refused(
        `Another run sends this file: process ${process}. Wait until it has ended. If that process is something else, remove ${lock}.`
      )
    : refused(
        `Another run sends this file: process ${process} on ${machine}. Wait until it has ended. If it was stopped, remove ${lock}.`
      )
}

/** Puts away a lock that a dead process left; two runs that try at once cannot both have it. */
const putAway = (lock: string, left: string): Effect.Effect<boolean> =>
  Effect.promise(async () => {
    const aside = `${lock}.${process.pid}`
    const taken = await rename(lock, aside).then(
      () => readFile(aside, "utf8"),
      () => null
    )
    if (taken !== null && taken !== left) await rename(aside, lock)
    else await rm(aside, { force: true })
    return taken === left
  })

const takeOver = (lock: string, io: Io): Effect.Effect<void, Problem> =>
  Effect.gen(function* () {
    if (yield* take(lock)) return
    const left = yield* Effect.promise(() => readFile(lock, "utf8").catch(() => ""))
    const owner = ownerIn(left)
    const isDead = owner !== null && owner.machine === hostname() && !isRunning(owner.process)
    if (!isDead || !(yield* putAway(lock, left)) || !(yield* take(lock))) yield* Effect.fail(refuseFor(lock, owner))
    io.err(
      `An earlier run of this file ended while it sent (process ${owner?.process ?? ""}). What it left open is looked up.`
    )
  })

/** Does something while no other run sends the same file: two at once would send lines twice. */
export const whileAlone = <A, R>(
  outcomePath: string,
  io: Io,
  work: Effect.Effect<A, Problem, R>
): Effect.Effect<A, Problem, R> => {
  const lock = `${outcomePath}.sending`
  const stopped = `Stopped in the middle of it. What has left stands in ${outcomePath}: run it again to go on, which does nothing twice.`
  return Effect.acquireUseRelease(
    takeOver(lock, io),
    () =>
      Effect.andThen(
        Effect.sync(() => io.whenStopped(stopped)),
        work
      ),
    () =>
      Effect.promise(async () => {
        io.whenStopped(null)
        await rm(lock, { force: true })
      })
  )
}
