import { siteTimeText } from "../site-time/site-time-description.ts"
import { displayDate, displayUtc } from "../time/display-date.ts"
import { isInstant } from "../time/typed-date.ts"
import { simpleCommandWords } from "./command-label-messages.ts"
import { countingSiteTime, type RunTime } from "./run-time.ts"
import { groupOf, type ScheduleDraft } from "./schedule-draft.ts"
import { scheduleSentences } from "./schedule-sentence-messages.ts"

export const utgs = (count: number): string => scheduleSentences.utgs(count)

const actionText = (draft: ScheduleDraft, count: number): string => {
  const whom = draft.target === "utg" ? utgs(count) : scheduleSentences.agents(count)
  switch (groupOf(draft)) {
    case "configuration":
      return simpleCommandWords[draft.configuration].scheduled(whom)
    case "miscellaneous":
      return simpleCommandWords[draft.miscellaneous].scheduled(whom)
    case "startstop":
      return simpleCommandWords[draft.startstop].scheduled(whom)
    case "setOffline":
      return scheduleSentences.setOffline(whom, draft.offlineHours)
    case "uploadLogs":
      return scheduleSentences.uploadLogs(whom)
    case "deployUtgVersion":
      return scheduleSentences.deploy(draft.utgVersion, whom)
    case "deployAgentVersion":
      return scheduleSentences.deploy(draft.agentVersion, whom)
  }
}

/** When a draft runs, on the clocks of the zone and in UTC: "now", "at 2026-11-21 12:00 AM (2026-11-21 5:00 AM UTC)". */
export const runTimeText = (draft: RunTime, timeZone: string): string => {
  if (draft.timing === "immediate") return scheduleSentences.now
  const siteTime = countingSiteTime(draft)
  if (siteTime !== null) return siteTimeText(siteTime)
  if (draft.runAt === null || !isInstant(draft.runAt)) return scheduleSentences.unchosen
  return scheduleSentences.at(displayDate(draft.runAt, timeZone), displayUtc(draft.runAt))
}

/** A plain sentence of what a draft does, to how many and when, e.g. "Restart 3 UTGs now." */
export const describeSchedule = (draft: ScheduleDraft, count: number, timeZone: string): string =>
  `${actionText(draft, count)} ${runTimeText(draft, timeZone)}.`
