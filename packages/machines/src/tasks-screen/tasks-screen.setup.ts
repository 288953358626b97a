import { defaultTaskFilter, type FilterDraft } from "@command-center/domain/filter/filter-draft"
import { tasksFilterProperties } from "@command-center/domain/filter/property"
import { listMessages } from "@command-center/domain/message/list-messages"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { Result } from "effect"
import { assign, emit, sendTo, setup } from "xstate"
import type { Failure } from "../actor-logic/failure.ts"
import { type Outcome, unprovided } from "../actor-logic/outcome.ts"
import { deleteTasksMachine } from "../delete-tasks/delete-tasks.machine.ts"
import { exportRowsMachine } from "../export-rows/export-rows.machine.ts"
import { filtersMachine } from "../filters/filters.machine.ts"
import type { FiltersOutput } from "../filters/filters.types.ts"
import { makeListScreenMachine } from "../list-screen/list-screen.machine.ts"
import type { ScreenEmitted } from "../row-screen/row-screen.types.ts"
import { copied, filterApplied, filterStored, isApplied } from "../row-screen/screen-filter.ts"
import type { TasksScreenContext, TasksScreenEvent, TasksScreenInput } from "./tasks-screen.types.ts"

/** What the tasks screen is made of; its chart stands in tasks-screen.machine.ts. */
export const tasksScreenSetup = setup({
  types: {
    input: {} as TasksScreenInput,
    context: {} as TasksScreenContext,
    events: {} as TasksScreenEvent,
    emitted: {} as ScreenEmitted,
    children: {} as {
      list: "list"
      collectTargets: "collectTargets"
      filters: "filters"
      exportRows: "exportRows"
      deleteTasks: "deleteTasks"
    },
    tags: {} as "busy" | "crashed"
  },
  actors: {
    list: makeListScreenMachine<TaskRow>("tasks"),
    collectTargets: unprovided<ReadonlyArray<number>, ReadonlyArray<TaskRow>, Failure>("collectTargets"),
    filters: filtersMachine,
    exportRows: exportRowsMachine,
    deleteTasks: deleteTasksMachine
  },
  guards: {
    canEdit: ({ context }) => context.canEdit,
    canDelete: ({ context }, ids: ReadonlyArray<number>) => context.canEdit && ids.length > 0,
    foundTargets: (_, outcome: Outcome<ReadonlyArray<unknown>, Failure>) =>
      Result.isSuccess(outcome) && outcome.success.length > 0,
    isApplied: (_, output: FiltersOutput) => isApplied(output)
  },
  actions: {
    setNow: assign((_, now: Date) => ({ now })),
    setIds: assign((_, ids: ReadonlyArray<number>) => ({ ids: [...new Set(ids)], targets: [] })),
    selectRow: sendTo("list", (_, id: number) => ({ type: "row.selected", id })),
    setTargets: assign((_, outcome: Outcome<ReadonlyArray<TaskRow>, Failure>) => ({
      targets: Result.getOrElse(outcome, () => [])
    })),
    tellNotCollected: emit((_, outcome: Outcome<unknown, Failure>) => ({
      type: "toast",
      kind: "danger",
      text: Result.isFailure(outcome) ? outcome.failure.sentence : listMessages.goneText
    })),
    setFilter: assign(({ context }, filter: FilterDraft | null) => ({ filter: filter ?? context.filter })),
    resetFilter: assign(({ context }, now: Date) => ({ now, filter: defaultTaskFilter(now, context.timeZone) })),
    reloadList: sendTo("list", { type: "reload" }),
    applyFilter: sendTo("list", ({ context }) => filterApplied(tasksFilterProperties, context)),
    storeFilter: emit(({ context }) => filterStored("tasks", tasksFilterProperties, context)),
    copyRow: emit((_, row: TaskRow) => copied(taskList, row))
  }
})
