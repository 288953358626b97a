import { noticesMachine } from "@command-center/machines/notices/notices.machine"
import { selectIsLogOpen } from "@command-center/machines/notices/notices.selectors"
import { walksOf } from "../../walks/support/plan.ts"
import { modelled } from "../support/machine-model.ts"

export const spec = modelled(noticesMachine, {
  inputs: [undefined],
  user: {
    toast: [{ kind: "success", text: "copied", at: "2026-11-20T15:15:00.000Z" }],
    alert: [{ header: "Error", message: "broken" }],
    "toast.expired": [{ id: 1 }],
    "toast.dismissed": [{ id: 1 }],
    "toasts.held": [{ by: "pointer" }, { by: "focus" }],
    "toasts.released": [{ by: "pointer" }, { by: "focus" }],
    "alert.dismissed": [{ id: 1 }],
    "log.opened": [{}],
    "log.closed": [{}],
    "log.cleared": [{}]
  },
  outcomes: {},
  project: ({ context }) => [
    Math.min(context.toasts.length, 2),
    context.toasts.some(({ id }) => id === 1),
    context.alerts.length > 0,
    context.log.length > 0,
    context.heldBy
  ]
})

const oneStandsForAll = "the first notice of a page stands for those after it"

export const walks = walksOf(spec, {
  all: {
    project: ({ context }) => [
      Math.min(context.toasts.length, 2),
      Math.min(context.alerts.length, 2),
      Math.min(context.lastId, 2),
      context.log.length > 0,
      context.heldBy
    ],
    notWalkable: ({ event }, snapshot) => {
      const { toasts, alerts, heldBy, lastId, log } = snapshot.context
      const isLogOpen = selectIsLogOpen(snapshot)
      const isHeld = snapshot.matches({ toasts: "held" })
      const by = event.type.startsWith("toasts.") ? event["by"] : null
      const hasFocus = heldBy.includes("focus")
      const isOfOpenLog = event.type === "log.closed" || event.type === "log.cleared"
      if (isLogOpen)
        return isOfOpenLog && (event.type === "log.closed" || log.length > 0) ? null : "the log lies over it"
      if (isOfOpenLog) return "the log is closed"
      if (event.type === "log.opened") return toasts.length > 0 ? "the walks open it once the toasts are gone" : null
      if (event.type === "toast" && lastId > 0 && !(isHeld && !hasFocus && lastId === 1 && toasts.length === 1))
        return oneStandsForAll
      if (event.type === "alert" && lastId > 0) return oneStandsForAll
      if (event.type === "alert.dismissed" && alerts.length === 0) return "there is no alert"
      if (event.type.startsWith("toast") && event.type !== "toast" && toasts.length === 0) return "there is no toast"
      if ((event.type === "toast.dismissed" || event.type === "toast.expired") && toasts[0]?.id !== 1)
        return oneStandsForAll
      if (event.type === "toast.expired" && toasts.length > 1) return "one that goes stands for two"
      if (event.type === "toasts.held" && heldBy.includes(by)) return "it holds already"
      if (by === "focus" && !(isHeld && heldBy.includes("pointer"))) return "the walks hold by the pointer first"
      if (hasFocus && !(event.type === "toasts.released" && by === "focus")) return "the walks let the focus go first"
      return null
    }
  }
})
