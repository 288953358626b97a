import { shellMachine } from "@command-center/machines/shell/shell.machine"
import { selectIsAboutOpen, selectIsOffline } from "@command-center/machines/shell/shell.selectors"
import { expect, it } from "vitest"
import { createActor } from "xstate"
import { actorDriver } from "./support/actor-driver.ts"

it("shows About until it is closed", () => {
  const actor = createActor(shellMachine).start()
  expect(selectIsAboutOpen(actor.getSnapshot())).toBe(false)
  actor.send({ type: "about.opened" })
  expect(selectIsAboutOpen(actor.getSnapshot())).toBe(true)
  actor.send({ type: "about.closed" })
  expect(selectIsAboutOpen(actor.getSnapshot())).toBe(false)
})

it("says that there is no connection until it has stayed for a second, then has what is shown read anew, once", async () => {
  const driver = actorDriver(shellMachine, undefined)
  const isOffline = () => selectIsOffline(driver.snapshot())
  await driver.perform({ type: "connection.lost" })
  await driver.perform({ type: "connection.returned" })
  await driver.advance(900)
  await driver.perform({ type: "connection.lost" })
  await driver.perform({ type: "connection.returned" })
  await driver.advance(900)
  expect([isOffline(), driver.emitted()]).toEqual([true, []])
  await driver.advance(100)
  expect([isOffline(), driver.emitted()]).toEqual([false, [{ type: "readAnew" }]])
})

it("has what is shown read anew after a sleep; without a connection it waits for that", async () => {
  const driver = actorDriver(shellMachine, undefined)
  await driver.perform({ type: "page.woken" })
  expect(driver.emitted()).toEqual([{ type: "readAnew" }])
  await driver.perform({ type: "connection.lost" })
  await driver.perform({ type: "page.woken" })
  expect(driver.emitted()).toHaveLength(1)
})
