import type { OperationPlan, OperationRecord } from "@command-center/domain/operation/operation"
import { countsOf, idsWith, resultOf } from "@command-center/domain/operation/operation-results"
import { sampleOperation, samplePlan } from "@command-center/domain/operation/sample-operation"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { selectHasOutcome } from "@command-center/machines/operation/bulk-call.selectors"
import { operationMachine } from "@command-center/machines/operation/operation.machine"
import { selectIdsWith, selectIsSettled, selectProgress } from "@command-center/machines/operation/operation.selectors"
import type { CallResults } from "@command-center/machines/operation/operation.types"
import { Result } from "effect"
import { expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const { refused, timedOut, unauthorized } = failures
const start = { id: "o-1", userId: 5, startedAt: "2026-11-20T15:15:00.000Z" }
const accepted: Result.Result<CallResults, Failure> = Result.succeed([])

const open = async (plan: OperationPlan) => {
  const driver = actorDriver(operationMachine, { plan })
  await driver.settle("begin", start)
  return driver
}
type Driver = Awaited<ReturnType<typeof open>>
const record = (driver: Driver): OperationRecord => driver.snapshot().context.record
const calling = (driver: Driver) => driver.snapshot().context.calling.map(({ id }) => `call.${id}`)
const emitted = (driver: Driver) => driver.emitted().filter(({ type }) => type !== "operation.kept")
const told = (driver: Driver) => emitted(driver).filter(({ type }) => type === "toast")

it("calls for four at a time and starts the next as one ends", async () => {
  const driver = await open(samplePlan(6))
  expect(calling(driver)).toEqual(["call.1", "call.2", "call.3", "call.4"])
  expect(selectProgress(driver.snapshot()).map(({ isWaiting }) => isWaiting)).toEqual([
    false,
    false,
    false,
    false,
    true,
    true
  ])
  await driver.settle("call.2", accepted)
  expect(calling(driver)).toEqual(["call.1", "call.3", "call.4", "call.5"])
})

it("has the browser keep what leaves before it leaves, and every answer", async () => {
  const driver = await open(samplePlan(2))
  const kept = () => driver.emitted().flatMap((event) => (event.type === "operation.kept" ? [event["record"]] : []))
  const leaving = { ...start, results: { 1: { status: "sending" }, 2: { status: "sending" } } }
  expect(kept()).toMatchObject([leaving])
  expect(driver.inputOf("call.1")).toMatchObject({
    record: leaving,
    instruction: { id: "1", targets: [{ id: 1, name: "UTG 1", content: { number: 1 } }] }
  })
  await driver.settle("call.1", accepted)
  await driver.settle("call.2", Result.fail(refused))
  expect(kept().at(-1)).toMatchObject({ results: { 1: { status: "accepted" }, 2: { status: "failed" } } })
})

it("sends nothing more after a stop, and says of each target what came of it", async () => {
  const driver = await open(samplePlan(6))
  await driver.perform({ type: "stop" })
  await driver.settle("call.1", accepted)
  await driver.settle("call.2", Result.fail(refused))
  await driver.settle("call.3", Result.fail(timedOut))
  await driver.crash("call.4")
  expect(driver.state()).toBe("settled")
  expect([1, 2, 3, 4, 5, 6].map((id) => resultOf(record(driver), id))).toEqual([
    { status: "accepted" },
    { status: "failed", sentence: refused.sentence },
    { status: "unknown", sentence: timedOut.sentence },
    { status: "unknown", sentence: null },
    { status: "notSent" },
    { status: "notSent" }
  ])
  expect(emitted(driver)).toEqual([
    { type: "toast", kind: "danger", header: "Remove UTGs Failed", text: "Unable to remove all selected UTGs" }
  ])
  await driver.perform({ type: "close" })
  expect([driver.snapshot().output, emitted(driver).at(-1)]).toEqual([
    record(driver),
    { type: "operation.closed", id: "o-1" }
  ])
})

it("sends the chosen ones only, and never what was accepted", async () => {
  const driver = await open(samplePlan(3))
  await driver.settle("call.1", accepted)
  await driver.settle("call.2", Result.fail(refused))
  await driver.settle("call.3", Result.fail(timedOut))
  expect(driver.snapshot().can({ type: "retry", ids: [1] })).toBe(false)
  await driver.perform({ type: "retry", ids: [1, 2] })
  expect(calling(driver)).toEqual(["call.2"])
  await driver.settle("call.2", accepted)
  expect(selectIdsWith("unknown")(driver.snapshot())).toEqual([3])
  await driver.perform({ type: "retry", ids: [3] })
  await driver.settle("lookUp", Result.succeed([{ id: 3, state: "missing" }]))
  await driver.settle("call.3", accepted)
  expect([driver.state(), told(driver).at(-1), emitted(driver).at(-1)]).toEqual([
    "finished",
    { type: "toast", kind: "success", text: "The selected UTGs were successfully removed." },
    { type: "operation.forgotten", id: "o-1" }
  ])
})

it("tells of one call for many what its answer says of each", async () => {
  const [first, second, third] = samplePlan(3).instructions.flatMap(({ targets }) => targets)
  if (first === undefined || second === undefined || third === undefined) throw new Error("no targets")
  const driver = await open(samplePlan(0, { instructions: [{ id: "all", targets: [first, second, third] }] }))
  await driver.settle(
    "call.all",
    Result.succeed([
      [1, { status: "accepted", detail: "Task Id 7" }],
      [3, { status: "unknown", sentence: "Not in the answer." }],
      [99, { status: "failed", sentence: "Nobody asked." }]
    ])
  )
  expect(record(driver).results).toEqual({
    1: { status: "accepted", detail: "Task Id 7" },
    2: { status: "accepted" },
    3: { status: "unknown", sentence: "Not in the answer." }
  })
  await driver.perform({ type: "retry", ids: [3] })
  await driver.settle("lookUp", Result.succeed([{ id: 3, state: "missing" }]))
  expect(driver.inputOf("call.all")).toMatchObject({ instruction: { id: "all", targets: [third] } })
})

it("stops at a 401, and tells the session once what is under way is answered, after a stop too", async () => {
  const driver = await open(samplePlan(5))
  await driver.settle("call.1", Result.fail(unauthorized))
  expect([driver.state(), emitted(driver)]).toEqual([{ stopping: "unauthorized" }, []])
  await driver.settle("call.2", accepted)
  await driver.settle("call.3", Result.fail(unauthorized))
  expect(emitted(driver)).toEqual([])
  await driver.settle("call.4", accepted)
  expect([driver.state(), emitted(driver).map(({ type }) => type)]).toEqual(["settled", ["toast", "unauthorized"]])
  expect(record(driver).results).toMatchObject({ 2: { status: "accepted" }, 4: { status: "accepted" } })
  const stopped = await open(samplePlan(2))
  await stopped.perform({ type: "stop" })
  await stopped.settle("call.1", Result.fail(unauthorized))
  expect([stopped.state(), emitted(stopped)]).toEqual([{ stopping: "unauthorized" }, []])
  await stopped.settle("call.2", accepted)
  expect([stopped.state(), emitted(stopped).at(-1)]).toEqual(["settled", { type: "unauthorized" }])
})

it("asks before it forgets what was not accepted, and shows it until that is answered", async () => {
  const driver = actorDriver(operationMachine, { record: sampleOperation(2, { results: {} }) })
  const seen = () => [selectHasOutcome(driver.snapshot()), selectIsSettled(driver.snapshot()), driver.emitted()]
  await driver.perform({ type: "forget" })
  expect([driver.state(), ...seen()]).toEqual(["asking", true, true, []])
  await driver.perform({ type: "forget.cancelled" })
  expect([driver.state(), ...seen()]).toEqual(["settled", true, true, []])
  await driver.perform({ type: "forget" })
  await driver.perform({ type: "forget.confirmed" })
  expect([driver.state(), driver.emitted()]).toEqual(["finished", [{ type: "operation.forgotten", id: "o-1" }]])
})

it("copies and downloads the outcome", async () => {
  const driver = await open(samplePlan(1))
  await driver.settle("call.1", Result.fail(refused))
  await driver.perform({ type: "copy" })
  await driver.perform({ type: "download" })
  expect(emitted(driver).slice(-2)).toEqual([
    {
      type: "copy",
      text: `Remove UTGs, ${start.startedAt}: 0 accepted, 1 failed\nUTG 1\tFailed\t${refused.sentence}`,
      copied: "The outcome has been copied to your clipboard."
    },
    {
      type: "download",
      fileName: "Remove UTGs 2026-11-20.csv",
      content: `Name,Outcome,Reason\r\nUTG 1,Failed,${refused.sentence}\r\n`
    }
  ])
})

const interrupted = sampleOperation(4, {
  kind: "schedule",
  results: { 1: { status: "accepted" }, 2: { status: "sending" }, 3: { status: "failed", sentence: "no" } }
})

it("sends nothing of a kept operation on its own, and says what is not known of it", () => {
  const driver = actorDriver(operationMachine, { record: interrupted })
  expect([driver.state(), driver.running(), driver.emitted()]).toEqual(["settled", [], []])
  expect(countsOf(record(driver))).toMatchObject({ accepted: 1, unknown: 1, failed: 1, notSent: 1, sending: 0 })
})

it("sends the rest of a kept operation when told to, the same as it would have then", async () => {
  const driver = actorDriver(operationMachine, { record: interrupted })
  await driver.perform({ type: "retry", ids: idsWith(interrupted, "notSent") })
  expect(calling(driver)).toEqual(["call.4"])
  expect(driver.inputOf("call.4")).toMatchObject({ instruction: interrupted.instructions[3] })
})

it("looks up what is not known before it creates it again: what is there is not sent", async () => {
  const driver = actorDriver(operationMachine, { record: interrupted })
  await driver.perform({ type: "retry", ids: [2] })
  expect([driver.state(), driver.inputOf("lookUp")]).toMatchObject([
    "lookingUp",
    { instructions: [{ id: "2", targets: [{ id: 2 }] }] }
  ])
  await driver.settle("lookUp", Result.succeed([{ id: 2, state: "found", detail: "Task Id 7" }]))
  expect([driver.state(), calling(driver), resultOf(record(driver), 2)]).toEqual([
    "settled",
    [],
    { status: "accepted", detail: "Task Id 7" }
  ])
})

it("creates again what is not there, and leaves alone what cannot be told", async () => {
  const lost = sampleOperation(3, {
    kind: "pushForms",
    results: { 1: { status: "sending" }, 2: { status: "sending" }, 3: { status: "sending" } }
  })
  const driver = actorDriver(operationMachine, { record: lost })
  await driver.perform({ type: "retry", ids: [1, 2, 3] })
  await driver.settle(
    "lookUp",
    Result.succeed([
      { id: 1, state: "missing" },
      { id: 2, state: "unclear" }
    ])
  )
  expect(calling(driver)).toEqual(["call.1"])
  expect(selectIdsWith("unknown")(driver.snapshot())).toEqual([2, 3])
})

it.each([
  ["the service refuses", Result.fail(refused), `It could not be checked. Nothing was sent again. ${refused.sentence}`],
  ["the session is over", Result.fail(unauthorized), expect.stringContaining("Nothing was sent again.")]
])("sends nothing when %s to be looked at", async (_, outcome, sentence) => {
  const driver = actorDriver(operationMachine, { record: interrupted })
  await driver.perform({ type: "retry", ids: [2] })
  await driver.settle("lookUp", outcome)
  expect([driver.state(), driver.snapshot().context.failure, calling(driver)]).toEqual(["settled", sentence, []])
})
