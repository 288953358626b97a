import type { Failure } from "@command-center/machines/actor-logic/failure"
import { callsAtOnce, makeOperationMachine } from "@command-center/machines/operation/operation.machine"
import type { OperationInput, OperationTarget } from "@command-center/machines/operation/operation.types"
import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { checkFlow, failures } from "./flow-checks.ts"
import { actorDriver } from "./support/actor-driver.ts"

const machine = makeOperationMachine<OperationTarget>("operation")
const { refused, timedOut, unauthorized } = failures
const messages = {
  succeeded: { text: "all done" },
  failed: (reason: string) => ({ header: "Not done", text: `not all: ${reason}` })
}
const inputOf = (count: number): OperationInput<OperationTarget> => ({
  targets: Array.from({ length: count }, (_, at) => ({ id: at + 1, name: `UTG ${at + 1}` })),
  messages
})
const input = inputOf(2)
const outcomes = [Result.succeed("ok"), Result.fail(refused), Result.fail(timedOut), Result.fail(unauthorized)]

checkFlow(machine, {
  input,
  user: [{ type: "stop" }, { type: "retry", ids: [1, 2] }, { type: "close" }],
  outcomes: { "call.1": outcomes, "call.2": outcomes },
  project: ({ context }) => [context.waiting, context.calling, [...context.results]]
})

it("calls for four at a time and starts the next as one ends", async () => {
  const driver = actorDriver(machine, inputOf(6))
  expect(driver.snapshot().context.calling).toEqual([1, 2, 3, 4])
  await driver.settle("call.2", Result.succeed("ok"))
  expect(driver.snapshot().context.calling).toEqual([1, 3, 4, 5])
})

it("sends nothing more after a stop, and says of each target what came of it", async () => {
  const driver = actorDriver(machine, inputOf(6))
  await driver.perform({ type: "stop" })
  await driver.settle("call.1", Result.succeed("ok"))
  await driver.settle("call.2", Result.fail(refused))
  await driver.settle("call.3", Result.fail(timedOut))
  await driver.crash("call.4")
  expect(driver.state()).toBe("settled")
  await driver.perform({ type: "close" })
  expect(driver.snapshot().output).toEqual([
    { target: { id: 1, name: "UTG 1" }, result: { status: "succeeded" } },
    { target: { id: 2, name: "UTG 2" }, result: { status: "failed", failure: refused } },
    { target: { id: 3, name: "UTG 3" }, result: { status: "unknown", failure: timedOut } },
    { target: { id: 4, name: "UTG 4" }, result: { status: "unknown", failure: null } },
    { target: { id: 5, name: "UTG 5" }, result: { status: "notSent" } },
    { target: { id: 6, name: "UTG 6" }, result: { status: "notSent" } }
  ])
  expect(driver.emitted()).toEqual([
    { type: "toast", kind: "danger", header: "Not done", text: `not all: ${refused.sentence}` }
  ])
})

it("calls again for the chosen ones only, and never for what succeeded", async () => {
  const driver = actorDriver(machine, inputOf(3))
  await driver.settle("call.1", Result.succeed("ok"))
  await driver.settle("call.2", Result.fail(refused))
  await driver.settle("call.3", Result.fail(timedOut))
  expect(driver.snapshot().can({ type: "retry", ids: [1] })).toBe(false)
  await driver.perform({ type: "retry", ids: [1, 2] })
  expect(driver.snapshot().context.calling).toEqual([2])
  await driver.settle("call.2", Result.succeed("ok"))
  expect(driver.snapshot().context.results.get(3)).toEqual({ status: "unknown", failure: timedOut })
})

it("stops at a 401 and tells the session", async () => {
  const driver = actorDriver(machine, inputOf(5))
  await driver.settle("call.1", Result.fail(unauthorized))
  expect(driver.state()).toBe("stopping")
  expect(driver.emitted()).toEqual([{ type: "unauthorized" }])
})

it("tells the session of a 401 that comes after a stop", async () => {
  const driver = actorDriver(machine, inputOf(1))
  await driver.perform({ type: "stop" })
  await driver.settle("call.1", Result.fail(unauthorized))
  expect([driver.state(), driver.emitted()[0]]).toEqual(["settled", { type: "unauthorized" }])
})

const endings = fc.constantFrom(Result.succeed("ok"), Result.fail(refused), Result.fail(timedOut), "defect" as const)

it("accounts for every target in any order of any answers, four at a time, each called once", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(endings, { minLength: 1, maxLength: 200 }),
      fc.option(fc.nat(250)),
      fc.scheduler(),
      async (answers, stopAt, scheduler) => {
        const called: Array<number> = []
        let atOnce = 0
        let most = 0
        const callTarget = fromPromise<Result.Result<unknown, Failure>, OperationTarget>(async ({ input: target }) => {
          called.push(target.id)
          atOnce += 1
          most = Math.max(most, atOnce)
          await scheduler.schedule(Promise.resolve())
          atOnce -= 1
          const answer = answers[target.id - 1]
          if (answer === undefined || answer === "defect") throw new Error("defect")
          return answer
        })
        const actor = createActor(machine.provide({ actors: { callTarget } }), {
          input: inputOf(answers.length)
        }).start()
        let settled = 0
        while (scheduler.count() > 0) {
          if (settled === stopAt) actor.send({ type: "stop" })
          await scheduler.waitOne()
          for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
          settled += 1
        }
        if (actor.getSnapshot().status === "active") actor.send({ type: "close" })
        const report = actor.getSnapshot().output ?? []
        expect(report.map(({ target }) => target.id)).toEqual(answers.map((_, at) => at + 1))
        const notSent = report.filter(({ result }) => result.status === "notSent").map(({ target }) => target.id)
        expect([...called, ...notSent].toSorted((a, b) => a - b)).toEqual(answers.map((_, at) => at + 1))
        expect(most).toBeLessThanOrEqual(callsAtOnce)
      }
    ),
    { numRuns: 500 }
  )
})
