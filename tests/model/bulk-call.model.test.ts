import { startedOperation } from "@command-center/domain/operation/operation"
import { samplePlan } from "@command-center/domain/operation/sample-operation"
import { bulkCallMachine } from "@command-center/machines/operation/bulk-call"
import { selectHasOutcome } from "@command-center/machines/operation/bulk-call.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const targets = samplePlan(2).instructions.flatMap((each) => each.targets)
const plan = samplePlan(0, { instructions: [{ id: "all", targets }] })

const open = async () => {
  const driver = actorDriver(bulkCallMachine, { plan })
  await driver.settle("begin", { id: "o-1", userId: 5, startedAt: "2026-11-20T15:15:00.000Z" })
  return driver
}

it("one call for all that was refused ends it, so that its form goes on", async () => {
  const driver = await open()
  expect(selectHasOutcome(driver.snapshot())).toBe(false)
  await driver.settle("call.all", Result.fail(failures.refused))
  expect([driver.snapshot().status, selectHasOutcome(driver.snapshot())]).toEqual(["done", false])
})

it("one that was not confirmed shows its outcome in place of the form", async () => {
  const driver = await open()
  await driver.settle("call.all", Result.fail(failures.timedOut))
  expect([driver.state(), selectHasOutcome(driver.snapshot())]).toEqual(["settled", true])
})

it("one that was done for some alone shows its outcome, and stays until it is closed", async () => {
  const driver = await open()
  await driver.settle("call.all", Result.succeed([[2, { status: "failed", sentence: "No machine" }]]))
  expect([driver.state(), selectHasOutcome(driver.snapshot())]).toEqual(["settled", true])
  await driver.perform({ type: "close" })
  expect([driver.snapshot().status, selectHasOutcome(driver.snapshot())]).toEqual(["done", false])
})

it("there is none where nothing was begun", () => expect(selectHasOutcome(undefined)).toBe(false))

it("an interrupted one that comes to nothing again stays to be seen", async () => {
  const record = startedOperation(plan, { id: "o-1", userId: 5, startedAt: "2026-11-20T15:15:00.000Z" })
  const driver = actorDriver(bulkCallMachine, { record })
  await driver.perform({ type: "retry", ids: targets.map(({ id }) => id) })
  await driver.settle("call.all", Result.fail(failures.refused))
  expect([driver.state(), selectHasOutcome(driver.snapshot())]).toEqual(["settled", true])
})
