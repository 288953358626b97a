import { defaultTaskFilter } from "@command-center/domain/filter/filter-draft"
import { tasksFilterProperties } from "@command-center/domain/filter/property"
import type { TaskRow } from "@command-center/domain/task/task"
import { taskList } from "@command-center/domain/task/task-list"
import { assign, emit, sendTo, setup } from "xstate"
import type { Failure } from "../actor-logic/failure.ts"
import { unprovided } from "../actor-logic/outcome.ts"
import { deleteTasksMachine } from "../delete-tasks/delete-tasks.machine.ts"
import { type Collected, foundTargets, notCollected, targetsOf } from "../row-screen/collected.ts"
import { makeRowScreenMachine } from "../row-screen/row-screen.machine.ts"
import type { FlowScreenInput, RowScreenDefinition, ScreenEmitted } from "../row-screen/row-screen.types.ts"
import { rowsChanged } from "../row-screen/screen-link.ts"
import type { TasksScreenContext, TasksScreenEvent } from "./tasks-screen.types.ts"

export const taskRows: RowScreenDefinition<TaskRow> = {
  list: taskList,
  properties: tasksFilterProperties,
  defaultFilter: defaultTaskFilter,
  copyOf: (row) => row
}

/** The Tasks List and the deletion of tasks from it (document 1 §2.6). */
export const tasksScreenMachine = setup({
  types: {
    input: {} as FlowScreenInput,
    context: {} as TasksScreenContext,
    events: {} as TasksScreenEvent,
    emitted: {} as ScreenEmitted,
    children: {} as { rows: "rows"; collectTargets: "collectTargets"; deleteTasks: "deleteTasks" },
    tags: {} as "busy" | "crashed"
  },
  actors: {
    rows: makeRowScreenMachine(taskRows),
    collectTargets: unprovided<ReadonlyArray<number>, ReadonlyArray<TaskRow>, Failure>("collectTargets"),
    deleteTasks: deleteTasksMachine
  },
  guards: {
    canEdit: ({ context }) => context.canEdit,
    canDelete: ({ context }, ids: ReadonlyArray<number>) => context.canEdit && ids.length > 0,
    foundTargets: (_, collected: Collected<TaskRow>) => foundTargets(collected)
  },
  actions: {
    setIds: assign((_, ids: ReadonlyArray<number>) => ({ ids: [...new Set(ids)], targets: [] })),
    selectRow: sendTo("rows", (_, id: number) => ({ type: "row.selected", id })),
    setTargets: assign((_, collected: Collected<TaskRow>) => ({ targets: targetsOf(collected) })),
    tellNotCollected: emit((_, collected: Collected<TaskRow>) => notCollected(collected)),
    reloadRows: sendTo("rows", rowsChanged)
  }
}).createMachine({
  id: "tasksScreen",
  context: ({ input }) => ({ ...input, ids: [], targets: [] }),
  initial: "open",
  states: {
    open: {
      invoke: { id: "rows", src: "rows", input: ({ context }) => context.rows, onError: "crashed" },
      on: { "rows.changed": { actions: "reloadRows" } },
      initial: "browsing",
      states: {
        browsing: {
          on: {
            "deletion.opened": {
              guard: { type: "canDelete", params: ({ event }) => event.selected },
              target: "collecting",
              actions: { type: "setIds", params: ({ event }) => event.selected }
            },
            "row.deletion.opened": {
              guard: "canEdit",
              target: "collecting",
              actions: [
                { type: "setIds", params: ({ event }) => [...event.selected, event.id] },
                { type: "selectRow", params: ({ event }) => event.id }
              ]
            }
          }
        },
        collecting: {
          tags: "busy",
          invoke: {
            id: "collectTargets",
            src: "collectTargets",
            input: ({ context }) => context.ids,
            onDone: [
              {
                guard: { type: "foundTargets", params: ({ event }) => event.output },
                target: "deleting",
                actions: { type: "setTargets", params: ({ event }) => event.output }
              },
              {
                target: "browsing",
                actions: { type: "tellNotCollected", params: ({ event }) => event.output }
              }
            ],
            onError: "#crashed"
          }
        },
        deleting: {
          invoke: {
            id: "deleteTasks",
            src: "deleteTasks",
            input: ({ context }) => ({
              businessEntityId: context.rows.businessEntityId,
              targets: context.targets,
              canEdit: context.canEdit
            }),
            onDone: "browsing",
            onError: "#crashed"
          }
        }
      }
    },
    crashed: { id: "crashed", tags: "crashed", on: { retry: "open" } }
  }
})
