import { expect, it } from "vitest"
import { type AnyEventObject, createActor, emit, setup } from "xstate"
import { emissionsTo } from "./emissions.ts"

const saying = (text: string) => emit({ type: "toast", text })
const operation = setup({}).createMachine({ entry: saying("sending"), on: { send: { actions: saying("sent") } } })
const flow = setup({ actors: { operation } }).createMachine({
  entry: saying("opened"),
  invoke: { id: "operation", src: "operation" }
})
const screen = setup({ actors: { flow } }).createMachine({
  initial: "browsing",
  states: {
    browsing: { on: { open: "flowing" } },
    flowing: { entry: saying("opening"), invoke: { id: "flow", src: "flow" }, on: { leave: "browsing" } }
  }
})

it("hears an actor and all below it, each emission once, from their first step and until they stop", () => {
  const heard: Array<unknown> = []
  const actor = createActor(screen, { inspect: emissionsTo((event: AnyEventObject) => heard.push(event["text"])) })
  actor.start()
  actor.send({ type: "open" })
  const begun = actor.getSnapshot().children["flow"]?.getSnapshot().children["operation"]
  begun?.send({ type: "send" })
  expect(heard).toEqual(["opening", "sending", "opened", "sent"])
  actor.send({ type: "leave" })
  begun?.send({ type: "send" })
  expect(heard).toHaveLength(4)
  actor.send({ type: "open" })
  expect(heard.slice(4)).toEqual(["opening", "sending", "opened"])
  actor.stop()
})
