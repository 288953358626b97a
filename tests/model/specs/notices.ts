import { noticesMachine } from "@command-center/machines/notices/notices.machine"
import { modelled } from "../support/machine-model.ts"

export const notices = modelled(noticesMachine, {
  inputs: [undefined],
  user: {
    toast: [{ kind: "success", text: "copied" }],
    alert: [{ header: "Error", message: "broken" }],
    "toast.expired": [{ id: 1 }],
    "toast.dismissed": [{ id: 1 }],
    "toasts.held": [{ by: "pointer" }, { by: "focus" }],
    "toasts.released": [{ by: "pointer" }, { by: "focus" }],
    "alert.dismissed": [{ id: 1 }],
    "log.cleared": [{}]
  },
  outcomes: {},
  project: ({ context }) => [
    Math.min(context.toasts.length, 2),
    context.toasts.some(({ id }) => id === 1),
    context.alerts.length > 0,
    context.heldBy
  ]
})
