import type { AnyActorRef, AnyMachineSnapshot } from "xstate"
import { actorDriver } from "../../model/support/actor-driver.ts"
import { explore, type Path } from "../../model/support/explore.ts"
import type { MachineModel } from "../../model/support/machine-model.ts"

/** A state in which a call is under way, by a shortest path that leads there. */
export interface Awaiting {
  readonly machine: string
  readonly model: MachineModel
  readonly path: Path
  readonly actor: string
  readonly src: string
  readonly state: string
}

export const replayed = async ({ model: { machine }, path }: Pick<Awaiting, "model" | "path">) => {
  const driver = actorDriver(machine, path.input)
  for (const { event } of path.steps) await driver.perform(event)
  return driver
}

/** The actors that run: those that were spawned stay in a snapshot after they have ended. */
const runningIn = (snapshot: AnyMachineSnapshot): ReadonlyArray<readonly [id: string, src: string]> => {
  const children: Readonly<Record<string, AnyActorRef | undefined>> = snapshot.children
  return Object.entries(children).flatMap(([id, child]) =>
    child?.getSnapshot().status === "active" ? [[id, typeof child.src === "string" ? child.src : ""] as const] : []
  )
}

export const draftOf = ({ context }: AnyMachineSnapshot): unknown =>
  typeof context === "object" && context !== null && "draft" in context ? context.draft : undefined

/** Every state in which a call is under way, once for each call. */
export const awaitingIn = async (machine: string, model: MachineModel): Promise<ReadonlyArray<Awaiting>> => {
  const found = new Map<string, Awaiting>()
  const paths = [...explore(model).paths.values(), ...model.inputs.map((input): Path => ({ input, steps: [] }))]
  for (const path of paths.toSorted((one, other) => one.steps.length - other.steps.length)) {
    const driver = await replayed({ model, path })
    for (const [actor, src] of runningIn(driver.snapshot())) {
      const state = JSON.stringify(driver.state())
      const key = `${state} ${actor}`
      if (driver.isRunning(actor) && !found.has(key)) found.set(key, { machine, model, path, actor, src, state })
    }
  }
  return [...found.values()]
}
