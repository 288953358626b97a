import { noticeMessages } from "@command-center/domain/message/notice-messages"
import {
  selectAlerts,
  selectIsLogOpen,
  selectLog,
  selectToasts
} from "@command-center/machines/notices/notices.selectors"
import { AlertBanners } from "@command-center/ui/feedback/alert-banners"
import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import { Toaster } from "@command-center/ui/feedback/toaster"
import { useSelector } from "@xstate/react"
import { useConsole } from "../app/console.ts"
import { LaterPart } from "../app/later-part.tsx"

const NoticeLog = loadedLater(async () => (await import("./notice-log.view.tsx")).NoticeLog)

/** The toasts of the page, and those that are gone where somebody asked for them. */
export function Toasts() {
  const { notices } = useConsole()
  const toasts = useSelector(notices, selectToasts)
  const told = useSelector(notices, (snapshot) => selectLog(snapshot).length)
  const isLogOpen = useSelector(notices, selectIsLogOpen)
  const earlier = { label: noticeMessages.title, onOpen: () => notices.send({ type: "log.opened" }) }
  return (
    <>
      <Toaster
        earlier={told > toasts.length ? earlier : undefined}
        toasts={toasts.map((toast) => ({ ...toast, id: String(toast.id) }))}
        onDismiss={(id) => notices.send({ type: "toast.dismissed", id: Number(id) })}
        onHold={(by) => notices.send({ type: "toasts.held", by })}
        onRelease={(by) => notices.send({ type: "toasts.released", by })}
      />
      {isLogOpen && (
        <LaterPart isOver>
          <NoticeLog />
        </LaterPart>
      )}
    </>
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
