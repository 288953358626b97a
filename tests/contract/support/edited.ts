import { type AnyStateMachine, createActor, type InputFrom, waitFor } from "xstate"
import type { Estate } from "./estate.ts"

/** Types into what was opened, submits, and gives where that leads and what was asked for. */
export const editing =
  (estate: Estate) =>
  async <M extends AnyStateMachine>(
    machine: M,
    input: InputFrom<M>,
    draft: unknown,
    submits: ReadonlyArray<{ readonly type: string }> = [{ type: "submit" }]
  ) => {
    const logic: AnyStateMachine = machine
    const actor = createActor(logic, { input }).start()
    actor.send({ type: "draft.changed", draft })
    const asked = await estate.askedBy(async () => {
      for (const event of submits) actor.send(event)
      await waitFor(actor, (now) => !now.hasTag("busy"), { timeout: 30_000 })
    })
    const { value, context } = actor.getSnapshot()
    return {
      value,
      draft: context.draft,
      current: context.current,
      /** What stands at the form. */
      failure: context.failure,
      lines: asked.map(({ line }) => line.split(" ")[0]),
      /** Goes on with what is there. */
      next: async (events: ReadonlyArray<{ readonly type: string }>) => {
        for (const event of events) actor.send(event)
        await waitFor(actor, (now) => !now.hasTag("busy"), { timeout: 30_000 })
        return actor.getSnapshot().value
      }
    }
  }

export type Submitted = ReturnType<typeof editing>
