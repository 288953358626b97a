import { type ShownClocks, shownTime } from "@command-center/domain/site-time/shown-time"
import { displayDate, type TimeText } from "@command-center/domain/time/display-date"
import { selectClocks } from "@command-center/machines/appearance/appearance.selectors"
import { useSelector } from "@xstate/react"
import { use, useMemo } from "react"
import { useConsole } from "./console.ts"

type ZoneOf = ShownClocks["zoneOf"]

const noZone: ZoneOf = () => null

let zones: Promise<ZoneOf> | null = null

/** The table of zones is fetched for whoever wants each site's time. */
const loadZones = (): Promise<ZoneOf> => {
  zones ??= import("@command-center/domain/site-time/site-zone").then(({ siteZone }) => siteZone)
  return zones
}

/** On whose clocks times are shown; the same object as long as the choice is the same. */
export const useShownClocks = (): ShownClocks => {
  const { appearance, timeZone } = useConsole()
  const clocks = useSelector(appearance, selectClocks)
  const zoneOf = clocks === "site" ? use(loadZones()) : noZone
  return useMemo(() => ({ clocks, timeZone, zoneOf }), [clocks, timeZone, zoneOf])
}

/** An instant that is about no site, on the clocks that the user chose; it needs no table, so nothing waits for one. */
export const useTimeText = (display = displayDate): TimeText => {
  const { appearance, timeZone } = useConsole()
  const clocks = useSelector(appearance, selectClocks)
  return (iso) => shownTime(iso, { clocks, timeZone, zoneOf: noZone }, null, display)
}
