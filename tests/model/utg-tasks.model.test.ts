import { listMessages } from "@command-center/domain/message/list-messages"
import { sampleTask } from "@command-center/domain/task/sample-task"
import { utgTaskList } from "@command-center/domain/utg/utg-tables"
import { utgTasksMachine } from "@command-center/machines/utg-tasks/utg-tasks.machine"
import {
  selectDeleteTasks,
  selectIsCollecting,
  selectIsCrashed,
  selectList
} from "@command-center/machines/utg-tasks/utg-tasks.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

const task = sampleTask({ taskId: 11 })
const input = { businessEntityId: 42, componentId: 501, pageSize: 250, refreshEvery: 10_000, canEdit: true } as const

it("lists the tasks of the one UTG", () =>
  expect(actorDriver(utgTasksMachine, input).inputOf("list")).toEqual({
    list: utgTaskList,
    businessEntityId: 42,
    predicates: [{ PropertyName: "ComponentId", Operator: "EQ", Value: 501, TypeHint: "Integer" }],
    pageSize: 250,
    refreshEvery: 10_000
  }))

it("deletes each chosen task once, as its row was when the dialog opened", async () => {
  const driver = actorDriver(utgTasksMachine, input)
  const shown = () => {
    const now = driver.snapshot()
    return [selectIsCollecting(now), selectList(now)?.id, selectDeleteTasks(now)?.id]
  }
  await driver.perform({ type: "deletion.opened", ids: [11, 11] })
  expect([driver.inputOf("collectTargets"), shown()]).toEqual([[11], [true, "list", undefined]])
  await driver.settle("collectTargets", Result.succeed([task]))
  expect(shown()).toEqual([false, "list", "deleteTasks"])
  expect(driver.inputOf("deleteTasks")).toEqual({ businessEntityId: 42, targets: [task], canEdit: true })
})

it("opens nothing for rows that are gone, and says so", async () => {
  const driver = actorDriver(utgTasksMachine, input)
  await driver.perform({ type: "deletion.opened", ids: [11] })
  await driver.settle("collectTargets", Result.succeed([]))
  expect([driver.state(), driver.emitted()]).toEqual([
    { open: "browsing" },
    [{ type: "toast", kind: "danger", text: listMessages.goneText }]
  ])
})

it("says that it broke, until it is opened again", async () => {
  const driver = actorDriver(utgTasksMachine, input)
  await driver.perform({ type: "deletion.opened", ids: [11] })
  await driver.crash("collectTargets")
  expect([selectIsCrashed(driver.snapshot()), selectList(driver.snapshot())]).toEqual([true, undefined])
  await driver.perform({ type: "retry" })
  expect([selectIsCrashed(driver.snapshot()), selectList(driver.snapshot())?.id]).toEqual([false, "list"])
})

it("deletes nothing without the edit right, nor with nothing chosen", () => {
  const can = (canEdit: boolean, ids: ReadonlyArray<number>) =>
    actorDriver(utgTasksMachine, { ...input, canEdit })
      .snapshot()
      .can({ type: "deletion.opened", ids })
  expect([can(false, [11]), can(true, []), can(true, [11])]).toEqual([false, false, true])
})

it("asked to by hand reads the rest of the page with the tasks: the timeline beside them tells of the same ones", async () => {
  const told: Array<readonly [to: unknown, type: string]> = []
  const driver = actorDriver(utgTasksMachine, input, (happened) => {
    if (happened.type === "@xstate.event") told.push([happened.actorRef, happened.event.type])
  })
  await driver.perform({ type: "retry" })
  const list = selectList(driver.snapshot())
  expect([driver.state(), told.findLast(([to]) => to === list)?.[1], driver.emitted()]).toEqual([
    { open: "browsing" },
    "retry",
    [{ type: "readAnew" }]
  ])
})
