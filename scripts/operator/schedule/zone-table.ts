import { siteTimeMessages } from "@command-center/domain/site-time/site-time-messages"
import { displayDate } from "@command-center/domain/time/display-date"
import { tableText } from "../command/print-table.ts"
import type { PlannedTask } from "./plan.ts"

/** What the time of each zone is here, before anything is sent. */
export const zoneTable = (planned: ReadonlyArray<PlannedTask>, here: string): string => {
  const groups = new Map<string, { readonly cells: readonly [string, string, string]; count: number; first: string }>()
  for (const { utg, readIn, startsAt } of planned) {
    const name = utg.machineStatusEntityStandardTimeZone || siteTimeMessages.unnamed
    const cells = [name, displayDate(startsAt, readIn), displayDate(startsAt, here)] as const
    const key = JSON.stringify(cells)
    const group = groups.get(key) ?? { cells, count: 0, first: startsAt }
    groups.set(key, { ...group, count: group.count + 1 })
  }
  const rows = [...groups.values()]
    .toSorted((one, other) => one.first.localeCompare(other.first))
    .map(({ cells: [zone, there, own], count }) => [zone, count, there, own])
  return tableText(["Time zone", "UTGs", "There", `Here (${here})`], rows)
}
