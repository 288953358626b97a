import { alertsKey } from "@command-center/domain/storage/browser-store"
import { selectUser } from "@command-center/machines/session/session.selectors"
import { loadedLater } from "@command-center/ui/feedback/loaded-later"
import { useSelector } from "@xstate/react"
import { useEffect, useSyncExternalStore } from "react"
import { useConsole } from "../app/console.ts"
import { LaterPart } from "../app/later-part.tsx"
import { whenQuiet } from "../browser/when-quiet.ts"

const Alerts = loadedLater(async () => (await import("./alerts.screen.tsx")).AlertsScreen)

/** The alerts in the top bar. What watches them comes once the page is quiet, and only where there is a rule. */
export function AlertsEntry() {
  const { alerts, session, stored } = useConsole()
  const userId = useSelector(session, (snapshot) => selectUser(snapshot)?.id ?? null)
  const isNeeded = useSyncExternalStore(alerts.follow, alerts.isNeeded)
  useEffect(() => {
    if (userId === null) return
    const look = () => {
      if (stored.read(alertsKey(userId)) !== null) alerts.need()
    }
    void whenQuiet(window).then(look)
    // Another tab may have made the first one.
    window.addEventListener("storage", look)
    return () => window.removeEventListener("storage", look)
  }, [alerts, stored, userId])
  if (!isNeeded || userId === null) return null
  return (
    <LaterPart>
      <Alerts key={userId} userId={userId} />
    </LaterPart>
  )
}
