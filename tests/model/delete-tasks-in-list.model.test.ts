import type { AnyPredicate } from "@command-center/domain/filter/predicate"
import { isTaskDeletion } from "@command-center/domain/operation/contents"
import type { OperationPlan, OperationStart } from "@command-center/domain/operation/operation"
import type { Narrowing } from "@command-center/domain/rows/narrowing"
import type { RowIds } from "@command-center/domain/rows/row-ids"
import { makeRowsEngine, type RowsView, type ViewRequest } from "@command-center/domain/rows/rows-engine"
import { selectedIds } from "@command-center/domain/rows/selection"
import { sampleTask } from "@command-center/domain/task/sample-task"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { emissionsTo } from "@command-center/machines/actor-logic/emissions"
import { deleteTasksMachine } from "@command-center/machines/delete-tasks/delete-tasks.machine"
import { makeListScreenMachine } from "@command-center/machines/list-screen/list-screen.machine"
import type { LoadedRows, LoadRowsInput } from "@command-center/machines/list-screen/list-screen.types"
import { operationMachine } from "@command-center/machines/operation/operation.machine"
import type { CallResults, InstructionCall } from "@command-center/machines/operation/operation.types"
import { makeRowScreenMachine } from "@command-center/machines/row-screen/row-screen.machine"
import { taskRows, tasksScreenMachine } from "@command-center/machines/screens/tasks-screen"
import { Result } from "effect"
import { expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { answering, failures } from "./call-answers.ts"
import { rowsInput } from "./screen-input.ts"

/** The tasks screen with its real list and flows, over tasks in memory. */
const openScreen = async (tasks: ReadonlyArray<TaskRow>, refusedIds: ReadonlyArray<number> = []) => {
  let stored = tasks
  const loads: Array<ReadonlyArray<AnyPredicate>> = []
  const deleted: Array<number> = []
  const emitted: Array<unknown> = []
  const engine = makeRowsEngine(taskList)
  const loadedAt = "2026-11-20T15:15:00.000Z"
  const list = makeListScreenMachine<TaskRow>("tasks").provide({
    actors: {
      loadRows: answering<LoadRowsInput, LoadedRows>(({ predicates }) => {
        loads.push(predicates)
        engine.replace(stored)
        return Result.succeed({ total: stored.length, unreadable: { count: 0, reasons: [] }, loadedAt })
      }),
      viewRows: answering<ViewRequest, RowsView<TaskRow>>((request) => Result.succeed(engine.view(request))),
      matchingIds: answering<Narrowing, RowIds>((asked) => Result.succeed(engine.ids(asked))),
      loadedIds: answering<Narrowing, RowIds>((asked) => Result.succeed(engine.ids(asked)))
    }
  })
  const begin = fromPromise<OperationStart, OperationPlan>(() =>
    Promise.resolve({ id: "o-1", userId: 5, startedAt: loadedAt })
  )
  const callInstruction = answering<InstructionCall, CallResults>(({ instruction }) => {
    const content = instruction.targets[0]?.content
    if (!isTaskDeletion(content)) return Result.fail(failures.refused)
    const { taskId } = content
    deleted.push(taskId)
    if (refusedIds.includes(taskId)) return Result.fail(failures.refused)
    stored = stored.filter((task) => task.taskId !== taskId)
    return Result.succeed([])
  })
  const operation = operationMachine.provide({ actors: { begin, callInstruction } })
  const machine = tasksScreenMachine.provide({
    actors: {
      rows: makeRowScreenMachine(taskRows).provide({ actors: { list } }),
      deleteTasks: deleteTasksMachine.provide({ actors: { operation } }),
      read: answering<ReadonlyArray<number>, ReadonlyArray<TaskRow>>((ids) => Result.succeed(engine.rowsOf(ids)))
    }
  })
  const actor = createActor(machine, {
    input: { rows: rowsInput({ now: new Date(loadedAt) }), canEdit: true, intent: null },
    inspect: emissionsTo((event) => {
      if (event.type === "toast") emitted.push(event)
    })
  }).start()
  const rowsRef = () => actor.getSnapshot().children.rows
  const listRef = () => rowsRef()?.getSnapshot().children.list
  const view = () => listRef()?.getSnapshot().context
  const shown = () => view()?.view?.rows.map((task) => task.taskId)
  const selected = () => {
    const selection = view()?.selection
    return selection === undefined ? [] : selectedIds(selection)
  }
  const confirm = async () => {
    await expect.poll(() => actor.getSnapshot().value).toEqual({ open: "deleteTasks" })
    actor.getSnapshot().children.deleteTasks?.send({ type: "confirm" })
  }
  await expect.poll(shown).toEqual(tasks.map((task) => task.taskId))
  return { actor, rowsRef, listRef, shown, selected, confirm, loads, deleted, emitted }
}

const tasks = [11, 12, 13].map((taskId) => sampleTask({ taskId }))

it("deletes the selected tasks one by one and loads the list again [A4-27 A4-28]", async () => {
  const screen = await openScreen(tasks)
  screen.listRef()?.send({ type: "row.toggled", id: 11 })
  screen.listRef()?.send({ type: "row.toggled", id: 13 })
  screen.actor.send({ type: "deleteTasks.opened", selected: screen.selected(), began: null })
  await screen.confirm()
  await expect.poll(screen.shown).toEqual([12])
  expect([screen.deleted, screen.loads.length, screen.selected()]).toEqual([[11, 13], 2, []])
  expect(screen.emitted).toEqual([
    { type: "toast", kind: "success", header: "Success", text: "The selected Tasks were successfully removed." }
  ])
  expect(screen.actor.getSnapshot().value).toEqual({ open: "browsing" })
})

it("loads again after a partial failure, and what failed stays selected", async () => {
  const screen = await openScreen(tasks, [13])
  screen.listRef()?.send({ type: "row.toggled", id: 11 })
  screen.listRef()?.send({ type: "row.toggled", id: 13 })
  screen.actor.send({ type: "deleteTasks.opened", selected: screen.selected(), began: null })
  await screen.confirm()
  await expect.poll(screen.shown).toEqual([12, 13])
  expect(screen.selected()).toEqual([13])
})
