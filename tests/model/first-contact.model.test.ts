import { firstContactMachine } from "@command-center/machines/first-contact/first-contact.machine"
import {
  selectContact,
  selectFailure,
  selectMayLook,
  selectNickname
} from "@command-center/machines/first-contact/first-contact.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const awaited = { businessEntityId: 42, nickname: "Till 4" }
const contact = (componentId: number) => ({ componentId, businessEntityId: 42, at: "2026-11-21T09:00:00.000Z" })

const looking = () => {
  const driver = actorDriver(firstContactMachine, awaited)
  const look = async (answer: unknown) => {
    await driver.advance(5000)
    expect(driver.inputOf("loadContacts")).toEqual(awaited)
    await driver.settle("loadContacts", answer)
    const now = driver.snapshot()
    return [selectContact(now), selectFailure(now), selectMayLook(now)]
  }
  return { driver, look }
}

it("looks every five seconds until a UTG reports that had not when it was first looked", async () => {
  const { driver, look } = looking()
  expect([selectNickname(driver.snapshot()), driver.running()]).toEqual(["Till 4", []])
  expect([
    await look(Result.succeed([contact(1)])),
    await look(Result.succeed([contact(1)])),
    await look(Result.succeed([contact(2), contact(1)]))
  ]).toEqual([
    [null, null, true],
    [null, null, true],
    [contact(2), null, true]
  ])
  await driver.advance(60_000)
  expect(driver.running()).toEqual([])
})

it("says why it could not look, and looks again", async () => {
  const { driver, look } = looking()
  expect([
    await look(Result.fail(failures.refused)),
    await look(Result.fail(failures.unauthorized)),
    await look(Result.succeed([])),
    await look(Result.succeed([contact(2)]))
  ]).toEqual([
    [null, failures.refused.sentence, true],
    [null, failures.unauthorized.sentence, true],
    [null, null, true],
    [contact(2), null, true]
  ])
  expect(driver.emitted()).toEqual([{ type: "unauthorized" }])
})

it("looks no more where its user may not", async () => {
  const { driver, look } = looking()
  expect((await look(Result.fail({ ...failures.refused, status: 403 }))).at(-1)).toBe(false)
  await driver.advance(60_000)
  expect(driver.running()).toEqual([])
})
