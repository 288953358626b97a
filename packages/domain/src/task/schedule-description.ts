import { siteTimeText } from "../site-time/site-time-description.ts"
import { displayDate, displayUtc } from "../time/display-date.ts"
import { offlineDurationText } from "./command.ts"
import { countingSiteTime, type RunTime } from "./run-time.ts"
import { groupOf, type ScheduleDraft } from "./schedule-draft.ts"

export const utgs = (count: number): string => (count === 1 ? "1 UTG" : `${count} UTGs`)
const agents = (count: number): string => (count === 1 ? "the agent of 1 UTG" : `the agents of ${count} UTGs`)

const actionText = (draft: ScheduleDraft, count: number): string => {
  const whom = draft.target === "utg" ? utgs(count) : agents(count)
  switch (groupOf(draft)) {
    case "configuration":
      return configurationText(draft, whom)
    case "miscellaneous":
      return `Reset the slot of ${whom}`
    case "startstop":
      return `${{ restart: "Restart", start: "Start", stop: "Stop" }[draft.startstop]} ${whom}`
    case "setOffline":
      return `Set ${whom} offline for ${offlineDurationText(draft.offlineHours).toLowerCase()}`
    case "uploadLogs":
      return `Upload the logs of ${whom}`
    case "deployUtgVersion":
      return `Deploy version ${draft.utgVersion ?? "(none chosen)"} to ${whom}`
    case "deployAgentVersion":
      return `Deploy version ${draft.agentVersion ?? "(none chosen)"} to ${whom}`
  }
}

function configurationText(draft: ScheduleDraft, whom: string): string {
  switch (draft.configuration) {
    case "push":
      return `Update ${whom} to the latest configuration`
    case "rollback":
      return `Roll back the configuration of ${whom}`
    case "pull":
      return `Update the Command Center with the local configuration of ${whom}`
  }
}

/** When a draft runs, on the clocks of the zone and in UTC: "now", "at 2026-11-21 12:00 AM (2026-11-21 5:00 AM UTC)". */
export const runTimeText = (draft: RunTime, timeZone: string): string => {
  if (draft.timing === "immediate") return "now"
  const siteTime = countingSiteTime(draft)
  if (siteTime !== null) return siteTimeText(siteTime)
  if (draft.runAt === null) return "at a time to be chosen"
  return `at ${displayDate(draft.runAt, timeZone)} (${displayUtc(draft.runAt)})`
}

/** A plain sentence of what a draft does, to how many and when, e.g. "Restart 3 UTGs now." */
export const describeSchedule = (draft: ScheduleDraft, count: number, timeZone: string): string =>
  `${actionText(draft, count)} ${runTimeText(draft, timeZone)}.`
