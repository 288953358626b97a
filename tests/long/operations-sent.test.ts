import type { OperationPlan } from "@command-center/domain/operation/operation"
import { countsOf, idsWith } from "@command-center/domain/operation/operation-results"
import { sampleOperation, samplePlan } from "@command-center/domain/operation/sample-operation"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import { callsAtOnce } from "@command-center/machines/operation/operation.changes"
import { operationMachine } from "@command-center/machines/operation/operation.machine"
import type { CallResults, InstructionCall } from "@command-center/machines/operation/operation.types"
import { Result } from "effect"
import fc from "fast-check"
import { expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { failures } from "../model/call-answers.ts"
import { actorDriver } from "../model/support/actor-driver.ts"
import { cases } from "./support/budget.ts"
import { randomCases } from "./support/random-cases.ts"

const { refused, timedOut } = failures
const start = { id: "o-1", userId: 5, startedAt: "2026-11-20T15:15:00.000Z" }
const accepted: Result.Result<CallResults, Failure> = Result.succeed([])

const endings = fc.constantFrom(accepted, Result.fail(refused), Result.fail(timedOut), "defect" as const)

it("accounts for every target in any order of any answers, four at a time, each called once", async () => {
  await randomCases(
    "Operations on many targets",
    fc.asyncProperty(
      fc.array(endings, { minLength: 1, maxLength: 200 }),
      fc.option(fc.nat(250)),
      fc.scheduler(),
      async (answers, stopAt, scheduler) => {
        const called: Array<number> = []
        let atOnce = 0
        let most = 0
        const callInstruction = fromPromise<Result.Result<CallResults, Failure>, InstructionCall>(async ({ input }) => {
          const id = input.instruction.targets[0]?.id ?? 0
          called.push(id)
          atOnce += 1
          most = Math.max(most, atOnce)
          await scheduler.schedule(Promise.resolve())
          atOnce -= 1
          const answer = answers[id - 1]
          if (answer === undefined || answer === "defect") throw new Error("defect")
          return answer
        })
        const begin = fromPromise<typeof start, OperationPlan>(() => Promise.resolve(start))
        const actor = createActor(operationMachine.provide({ actors: { begin, callInstruction } }), {
          input: { plan: samplePlan(answers.length) }
        }).start()
        for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
        let settled = 0
        while (scheduler.count() > 0) {
          if (settled === stopAt) actor.send({ type: "stop" })
          await scheduler.waitOne()
          for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
          settled += 1
        }
        if (actor.getSnapshot().status === "active") actor.send({ type: "close" })
        const report = actor.getSnapshot().output ?? sampleOperation(0)
        const counts = countsOf(report)
        expect(counts.accepted + counts.failed + counts.unknown + counts.notSent).toBe(answers.length)
        expect(counts.sending).toBe(0)
        const everybody = answers.map((_, at) => at + 1)
        expect([...called, ...idsWith(report, "notSent")].toSorted((a, b) => a - b)).toEqual(everybody)
        expect(most).toBeLessThanOrEqual(callsAtOnce)
      }
    ),
    cases(2000, 100)
  )
})

it("can be left when it cannot begin", async () => {
  const driver = actorDriver(operationMachine, { plan: samplePlan(1) })
  await driver.crash("begin")
  expect(driver.state()).toBe("crashed")
  await driver.perform({ type: "close" })
  expect([driver.state(), driver.running()]).toEqual(["finished", []])
})
