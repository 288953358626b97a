import { rollBackMachine } from "@command-center/machines/roll-back/roll-back.machine"
import * as select from "@command-center/machines/roll-back/roll-back.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"
import { configRevision } from "./support/config-revision.ts"

const held = configRevision(9, 3)
const revision = configRevision(7, 1)

const reviewing = async (pair = { held, revision }, canEdit = true) => {
  const driver = actorDriver(rollBackMachine, { businessEntityId: 42, canEdit })
  await driver.perform({ type: "review.opened", ...pair })
  return driver
}
type Driver = Awaited<ReturnType<typeof reviewing>>
const saving = async () => {
  const driver = await reviewing()
  await driver.perform({ type: "confirm" })
  return driver
}
const seen = (driver: Driver) => {
  const now = driver.snapshot()
  return [select.selectPair(now), select.selectCanConfirm(now), select.selectIsBusy(now), select.selectFailure(now)]
}

it("saves exactly what was reviewed, and says which revision it was", async () => {
  const driver = await reviewing()
  expect(seen(driver)).toEqual([{ held, revision }, true, false, null])
  await driver.perform({ type: "confirm" })
  expect([seen(driver), driver.inputOf("saveRevision")]).toEqual([
    [{ held, revision }, false, true, null],
    { businessEntityId: 42, held, revision }
  ])
  await driver.settle("saveRevision", Result.succeed({ kind: "saved" }))
  expect([seen(driver), driver.emitted()]).toEqual([
    [null, false, false, null],
    [
      {
        type: "toast",
        kind: "success",
        text: "The configuration of revision 7 was saved as a new revision."
      }
    ]
  ])
})

it("saves nothing where both are the same, and nothing that was given up", async () => {
  const driver = await reviewing({ held, revision: configRevision(7, 3) })
  await driver.perform({ type: "confirm" })
  expect([select.selectCanConfirm(driver.snapshot()), driver.isRunning("saveRevision")]).toEqual([false, false])
  await driver.perform({ type: "cancel" })
  expect(seen(driver)).toEqual([null, false, false, null])
})

it("is not opened without the edit right", async () => {
  const driver = await reviewing({ held, revision }, false)
  expect([driver.state(), select.selectPair(driver.snapshot())]).toEqual(["browsing", null])
})

it("shows what is left to change where somebody saved meanwhile, and saves that alone", async () => {
  const driver = await saving()
  const newer = configRevision(10, 2)
  await driver.settle("saveRevision", Result.succeed({ kind: "movedOn", held: newer }))
  expect([seen(driver), select.selectHasMovedOn(driver.snapshot())]).toEqual([
    [{ held: newer, revision }, true, false, null],
    true
  ])
  await driver.perform({ type: "confirm" })
  expect(driver.inputOf("saveRevision")).toEqual({ businessEntityId: 42, held: newer, revision })
  await driver.settle("saveRevision", Result.succeed({ kind: "movedOn", held: configRevision(11, 1) }))
  expect(select.selectCanConfirm(driver.snapshot())).toBe(false)
})

it("that failed says so in the toast, tells the reason alone in the dialog, and can be tried again", async () => {
  const driver = await saving()
  await driver.settle("saveRevision", Result.fail(failures.refused))
  const reason = "The service is down for maintenance."
  expect([seen(driver), driver.emitted()]).toEqual([
    [{ held, revision }, true, false, reason],
    [{ type: "toast", kind: "danger", text: `Unable to roll back the configuration. ${reason}` }]
  ])
  await driver.perform({ type: "cancel" })
  await driver.perform({ type: "review.opened", held, revision })
  expect(select.selectFailure(driver.snapshot())).toBeNull()
})

it("that was sent and could not be looked up is not called a failure", async () => {
  const driver = await saving()
  const sentence = "API request failed. Whether it was done could not be checked."
  await driver.settle("saveRevision", Result.fail({ _tag: "TimedOut", sentence, lookUp: "failed" }))
  expect([select.selectFailure(driver.snapshot()), driver.emitted()]).toEqual([
    sentence,
    [{ type: "toast", kind: "danger", text: sentence }]
  ])
})
