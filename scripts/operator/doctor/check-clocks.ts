import type { Answer } from "./ask.ts"
import { type Finding, findingsOf } from "./finding.ts"

/** Seconds by which clocks may differ: a task a minute late is a task on time. */
const tolerated = 60

export interface Clock {
  readonly whose: string
  readonly answer: Answer | null
}

const spanText = (seconds: number): string => {
  const minutes = Math.round(seconds / 60)
  return minutes < 120 ? `${minutes} minutes` : `${Math.round(minutes / 60)} hours`
}

/** The clocks of those that answered, held against this machine's: tokens and run times depend on them. */
export const checkClocks = (clocks: ReadonlyArray<Clock>, now: Date): ReadonlyArray<Finding> => {
  const differing = clocks.flatMap(({ whose, answer }) => {
    const date = Date.parse(answer?.header("Date") ?? "")
    const ahead = Math.round((date - now.getTime()) / 1000)
    return Number.isNaN(date) || Math.abs(ahead) <= tolerated
      ? []
      : [`${whose}'s clock is ${spanText(Math.abs(ahead))} ${ahead > 0 ? "ahead of" : "behind"} this machine's`]
  })
  const defects =
    differing.length === 0
      ? []
      : [`${differing.join("; ")}. Set the clocks by a time server (NTP), this one's as well.`]
  return findingsOf("Clocks", defects, "They differ from this machine's by a minute at most.")
}
