import { detailOf } from "@command-center/domain/operation/operation-outcome"
import { resultOf } from "@command-center/domain/operation/operation-results"
import { sampleOperation, samplePlan } from "@command-center/domain/operation/sample-operation"
import { operationMachine } from "@command-center/machines/operation/operation.machine"
import { selectIdsWith, selectOthers } from "@command-center/machines/operation/operation.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const { refused } = failures
const second = { id: 8, at: "2026-11-20T15:15:00.000Z" }

it.each([502, 503, 504])("takes an answer %i for no confirmation", async (status) => {
  const driver = actorDriver(operationMachine, { plan: samplePlan(1, { kind: "schedule" }) })
  await driver.settle("begin", { id: "o-1", userId: 5, startedAt: "2026-11-20T15:15:00.000Z" })
  await driver.settle("call.1", Result.fail({ ...refused, status }))
  expect(selectIdsWith("unknown")(driver.snapshot())).toEqual([1])
})

it("says what is there twice, and removes the second", async () => {
  const driver = actorDriver(operationMachine, {
    record: sampleOperation(1, { kind: "schedule", results: { 1: { status: "sending" } } })
  })
  await driver.perform({ type: "retry", ids: [1] })
  await driver.settle("lookUp", Result.succeed([{ id: 1, state: "found", detail: "Task Id 7", again: [second] }]))
  expect([
    driver.state(),
    selectOthers(driver.snapshot()),
    detailOf(resultOf(driver.snapshot().context.record, 1))
  ]).toEqual(["settled", 1, "Task Id 7, and again as 8 created 2026-11-20 3:15 PM UTC"])
  await driver.perform({ type: "others.removed" })
  expect(driver.inputOf("removeOthers")).toMatchObject({ others: [{ target: { id: 1 }, again: [second] }] })
  await driver.settle("removeOthers", Result.fail(refused))
  expect([driver.state(), selectOthers(driver.snapshot()), driver.snapshot().context.failure]).toEqual([
    "settled",
    1,
    `The second could not be removed. ${refused.sentence}`
  ])
  await driver.perform({ type: "others.removed" })
  await driver.perform({ type: "stop" })
  expect([driver.state(), selectOthers(driver.snapshot()), driver.snapshot().context.failure]).toEqual([
    "settled",
    1,
    "Stopped. Some of the duplicates may be removed by now. You can remove them again."
  ])
  await driver.perform({ type: "others.removed" })
  await driver.settle("removeOthers", Result.succeed(null))
  expect([driver.state(), resultOf(driver.snapshot().context.record, 1)]).toEqual([
    "finished",
    { status: "accepted", detail: "Task Id 7" }
  ])
})
