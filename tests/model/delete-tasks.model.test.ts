import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { deleteTasksMachine, deleteTasksOperation } from "@command-center/machines/delete-tasks/delete-tasks.machine"
import { selectQuestion, selectTargets } from "@command-center/machines/delete-tasks/delete-tasks.selectors"
import type { TaskToDelete } from "@command-center/machines/delete-tasks/delete-tasks.types"
import { emissionsTo } from "@command-center/machines/row-screen/emissions"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { createActor } from "xstate"
import { answering, checkFlow, failures } from "./flow-checks.ts"
import { sampleTask } from "./sample-task.ts"
import { actorDriver } from "./support/actor-driver.ts"

const waiting = sampleTask({ taskId: 11, taskStatus: 0, machinePermanentId: "m-1" })
const planned = sampleTask({ taskId: 12, taskStatus: 14, machinePermanentId: "m-2", businessEntityId: null })
const running = sampleTask({ taskId: 13, taskStatus: 15 })
const input = { businessEntityId: 42, targets: [waiting, planned], canEdit: true }
const user = [{ type: "confirm" }, { type: "cancel" }, { type: "close" }] as const

describe("of deletable tasks", () => {
  checkFlow(
    deleteTasksMachine,
    { input: { ...input, targets: [waiting] }, user: [...user], outcomes: { operation: [[]] } },
    ["deleteTasks.refused"]
  )
})

describe("of a task in process", () => {
  checkFlow(deleteTasksMachine, { input: { ...input, targets: [running] }, user: [...user], outcomes: {} }, [
    "deleteTasks.confirming",
    "deleteTasks.deleting",
    "deleteTasks.crashed"
  ])
})

it("asks before anything is deleted [A2.6-23]", async () => {
  const driver = actorDriver(deleteTasksMachine, input)
  expect([driver.state(), selectQuestion(driver.snapshot())]).toEqual([
    "confirming",
    "2 tasks will be deleted. Continue?"
  ])
  expect(driver.isRunning("operation")).toBe(false)
  await driver.perform({ type: "cancel" })
  expect(driver.snapshot().output).toEqual({ report: [] })
})

it("calls once per task for exactly what it shows", async () => {
  const driver = actorDriver(deleteTasksMachine, input)
  await driver.perform({ type: "confirm" })
  expect(selectTargets(driver.snapshot())).toEqual([waiting, planned])
  expect(driver.inputOf("operation")).toMatchObject({
    targets: [
      { id: 11, name: "Restart UTG 11", businessEntityId: 7, machinePermanentId: "m-1", taskId: 11 },
      { id: 12, name: "Restart UTG 12", businessEntityId: 42, machinePermanentId: "m-2", taskId: 12 }
    ]
  })
})

it("deletes nothing when one of them is in process or complete [A4-29 A4-30]", async () => {
  for (const taskStatus of [15, 20, 30]) {
    const driver = actorDriver(deleteTasksMachine, { ...input, targets: [waiting, sampleTask({ taskStatus })] })
    expect([driver.state(), selectQuestion(driver.snapshot())]).toEqual([
      "refused",
      "Unable to delete tasks that are in process or complete."
    ])
    await driver.perform({ type: "confirm" })
    expect([driver.state(), driver.isRunning("operation")]).toEqual(["refused", false])
  }
})

it("deletes nothing without the edit right", async () => {
  const driver = actorDriver(deleteTasksMachine, { ...input, canEdit: false })
  await driver.perform({ type: "confirm" })
  expect([driver.state(), driver.isRunning("operation")]).toEqual(["confirming", false])
})

const run = async (answers: ReadonlyMap<number, Outcome<unknown, Failure>>) => {
  const calls: Array<number> = []
  const callTarget = answering<TaskToDelete, unknown>((task) => {
    calls.push(task.taskId)
    return answers.get(task.taskId) ?? Result.succeed(null)
  })
  const emitted: Array<unknown> = []
  const operation = deleteTasksOperation.provide({ actors: { callTarget } })
  const actor = createActor(deleteTasksMachine.provide({ actors: { operation } }), {
    input,
    inspect: emissionsTo((event) => emitted.push(event))
  }).start()
  actor.send({ type: "confirm" })
  await expect.poll(() => actor.getSnapshot().children.operation?.getSnapshot().matches("running") ?? false).toBe(false)
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
  expect(actor.getSnapshot().output?.report.map(({ target, result }) => [target.taskId, result])).toEqual([
    [11, { status: "succeeded" }],
    [12, { status: "failed", failure: failures.refused }]
  ])
})
