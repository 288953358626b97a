import { isTaskDeletion } from "@command-center/domain/operation/contents"
import type { OperationPlan, OperationStart } from "@command-center/domain/operation/operation"
import { resultOf } from "@command-center/domain/operation/operation-results"
import { sampleOperation } from "@command-center/domain/operation/sample-operation"
import { sampleTask } from "@command-center/domain/task/sample-task"
import { emissionsTo } from "@command-center/machines/actor-logic/emissions"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { deleteTasksMachine } from "@command-center/machines/delete-tasks/delete-tasks.machine"
import {
  selectCanConfirm,
  selectIsRefused,
  selectPlan,
  selectQuestion,
  selectTargets
} from "@command-center/machines/delete-tasks/delete-tasks.selectors"
import { operationMachine } from "@command-center/machines/operation/operation.machine"
import type { CallResults, InstructionCall } from "@command-center/machines/operation/operation.types"
import { Result } from "effect"
import { expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { answering, failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const waiting = sampleTask({ taskId: 11, taskStatus: 0, machinePermanentId: "m-1" })
const planned = sampleTask({ taskId: 12, taskStatus: 14, machinePermanentId: "m-2", businessEntityId: null })
const input = { businessEntityId: 42, targets: [waiting, planned], canEdit: true }

it("asks before anything is deleted [A2.6-23]", async () => {
  const driver = actorDriver(deleteTasksMachine, input)
  expect([driver.state(), selectQuestion(driver.snapshot())]).toEqual([
    "confirming",
    "2 tasks will be deleted. Continue?"
  ])
  expect([selectIsRefused(driver.snapshot()), selectCanConfirm(driver.snapshot())]).toEqual([false, true])
  expect(driver.isRunning("operation")).toBe(false)
  await driver.perform({ type: "cancel" })
  expect(driver.snapshot().output).toEqual({ record: null })
})

it("calls once per task for exactly what it shows", async () => {
  const driver = actorDriver(deleteTasksMachine, input)
  await driver.perform({ type: "confirm" })
  expect(selectTargets(driver.snapshot())).toEqual([waiting, planned])
  expect(driver.inputOf("operation")).toMatchObject({
    plan: {
      kind: "deleteTasks",
      businessEntityId: 42,
      instructions: [
        {
          targets: [
            {
              id: 11,
              name: "Restart UTG 11",
              content: { businessEntityId: 7, machinePermanentId: "m-1", taskId: 11 }
            }
          ]
        },
        {
          targets: [
            {
              id: 12,
              name: "Restart UTG 12",
              content: { businessEntityId: 42, machinePermanentId: "m-2", taskId: 12 }
            }
          ]
        }
      ],
      leftOut: []
    }
  })
})

it("deletes nothing when one of them is in process or complete [A4-29 A4-30]", async () => {
  for (const taskStatus of [15, 20, 30]) {
    const driver = actorDriver(deleteTasksMachine, { ...input, targets: [waiting, sampleTask({ taskStatus })] })
    expect([driver.state(), selectQuestion(driver.snapshot())]).toEqual([
      "refused",
      "Unable to delete tasks that are in process or complete."
    ])
    expect([selectIsRefused(driver.snapshot()), selectCanConfirm(driver.snapshot())]).toEqual([true, false])
    await driver.perform({ type: "confirm" })
    expect([driver.state(), driver.isRunning("operation")]).toEqual(["refused", false])
  }
})

it("deletes nothing without the edit right", async () => {
  const driver = actorDriver(deleteTasksMachine, { ...input, canEdit: false })
  expect(selectCanConfirm(driver.snapshot())).toBe(false)
  await driver.perform({ type: "confirm" })
  expect([driver.state(), driver.isRunning("operation")]).toEqual(["confirming", false])
})

it("leaves out a task whose machine is not known, and says why", async () => {
  const unknown = sampleTask({ taskId: 14, taskStatus: 0, machinePermanentId: null })
  const driver = actorDriver(deleteTasksMachine, { ...input, targets: [waiting, unknown] })
  expect([selectPlan(driver.snapshot()).leftOut, selectQuestion(driver.snapshot())]).toEqual([
    [{ name: "Restart UTG 14", reason: "Machine permanent ID is undefined" }],
    "1 task will be deleted. Continue?"
  ])
  const alone = actorDriver(deleteTasksMachine, { ...input, targets: [unknown] })
  await alone.perform({ type: "confirm" })
  expect([alone.state(), selectQuestion(alone.snapshot())]).toEqual([
    "confirming",
    "None of the selected tasks can be deleted."
  ])
})

const run = async (answers: ReadonlyMap<number, Outcome<CallResults, Failure>>) => {
  const calls: Array<number> = []
  const callInstruction = answering<InstructionCall, CallResults>(({ instruction }) => {
    const content = instruction.targets[0]?.content
    if (!isTaskDeletion(content)) return Result.fail(failures.refused)
    calls.push(content.taskId)
    return answers.get(content.taskId) ?? Result.succeed([])
  })
  const begin = fromPromise<OperationStart, OperationPlan>(() =>
    Promise.resolve({ id: "o-1", userId: 5, startedAt: "2026-11-20T15:15:00.000Z" })
  )
  const emitted: Array<unknown> = []
  const operation = operationMachine.provide({ actors: { begin, callInstruction } })
  const actor = createActor(deleteTasksMachine.provide({ actors: { operation } }), {
    input,
    inspect: emissionsTo((event) => {
      if (event.type === "toast") emitted.push(event)
    })
  }).start()
  actor.send({ type: "confirm" })
  await expect.poll(() => emitted.length).toBe(1)
  return { actor, calls, emitted }
}

it("says that the tasks were removed, after one call each [A4-27]", async () => {
  const { actor, calls, emitted } = await run(new Map())
  expect(calls).toEqual([11, 12])
  expect(emitted).toEqual([
    { type: "toast", kind: "success", header: "Success", text: "The selected Tasks were successfully removed." }
  ])
  expect(actor.getSnapshot().status).toBe("done")
})

it("says that not all were removed and keeps the results on screen [A8-09 B8-38]", async () => {
  const { actor, emitted } = await run(new Map([[12, Result.fail(failures.refused)]]))
  expect(emitted).toEqual([
    { type: "toast", kind: "danger", header: "Remove Tasks Failed", text: "Unable to remove all selected Tasks" }
  ])
  actor.getSnapshot().children.operation?.send({ type: "close" })
  const record = actor.getSnapshot().output?.record ?? sampleOperation(0)
  expect([resultOf(record, 11), resultOf(record, 12)]).toEqual([
    { status: "accepted" },
    { status: "failed", sentence: failures.refused.sentence }
  ])
})

it.each([null, ""])("leaves out a task whose machine is %j", async (machinePermanentId) => {
  const lost = sampleTask({ taskId: 13, taskStatus: 0, machinePermanentId })
  const driver = actorDriver(deleteTasksMachine, { ...input, targets: [waiting, lost] })
  expect(selectPlan(driver.snapshot())).toMatchObject({
    leftOut: [{ name: "Restart UTG 13" }],
    instructions: [{ targets: [{ id: 11 }] }]
  })
})
