import { sampleOperation } from "@command-center/domain/operation/sample-operation"
import { keptOperationsMachine } from "@command-center/machines/kept-operations/kept-operations.machine"
import {
  selectIsCrashed,
  selectOffered,
  selectOpenOperation,
  selectRecord,
  selectToForget
} from "@command-center/machines/kept-operations/kept-operations.selectors"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

const first = sampleOperation(2)
const second = sampleOperation(1, { id: "o-2" })
const kept = { records: [first, second], unreadable: [] }

it("offers what is kept, and opens one with what it is by then", async () => {
  const driver = actorDriver(keptOperationsMachine, undefined)
  await driver.settle("loadKept", kept)
  expect(selectOffered(driver.snapshot())).toEqual([first, second])
  await driver.perform({ type: "opened", id: "o-3" })
  expect(driver.state()).toBe("offering")
  await driver.perform({ type: "opened", id: "o-1" })
  expect(driver.inputOf("take")).toBe("o-1")
  const now = sampleOperation(2, { results: { 1: { status: "accepted" } } })
  await driver.settle("take", now)
  expect([driver.state(), driver.inputOf("operation"), selectOffered(driver.snapshot())]).toEqual([
    "open",
    { record: now },
    []
  ])
  expect([selectRecord(driver.snapshot()), selectOpenOperation(driver.snapshot())?.id]).toEqual([now, "operation"])
  await driver.settle("operation", now)
  expect([driver.state(), selectOpenOperation(driver.snapshot())]).toEqual(["loading", undefined])
})

it("offers what is kept while one of it is taken up, and again when it was left", async () => {
  const driver = actorDriver(keptOperationsMachine, undefined)
  await driver.settle("loadKept", kept)
  await driver.perform({ type: "opened", id: "o-1" })
  expect([selectOffered(driver.snapshot()), driver.snapshot().hasTag("busy")]).toEqual([[first, second], true])
  await driver.settle("take", first)
  await driver.crash("operation")
  expect([selectIsCrashed(driver.snapshot()), selectOffered(driver.snapshot())]).toEqual([true, []])
  await driver.perform({ type: "close" })
  await driver.settle("loadKept", kept)
  expect([selectIsCrashed(driver.snapshot()), selectOffered(driver.snapshot())]).toEqual([false, [first, second]])
})

it("does not open what another tab has open", async () => {
  const driver = actorDriver(keptOperationsMachine, undefined)
  await driver.settle("loadKept", kept)
  await driver.perform({ type: "opened", id: "o-1" })
  await driver.settle("take", null)
  expect([driver.state(), driver.emitted()]).toEqual([
    "loading",
    [{ type: "toast", kind: "info", text: "It is open in another tab." }]
  ])
})

const asked = async () => {
  const driver = actorDriver(keptOperationsMachine, undefined)
  await driver.settle("loadKept", kept)
  await driver.perform({ type: "forget", id: "o-1" })
  expect([driver.inputOf("take"), selectToForget(driver.snapshot())]).toEqual(["o-1", null])
  return driver
}

it("asks before it forgets one, of what that is by then, and keeps it from other tabs meanwhile", async () => {
  const driver = await asked()
  const now = sampleOperation(2, { results: { 1: { status: "accepted" } } })
  await driver.settle("take", now)
  expect([selectToForget(driver.snapshot()), selectOffered(driver.snapshot()), driver.emitted()]).toEqual([
    now,
    [first, second],
    []
  ])
  await driver.perform({ type: "forget.confirmed" })
  expect([selectToForget(driver.snapshot()), selectOffered(driver.snapshot()), driver.emitted()]).toEqual([
    null,
    [second],
    [{ type: "operation.forgotten", id: "o-1" }]
  ])
})

it("forgets nothing where the question is answered with no, and frees it for other tabs", async () => {
  const driver = await asked()
  await driver.settle("take", first)
  await driver.perform({ type: "forget.cancelled" })
  expect([selectToForget(driver.snapshot()), selectOffered(driver.snapshot()), driver.emitted()]).toEqual([
    null,
    [first, second],
    [{ type: "operation.closed", id: "o-1" }]
  ])
  await driver.perform({ type: "opened", id: "o-1" })
  await driver.settle("take", first)
  expect(driver.state()).toBe("open")
})

it("does not forget what another tab has open", async () => {
  const driver = await asked()
  await driver.settle("take", null)
  expect([driver.state(), driver.emitted()]).toEqual([
    "loading",
    [{ type: "toast", kind: "info", text: "It is open in another tab." }]
  ])
})

it("says what could not be read", async () => {
  const driver = actorDriver(keptOperationsMachine, undefined)
  await driver.settle("loadKept", { records: [], unreadable: ["It has no date."] })
  expect(driver.emitted()).toEqual([
    {
      type: "toast",
      kind: "danger",
      text: "An operation kept in this browser could not be read and was removed. It has no date."
    }
  ])
})
