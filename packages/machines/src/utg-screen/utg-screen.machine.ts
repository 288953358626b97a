import { utgScreenSetup } from "./utg-screen.setup.ts"
import type { UtgScreenContext } from "./utg-screen.types.ts"

const flowInput = ({ rows, targets, canEdit }: UtgScreenContext) => ({
  businessEntityId: rows.businessEntityId,
  targets,
  canEdit
})

/** The UTG list with all that can be done to the UTGs chosen in it (document 2 §2). */
export const utgScreenMachine = utgScreenSetup.createMachine({
  id: "utgScreen",
  context: ({ input }) => ({ ...input, action: "schedule", ids: [], targets: [], now: input.rows.now }),
  initial: "open",
  states: {
    open: {
      invoke: { id: "rows", src: "rows", input: ({ context }) => context.rows, onError: "crashed" },
      on: { "rows.changed": { actions: "reloadRows" } },
      initial: "browsing",
      states: {
        browsing: {
          always: { guard: "isIntended", target: "scheduling", actions: "takeIntent" },
          on: {
            "action.chosen": {
              guard: { type: "canOpen", params: ({ event }) => event },
              target: "collecting",
              actions: { type: "setAction", params: ({ event }) => event }
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
        scheduling: {
          invoke: {
            id: "scheduleTask",
            src: "scheduleTask",
            input: ({ context }) => ({ ...flowInput(context), now: context.now, timeZone: context.rows.timeZone }),
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
        }
      }
    },
    crashed: { id: "crashed", tags: "crashed", on: { retry: "open" } }
  }
})
