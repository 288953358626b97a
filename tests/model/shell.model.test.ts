import { shellMachine } from "@command-center/machines/shell/shell.machine"
import {
  selectAreKeysOpen,
  selectExplained,
  selectIsAboutOpen,
  selectIsOffline,
  selectIsPaletteOpen,
  selectIsSignOutAsked
} from "@command-center/machines/shell/shell.selectors"
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

it("shows the keys until they are closed", () => {
  const actor = createActor(shellMachine).start()
  actor.send({ type: "keys.opened" })
  expect(selectAreKeysOpen(actor.getSnapshot())).toBe(true)
  actor.send({ type: "keys.closed" })
  expect(selectAreKeysOpen(actor.getSnapshot())).toBe(false)
})

it("shows the palette until it is closed, or why somebody can or cannot where that was chosen there", () => {
  const actor = createActor(shellMachine).start()
  const user = { id: 7, username: "ravi.natarajan" }
  actor.send({ type: "palette.opened" })
  expect(selectIsPaletteOpen(actor.getSnapshot())).toBe(true)
  actor.send({ type: "palette.closed" })
  expect(selectIsPaletteOpen(actor.getSnapshot())).toBe(false)
  actor.send({ type: "palette.opened" })
  actor.send({ type: "rights.opened", subject: "Users", user, businessEntityId: 15 })
  expect([selectIsPaletteOpen(actor.getSnapshot()), selectExplained(actor.getSnapshot())]).toEqual([
    false,
    { subject: "Users", user, businessEntityId: 15 }
  ])
  actor.send({ type: "rights.closed" })
  expect(selectExplained(actor.getSnapshot())).toBeNull()
})

it("asks before a sign-out that something is lost by, and then signs out once", async () => {
  const driver = actorDriver(shellMachine, undefined)
  const isAsked = () => selectIsSignOutAsked(driver.snapshot())
  await driver.perform({ type: "signOut.asked", isUnsettled: true })
  expect([isAsked(), driver.emitted()]).toEqual([true, []])
  await driver.perform({ type: "signOut.cancelled" })
  expect([isAsked(), driver.emitted()]).toEqual([false, []])
  await driver.perform({ type: "signOut.asked", isUnsettled: true })
  await driver.perform({ type: "signOut.confirmed" })
  expect([isAsked(), driver.emitted()]).toEqual([false, [{ type: "signOut" }]])
})

it("signs out at once where nothing is lost by it", async () => {
  const driver = actorDriver(shellMachine, undefined)
  await driver.perform({ type: "signOut.asked", isUnsettled: false })
  expect([selectIsSignOutAsked(driver.snapshot()), driver.emitted()]).toEqual([false, [{ type: "signOut" }]])
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
