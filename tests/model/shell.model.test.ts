import { shellMachine } from "@command-center/machines/shell/shell.machine"
import { selectIsAboutOpen } from "@command-center/machines/shell/shell.selectors"
import { expect, it } from "vitest"
import { createActor } from "xstate"
import { modelOf } from "./support/model.ts"
import { impurities } from "./support/purity.ts"

const model = modelOf(shellMachine, {
  input: undefined,
  user: [{ type: "about.opened" }, { type: "about.closed" }],
  outcomes: {}
})

it("is pure", () => expect(impurities(shellMachine)).toEqual([]))
it("reaches every state", () => expect(model.unreached).toEqual([]))
it("has no dead end", () => expect(model.deadEnds).toEqual([]))

it("shows About until it is closed", () => {
  const actor = createActor(shellMachine).start()
  expect(selectIsAboutOpen(actor.getSnapshot())).toBe(false)
  actor.send({ type: "about.opened" })
  expect(selectIsAboutOpen(actor.getSnapshot())).toBe(true)
  actor.send({ type: "about.closed" })
  expect(selectIsAboutOpen(actor.getSnapshot())).toBe(false)
})
