import { expect, it } from "vitest"
import type { AnyEventObject, AnyMachineSnapshot } from "xstate"
import type { MachineModel } from "../model/support/machine-model.ts"
import { models } from "../model/support/registry.ts"
import { type Awaiting, awaitingIn, draftOf, replayed } from "./support/awaiting.ts"
import { eachCase } from "./support/each-case.ts"
import { shareOf } from "./support/seeded-share.ts"

/** Its own states are walked by its model and by the two tabs. */
const told = "session"

const named = Object.entries(models).filter(([name]) => name !== told)

interface Dying extends Awaiting {
  readonly answer: unknown
}

/** They ask rows that are there already, not a service. */
const asksRows = new Set(["collectTargets", "read"])

/** What the actor answers when the token is refused; undefined where it calls no service. */
const refusalOf = (model: MachineModel, src: string): unknown =>
  asksRows.has(src)
    ? undefined
    : Object.entries(model.outcomes[src] ?? {}).find(([name]) => name === "unauthorized")?.[1]

/** Every state in which a service is awaited, once for each call. */
const dyingOf = async (machine: string, model: MachineModel): Promise<ReadonlyArray<Dying>> =>
  (await awaitingIn(machine, model)).flatMap((awaiting) => {
    const answer = refusalOf(model, awaiting.src)
    return answer === undefined ? [] : [{ ...awaiting, answer }]
  })

/** The parts of a flow that broke: beside each other, one may have done so before. */
const broken = (state: unknown): number => JSON.stringify(state).split("crashed").length - 1

/** The calls of an operation that are not answered yet. */
const underWay = ({ children }: AnyMachineSnapshot): ReadonlyArray<string> =>
  Object.keys(children).filter((id) => id.startsWith("call.") && children[id]?.getSnapshot().status === "active")

const isSaid = (event: AnyEventObject): boolean => event.type === "unauthorized"

it("in every state of every flow that awaits a service, a refused token goes to the session, what was typed stays, and nothing breaks", {
  timeout: 600_000
}, async () => {
  const all: Array<Dying> = []
  for (const [name, model] of shareOf(named, 6)) all.push(...(await dyingOf(name, model)))
  await eachCase(
    "Token dies anywhere",
    all,
    ({ machine, actor, state }) => `${machine} in ${state}, ${actor} refused`,
    async (one) => {
      const driver = await replayed(one)
      const before = driver.emitted().length
      const draft = draftOf(driver.snapshot())
      const brokenBefore = broken(driver.state())
      await driver.settle(one.actor, one.answer)
      // An operation waits for the calls beside it, and says it once for all of them.
      for (const actor of underWay(driver.snapshot())) await driver.settle(actor, one.answer)
      expect(driver.emitted().slice(before).filter(isSaid), "the session is told once").toHaveLength(1)
      expect(broken(driver.state()), `the flow goes on: ${JSON.stringify(driver.state())}`).toBe(brokenBefore)
      expect(draftOf(driver.snapshot()), "what was typed stays").toEqual(draft)
    }
  )
})
