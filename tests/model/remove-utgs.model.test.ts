import { isRemoval } from "@command-center/domain/operation/contents"
import type { OperationPlan, OperationStart } from "@command-center/domain/operation/operation"
import { isAccepted } from "@command-center/domain/operation/operation-results"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import { emissionsTo } from "@command-center/machines/actor-logic/emissions"
import type { Failure } from "@command-center/machines/actor-logic/failure"
import type { Outcome } from "@command-center/machines/actor-logic/outcome"
import { operationMachine } from "@command-center/machines/operation/operation.machine"
import type { CallResults, InstructionCall } from "@command-center/machines/operation/operation.types"
import { removeUtgsMachine } from "@command-center/machines/remove-utgs/remove-utgs.machine"
import {
  selectCanRemove,
  selectPlan,
  selectTargets,
  selectTyped
} from "@command-center/machines/remove-utgs/remove-utgs.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { answering, failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const first = sampleUtg({ componentId: 1, componentNickname: "Lane 1", machinePermanentId: "m-1" })
const second = sampleUtg({
  componentId: 2,
  componentNickname: "Lane 2",
  machinePermanentId: "m-2",
  businessEntityId: 7
})
const neighbour = sampleUtg({ componentId: 3, componentNickname: "Lane 3", machinePermanentId: "m-1" })
const input = { businessEntityId: 42, targets: [first, second], canEdit: true }

it("enables Delete only for the word 'delete', in any letter case [B4-41]", async () => {
  const driver = actorDriver(removeUtgsMachine, input)
  const enabled: Array<boolean> = []
  for (const value of ["", "del", "delete it", "delete", "DELETE"]) {
    await driver.perform({ type: "typed.changed", value })
    expect(selectTyped(driver.snapshot())).toBe(value)
    enabled.push(selectCanRemove(driver.snapshot()))
  }
  expect(enabled).toEqual([false, false, false, true, true])
})

it("removes nothing without the edit right", async () => {
  const driver = actorDriver(removeUtgsMachine, { ...input, canEdit: false })
  await driver.perform({ type: "typed.changed", value: "delete" })
  await driver.perform({ type: "submit" })
  expect([driver.state(), driver.isRunning("operation")]).toEqual(["confirming", false])
})

it("calls for exactly what it shows, once per machine", async () => {
  const driver = actorDriver(removeUtgsMachine, { ...input, targets: [first, second, neighbour] })
  await driver.perform({ type: "typed.changed", value: "delete" })
  await driver.perform({ type: "submit" })
  expect(selectTargets(driver.snapshot())).toEqual([first, second, neighbour])
  expect(driver.inputOf("operation")).toMatchObject({
    plan: {
      kind: "remove",
      instructions: [
        { targets: [{ id: 1, name: "Lane 1, Lane 3", content: { businessEntityId: 42, machinePermanentId: "m-1" } }] },
        { targets: [{ id: 2, name: "Lane 2", content: { businessEntityId: 7, machinePermanentId: "m-2" } }] }
      ],
      leftOut: []
    }
  })
})

it("leaves out a UTG whose machine is not known, and says why", async () => {
  const unknown = sampleUtg({ componentId: 4, componentNickname: null, machinePermanentId: null })
  const driver = actorDriver(removeUtgsMachine, { ...input, targets: [first, unknown] })
  expect(selectPlan(driver.snapshot())).toMatchObject({
    instructions: [{ id: "1" }],
    leftOut: [{ name: "4", reason: "Machine permanent ID is undefined" }]
  })
  const alone = actorDriver(removeUtgsMachine, { ...input, targets: [unknown] })
  await alone.perform({ type: "typed.changed", value: "delete" })
  expect(selectCanRemove(alone.snapshot())).toBe(false)
})

it("says that not all were removed, and offers those that failed again [B8-35]", async () => {
  const calls: Array<string> = []
  const answers = new Map<string, Outcome<CallResults, Failure>>([["m-2", Result.fail(failures.refused)]])
  const callInstruction = answering<InstructionCall, CallResults>(({ instruction }) => {
    const content = instruction.targets[0]?.content
    if (!isRemoval(content)) return Result.fail(failures.refused)
    calls.push(content.machinePermanentId)
    return answers.get(content.machinePermanentId) ?? Result.succeed([])
  })
  const begin = fromPromise<OperationStart, OperationPlan>(() =>
    Promise.resolve({ id: "o-1", userId: 5, startedAt: "2026-11-20T15:15:00.000Z" })
  )
  const toasts: Array<unknown> = []
  const actor = createActor(
    removeUtgsMachine.provide({
      actors: { operation: operationMachine.provide({ actors: { begin, callInstruction } }) }
    }),
    {
      input,
      inspect: emissionsTo((event) => {
        if (event.type === "toast") toasts.push(event)
      })
    }
  ).start()
  actor.send({ type: "typed.changed", value: "delete" })
  actor.send({ type: "submit" })
  await expect.poll(() => actor.getSnapshot().children.operation?.getSnapshot().value).toBe("settled")
  expect(toasts).toEqual([
    { type: "toast", kind: "danger", header: "Remove UTGs Failed", text: "Unable to remove all selected UTGs" }
  ])
  answers.clear()
  actor.getSnapshot().children.operation?.send({ type: "retry", ids: [2] })
  await expect.poll(() => actor.getSnapshot().status).toBe("done")
  expect(calls).toEqual(["m-1", "m-2", "m-2"])
  const record = actor.getSnapshot().output?.record ?? null
  expect(record !== null && isAccepted(record)).toBe(true)
})

it.each([null, ""])(
  "leaves out a UTG whose machine is %j, and names one without a nickname by its id",
  async (none) => {
    const nameless = sampleUtg({ componentId: 4, componentNickname: "", machinePermanentId: none })
    const driver = actorDriver(removeUtgsMachine, { ...input, targets: [first, nameless] })
    expect(selectPlan(driver.snapshot())).toMatchObject({
      leftOut: [{ name: "4" }],
      instructions: [{ targets: [{ id: 1 }] }]
    })
  }
)
