import { ofComponent } from "@command-center/domain/filter/of-component"
import type { TaskRow } from "@command-center/domain/task/task"
import { utgTaskList } from "@command-center/domain/utg/utg-tables"
import { assign, emit, enqueueActions, sendTo, setup } from "xstate"
import type { Emitted } from "../actor-logic/emitted.ts"
import type { Failure } from "../actor-logic/failure.ts"
import { unprovided, withOutput } from "../actor-logic/outcome.ts"
import { deleteTasksMachine } from "../delete-tasks/delete-tasks.machine.ts"
import { makeListScreenMachine } from "../list-screen/list-screen.machine.ts"
import { type Collected, foundTargets, notCollected, targetsOf } from "../row-screen/collected.ts"
import type { UtgTasksContext, UtgTasksEvent, UtgTasksInput } from "./utg-tasks.types.ts"

/** The Scheduled Tasks table of a UTG and the deletion of tasks from it (document 2 §2 "UTG detail, General tab"). */
export const utgTasksMachine = setup({
  types: {
    input: {} as UtgTasksInput,
    context: {} as UtgTasksContext,
    events: {} as UtgTasksEvent,
    emitted: {} as Emitted,
    children: {} as { list: "list"; collectTargets: "collectTargets"; deleteTasks: "deleteTasks" },
    tags: {} as "busy" | "crashed"
  },
  actors: {
    list: makeListScreenMachine<TaskRow>(utgTaskList.id),
    collectTargets: unprovided<ReadonlyArray<number>, ReadonlyArray<TaskRow>, Failure>("collectTargets"),
    deleteTasks: deleteTasksMachine
  },
  guards: {
    canDelete: ({ context }, ids: ReadonlyArray<number>) => context.canEdit && ids.length > 0,
    foundTargets: (_, collected: Collected<TaskRow>) => foundTargets(collected)
  },
  actions: {
    setIds: assign((_, ids: ReadonlyArray<number>) => ({ ids: [...new Set(ids)], targets: [] })),
    selectRows: enqueueActions(({ enqueue }, ids: ReadonlyArray<number>) => {
      for (const id of ids) enqueue.sendTo("list", { type: "row.selected", id })
    }),
    setTargets: assign((_, collected: Collected<TaskRow>) => ({ targets: targetsOf(collected) })),
    tellNotCollected: emit((_, collected: Collected<TaskRow>) => notCollected(collected)),
    reloadList: sendTo("list", { type: "reload" }),
    retryList: sendTo("list", { type: "retry" }),
    // The timeline beside them tells of the same tasks.
    askToReadAnew: emit({ type: "readAnew" })
  }
}).createMachine({
  id: "utgTasks",
  context: ({ input }) => ({ ...input, ids: [], targets: [] }),
  initial: "open",
  states: {
    open: {
      invoke: {
        id: "list",
        src: "list",
        input: ({ context: { businessEntityId, componentId, pageSize, refreshEvery } }) => ({
          list: utgTaskList,
          businessEntityId,
          predicates: [ofComponent(componentId)],
          pageSize,
          refreshEvery
        }),
        onError: "crashed"
      },
      on: {
        "rows.changed": { actions: ["reloadList", "askToReadAnew"] },
        retry: { actions: ["retryList", "askToReadAnew"] }
      },
      initial: "browsing",
      states: {
        browsing: {
          on: {
            "deletion.opened": {
              guard: { type: "canDelete", params: ({ event }) => event.ids },
              target: "collecting",
              actions: [
                { type: "setIds", params: ({ event }) => event.ids },
                { type: "selectRows", params: ({ event }) => event.ids }
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
              { guard: withOutput("foundTargets"), target: "deleting", actions: withOutput("setTargets") },
              { target: "browsing", actions: withOutput("tellNotCollected") }
            ],
            onError: "#crashed"
          }
        },
        deleting: {
          invoke: {
            id: "deleteTasks",
            src: "deleteTasks",
            input: ({ context: { businessEntityId, targets, canEdit } }) => ({ businessEntityId, targets, canEdit }),
            onDone: "browsing",
            onError: "#crashed"
          }
        }
      }
    },
    crashed: { id: "crashed", tags: "crashed", on: { retry: "open" } }
  }
})
