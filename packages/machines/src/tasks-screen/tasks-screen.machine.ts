import { defaultTaskFilter } from "@command-center/domain/filter/filter-draft"
import { tasksFilterProperties } from "@command-center/domain/filter/property"
import { taskList } from "@command-center/domain/task/task-list"
import { filtersInput, listInput } from "../row-screen/screen-filter.ts"
import { tasksScreenSetup } from "./tasks-screen.setup.ts"

export const tasksScreenMachine = tasksScreenSetup.createMachine({
  id: "tasksScreen",
  context: ({ input }) => ({
    ...input,
    filter: input.filter ?? defaultTaskFilter(input.now, input.timeZone),
    ids: [],
    targets: []
  }),
  initial: "open",
  states: {
    open: {
      invoke: {
        id: "list",
        src: "list",
        input: ({ context }) => listInput(taskList, tasksFilterProperties, context),
        onError: "crashed"
      },
      on: {
        "row.copied": { actions: { type: "copyRow", params: ({ event }) => event.row } },
        "rows.changed": { actions: "reloadList" }
      },
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
            },
            "filters.opened": { target: "filtering", actions: { type: "setNow", params: ({ event }) => event.now } },
            "filters.reset": {
              actions: [{ type: "resetFilter", params: ({ event }) => event.now }, "applyFilter", "storeFilter"]
            },
            "export.opened": "exporting",
            "about.opened": "about"
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
        filtering: {
          invoke: {
            id: "filters",
            src: "filters",
            input: ({ context }) =>
              filtersInput(tasksFilterProperties, context, defaultTaskFilter(context.now, context.timeZone)),
            onDone: [
              {
                guard: { type: "isApplied", params: ({ event }) => event.output },
                target: "browsing",
                actions: [
                  { type: "setFilter", params: ({ event }) => event.output.applied },
                  "applyFilter",
                  "storeFilter"
                ]
              },
              { target: "browsing" }
            ],
            onError: "#crashed"
          }
        },
        deleting: {
          invoke: {
            id: "deleteTasks",
            src: "deleteTasks",
            input: ({ context }) => ({
              businessEntityId: context.businessEntityId,
              targets: context.targets,
              canEdit: context.canEdit
            }),
            onDone: "browsing",
            onError: "#crashed"
          }
        },
        exporting: {
          invoke: {
            id: "exportRows",
            src: "exportRows",
            input: ({ context }) => ({ list: "tasks", businessEntityId: context.businessEntityId }),
            onDone: "browsing",
            onError: "#crashed"
          }
        },
        about: { on: { "about.closed": "browsing" } }
      }
    },
    crashed: { id: "crashed", tags: "crashed", on: { retry: "open" } }
  }
})
