import { emptyFilter } from "@command-center/domain/filter/filter-draft"
import { utgFilterProperties } from "@command-center/domain/filter/property"
import { utgList } from "@command-center/domain/utg/utg-list"
import { filtersInput, listInput } from "../row-screen/screen-filter.ts"
import { utgScreenSetup } from "./utg-screen.setup.ts"
import type { UtgScreenContext } from "./utg-screen.types.ts"

const flowInput = ({ businessEntityId, targets, canEdit }: UtgScreenContext) => ({
  businessEntityId,
  targets,
  canEdit
})

export const utgScreenMachine = utgScreenSetup.createMachine({
  id: "utgScreen",
  context: ({ input }) => ({
    ...input,
    filter: input.filter ?? emptyFilter,
    action: "schedule",
    ids: [],
    targets: []
  }),
  initial: "open",
  states: {
    open: {
      invoke: {
        id: "list",
        src: "list",
        input: ({ context }) => listInput(utgList, utgFilterProperties, context),
        onError: "crashed"
      },
      on: {
        "row.copied": { actions: { type: "copyRow", params: ({ event }) => event.row } },
        "rows.changed": { actions: "reloadList" }
      },
      initial: "browsing",
      states: {
        browsing: {
          always: { guard: "isIntended", target: "scheduling", actions: "takeIntent" },
          on: {
            "action.chosen": {
              guard: { type: "canOpen", params: ({ event }) => event },
              target: "collecting",
              actions: { type: "setAction", params: ({ event }) => event }
            },
            "filters.opened": {
              target: "filtering",
              actions: { type: "setNow", params: ({ event }) => event.now }
            },
            "filters.reset": {
              actions: [{ type: "setFilter", params: () => emptyFilter }, "applyFilter", "storeFilter"]
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
                target: "choosing",
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
        choosing: {
          always: [
            { guard: { type: "isFor", params: () => "schedule" }, target: "scheduling" },
            { guard: { type: "isFor", params: () => "applyProfile" }, target: "applyingProfile" },
            { guard: { type: "isFor", params: () => "applyTemplate" }, target: "applyingTemplate" },
            { target: "removing" }
          ]
        },
        filtering: {
          invoke: {
            id: "filters",
            src: "filters",
            input: ({ context }) => filtersInput(utgFilterProperties, context, emptyFilter),
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
        scheduling: {
          invoke: {
            id: "scheduleTask",
            src: "scheduleTask",
            input: ({ context }) => ({ ...flowInput(context), now: context.now, timeZone: context.timeZone }),
            onDone: "browsing",
            onError: "#crashed"
          }
        },
        applyingProfile: {
          invoke: {
            id: "applyProfile",
            src: "applyProfile",
            input: ({ context }) => flowInput(context),
            onDone: "browsing",
            onError: "#crashed"
          }
        },
        applyingTemplate: {
          invoke: {
            id: "applyTemplate",
            src: "applyTemplate",
            input: ({ context }) => flowInput(context),
            onDone: "browsing",
            onError: "#crashed"
          }
        },
        removing: {
          invoke: {
            id: "removeUtgs",
            src: "removeUtgs",
            input: ({ context }) => flowInput(context),
            onDone: "browsing",
            onError: "#crashed"
          }
        },
        exporting: {
          invoke: {
            id: "exportRows",
            src: "exportRows",
            input: ({ context }) => ({ list: "utgs", businessEntityId: context.businessEntityId }),
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
