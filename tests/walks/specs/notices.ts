import type { noticesMachine } from "@command-center/machines/notices/notices.machine"
import type { WalkSpec } from "../support/plan.ts"

const oneStandsForAll = "the first notice of a page stands for those after it"

export const spec: WalkSpec<typeof noticesMachine> = {
  input: undefined,
  user: [
    { type: "toast", kind: "success", text: "copied" },
    { type: "alert", header: "Error", message: "broken" },
    { type: "toast.expired", id: 1 },
    { type: "toast.dismissed", id: 1 },
    { type: "toasts.held", by: "pointer" },
    { type: "toasts.held", by: "focus" },
    { type: "toasts.released", by: "pointer" },
    { type: "toasts.released", by: "focus" },
    { type: "alert.dismissed", id: 1 },
    { type: "log.cleared" }
  ],
  outcomes: {},
  project: ({ context }) => [
    Math.min(context.toasts.length, 2),
    Math.min(context.alerts.length, 2),
    Math.min(context.lastId, 2),
    context.heldBy
  ],
  notWalkable: ({ event, source }, { context }) => {
    const hasToast = context.toasts.length > 0
    if (event.type === "log.cleared") return "no page shows the log yet"
    if (event.type.startsWith("toasts.") && event["by"] === "focus")
      return "the page tells of the focus as of the pointer"
    if ((event.type === "toast" || event.type === "alert") && context.lastId > 0) return oneStandsForAll
    if (event.type === "alert.dismissed" && context.alerts.length === 0) return "there is no alert"
    if (event.type.startsWith("toast") && event.type !== "toast" && !hasToast) return "there is no toast"
    if (event.type === "toasts.held" && source[0] === "held") return "the pointer is on it already"
    return null
  }
}
