import { assign, enqueueActions, setup } from "xstate"
import { dismissAlert, dropToast, hold, isSameAlert, release, showAlert, showToast } from "./notices.changes.ts"
import type { AlertBanner, Holder, NoticesContext, NoticesEvent, Toast } from "./notices.types.ts"

type NewToast = Omit<Toast, "id" | "header"> & { readonly header: string | undefined }
type NewAlert = Omit<AlertBanner, "id">

export const noticesMachine = setup({
  types: {
    context: {} as NoticesContext,
    events: {} as NoticesEvent
  },
  delays: {
    /** One refresh tick (contract "Users, profiles, installations"). */
    oneTick: 5_000,
    twoTicks: 10_000
  },
  guards: {
    isNewAlert: ({ context }, alert: NewAlert) => !context.alerts.some((known) => isSameAlert(known, alert)),
    isHeldByOthers: ({ context }, by: Holder) => context.heldBy.some((holder) => holder !== by)
  },
  actions: {
    showToast: assign(({ context }, toast: NewToast) => showToast(context, toast)),
    dropToast: assign(({ context }, id: number) => dropToast(context, id)),
    showAlert: assign(({ context }, alert: NewAlert) => showAlert(context, alert)),
    dismissAlert: assign(({ context }, id: number) => dismissAlert(context, id)),
    hold: assign(({ context }, by: Holder) => hold(context, by)),
    release: assign(({ context }, by: Holder) => release(context, by)),
    /** Of a toast that goes away under the pointer or the focus, nothing tells that they left it. */
    letGo: assign({ heldBy: [] }),
    clearLog: assign({ log: [] }),
    startNewest: enqueueActions(({ context, enqueue }) => {
      const toast = context.toasts.at(-1)
      if (toast !== undefined) {
        enqueue.raise(
          { type: "toast.expired", id: toast.id },
          { id: `toast-${toast.id}`, delay: toast.long ? "twoTicks" : "oneTick" }
        )
      }
    }),
    startAll: enqueueActions(({ context, enqueue }) => {
      for (const { id, long } of context.toasts) {
        enqueue.raise({ type: "toast.expired", id }, { id: `toast-${id}`, delay: long ? "twoTicks" : "oneTick" })
      }
    }),
    stopAll: enqueueActions(({ context, enqueue }) => {
      for (const { id } of context.toasts) enqueue.cancel(`toast-${id}`)
    })
  }
}).createMachine({
  id: "notices",
  context: { toasts: [], alerts: [], log: [], heldBy: [], lastId: 0 },
  type: "parallel",
  on: {
    alert: {
      guard: { type: "isNewAlert", params: ({ event }) => event },
      actions: { type: "showAlert", params: ({ event }) => event }
    },
    "alert.dismissed": { actions: { type: "dismissAlert", params: ({ event }) => event.id } },
    "toast.dismissed": { actions: { type: "dropToast", params: ({ event }) => event.id } },
    "log.cleared": { actions: "clearLog" }
  },
  states: {
    toasts: {
      initial: "running",
      states: {
        running: {
          on: {
            toast: {
              actions: [
                {
                  type: "showToast",
                  params: ({ event }) => ({ ...event, header: event.header, long: event.long ?? false })
                },
                "startNewest"
              ]
            },
            "toast.expired": { actions: { type: "dropToast", params: ({ event }) => event.id } },
            "toasts.held": { target: "held", actions: ["stopAll", { type: "hold", params: ({ event }) => event.by }] }
          }
        },
        held: {
          on: {
            toast: {
              actions: {
                type: "showToast",
                params: ({ event }) => ({ ...event, header: event.header, long: event.long ?? false })
              }
            },
            "toast.dismissed": {
              target: "running",
              actions: [{ type: "dropToast", params: ({ event }) => event.id }, "letGo", "startAll"]
            },
            "toasts.held": { actions: { type: "hold", params: ({ event }) => event.by } },
            "toasts.released": [
              {
                guard: { type: "isHeldByOthers", params: ({ event }) => event.by },
                actions: { type: "release", params: ({ event }) => event.by }
              },
              { target: "running", actions: [{ type: "release", params: ({ event }) => event.by }, "startAll"] }
            ]
          }
        }
      }
    },
    log: {
      initial: "closed",
      states: { closed: { on: { "log.opened": "open" } }, open: { on: { "log.closed": "closed" } } }
    }
  }
})
