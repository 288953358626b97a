import { selectAlerts, selectToasts } from "@command-center/machines/notices/notices.selectors"
import { AlertBanners } from "@command-center/ui/feedback/alert-banners"
import { Toaster } from "@command-center/ui/feedback/toaster"
import { useSelector } from "@xstate/react"
import { useConsole } from "../app/console.ts"

/** The toasts of the page. */
export function Toasts() {
  const { notices } = useConsole()
  const toasts = useSelector(notices, selectToasts)
  return (
    <Toaster
      toasts={toasts.map((toast) => ({ ...toast, id: String(toast.id) }))}
      onDismiss={(id) => notices.send({ type: "toast.dismissed", id: Number(id) })}
      onHold={() => notices.send({ type: "toasts.held", by: "pointer" })}
      onRelease={() => notices.send({ type: "toasts.released", by: "pointer" })}
    />
  )
}

/** The alert banners of the page (document 1 §2.3). */
export function Alerts() {
  const { notices } = useConsole()
  const alerts = useSelector(notices, selectAlerts)
  return (
    <AlertBanners
      alerts={alerts.map((alert) => ({ ...alert, id: String(alert.id) }))}
      onDismiss={(id) => notices.send({ type: "alert.dismissed", id: Number(id) })}
    />
  )
}
