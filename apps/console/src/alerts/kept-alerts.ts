import { followingViews, rulesWithoutView } from "@command-center/domain/alerts/alert-rule"
import { readAlertStates, readAlerts, writeAlerts } from "@command-center/domain/alerts/alert-storage"
import type { Area } from "@command-center/domain/permission/area"
import type { SavedViews } from "@command-center/domain/rows/saved-views"
import { alertStatesKey, alertsKey } from "@command-center/domain/storage/browser-store"
import type { KeptAlerts } from "@command-center/machines/alerts/alerts.types"
import type { Console } from "../app/console.ts"
import { storedViews } from "../list/stored-lists.ts"

type Keeps = Pick<Console, "stored" | "now">

const viewsOnce = ({ stored }: Keeps) => {
  const known = new Map<Area, SavedViews>()
  return (area: Area): SavedViews => {
    const views = known.get(area) ?? storedViews(stored, area)
    known.set(area, views)
    return views
  }
}

/** What the browser keeps of a user's alerts, as their views are by now: what follows a view is kept so. */
export const keptAlerts = (console: Keeps, userId: number): KeptAlerts => {
  const { stored, now } = console
  const viewsOf = viewsOnce(console)
  const key = alertsKey(userId)
  const { rules: before } = readAlerts(stored.read(key))
  const rules = followingViews(before, viewsOf)
  if (rules.some((rule, at) => rule !== before[at])) stored.write(key, writeAlerts(rules))
  return {
    rules,
    states: readAlertStates(stored.read(alertStatesKey(userId))),
    gone: rulesWithoutView(rules, viewsOf),
    now: now().toISOString()
  }
}

/** Names of what could not be read, which is written away so that it is told once. */
export const takeIgnored = ({ stored }: Keeps, userId: number): ReadonlyArray<string> => {
  const { rules, ignored } = readAlerts(stored.read(alertsKey(userId)))
  if (ignored.length > 0) stored.write(alertsKey(userId), writeAlerts(rules))
  return ignored
}
