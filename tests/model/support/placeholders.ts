import { type AnyActorLogic, type AnyStateMachine, createActor } from "xstate"

/** Why it ends at once; null where it does not. */
const brokenBy = async (logic: AnyActorLogic): Promise<string | null> => {
  let reason: string | null = null
  const actor = createActor(logic, { input: undefined })
  actor.subscribe({
    error: (error) => {
      reason = error instanceof Error ? error.message : String(error)
    }
  })
  actor.start()
  await new Promise((resolve) => setImmediate(resolve))
  actor.stop()
  return reason
}

/** The actors a machine ships without, and that do not say by their own name that nobody provided them. */
export const misnamed = async (machine: AnyStateMachine): Promise<ReadonlyArray<string>> => {
  const said = await Promise.all(
    Object.entries(machine.implementations.actors)
      .map(([name, logic]) => ({ name, logic: "src" in logic ? logic.src : logic }))
      .filter(({ logic }) => !("root" in logic))
      .map(async ({ name, logic }) => ({ name, reason: await brokenBy(logic) }))
  )
  return said
    .filter(({ name, reason }) => reason !== null && reason !== `actor "${name}" was not provided`)
    .map(({ name, reason }) => `${name}: ${reason}`)
}
