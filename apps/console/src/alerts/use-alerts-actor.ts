import type { AlertedView } from "@command-center/domain/alerts/alert-rule"
import { writeAlerts } from "@command-center/domain/alerts/alert-storage"
import { alertMessages } from "@command-center/domain/alerts/alerts-messages"
import { randomId } from "@command-center/domain/installation/random-id"
import { alertStatesKey, alertsKey, viewsKey } from "@command-center/domain/storage/browser-store"
import type { alertsMachine } from "@command-center/machines/alerts/alerts.machine"
import { useEffect, useState } from "react"
import type { ActorRefFrom } from "xstate"
import { useConsole } from "../app/console.ts"
import { useConsoleActor, useOpenScreen } from "../app/screen-actor.ts"
import { randomBytes } from "../browser/random-bytes.ts"
import type { HeldList } from "./alert-desk.ts"
import { wireAlerts } from "./alerts.wiring.ts"
import { countsOf } from "./count-views.ts"
import { followTags } from "./follow-tags.ts"
import { keptAlerts, takeIgnored } from "./kept-alerts.ts"
import { consentNow } from "./notifications.ts"

export type AlertsRef = ActorRefFrom<typeof alertsMachine>

const keyStart = viewsKey("utgs").replace("utgs", "")

/** The alerts of a user for as long as somebody is signed in: they hear of lists, of views and of other tabs. */
export const useAlertsActor = (userId: number): AlertsRef => {
  const console = useConsole()
  const [machine] = useState(() => wireAlerts(console, userId))
  const [ignored] = useState(() => takeIgnored(console, userId))
  const [input] = useState(() => ({ ...keptAlerts(console, userId), consent: consentNow() }))
  const actor = useConsoleActor(machine, { input })
  // The dialog of a rule is over every page.
  useOpenScreen(actor)

  useEffect(() => {
    if (ignored.length === 0) return
    console.notices.send({
      type: "alert",
      header: alertMessages.ignoredTitle,
      message: alertMessages.ignored(ignored)
    })
  }, [console, ignored])

  useEffect(() => {
    const storing = actor.on("alerts.stored", ({ rules }) => {
      if (rules.length === 0) console.stored.remove(alertsKey(userId))
      else console.stored.write(alertsKey(userId), writeAlerts(rules))
    })
    return () => storing.unsubscribe()
  }, [actor, console, userId])

  useEffect(() => {
    const readKept = () => actor.send({ type: "kept.changed", ...keptAlerts(console, userId) })
    const keys = [alertsKey(userId), alertStatesKey(userId)]
    const changedElsewhere = ({ key }: StorageEvent) => {
      if (key === null || keys.includes(key) || key.startsWith(keyStart)) readKept()
    }
    const connected = () => actor.send({ type: "look.asked" })
    window.addEventListener("storage", changedElsewhere)
    window.addEventListener("online", connected)
    const count = (held: HeldList) => {
      void countsOf(console, actor.getSnapshot().context.rules, held).then((counts) => {
        if (Object.keys(counts).length > 0) actor.send({ type: "counted", counts })
      })
    }
    const endTags = followTags(console.tags, () => console.alerts.held().forEach(count))
    const ends = console.alerts.listen({
      loaded: count,
      viewsChanged: readKept,
      wanted: (view: AlertedView) =>
        actor.send({ type: "rule.added", id: randomId(randomBytes), view, consent: consentNow() })
    })
    return () => {
      window.removeEventListener("storage", changedElsewhere)
      window.removeEventListener("online", connected)
      endTags()
      ends()
    }
  }, [actor, console, userId])
  return actor
}
