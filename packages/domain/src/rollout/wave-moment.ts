import type { TimeText } from "../time/display-date.ts"
import type { RolloutOutline, WavePlan, WaveStart } from "./rollout-plan.ts"
import type { AwaitedFirst } from "./rollout-record.ts"

/** What comes before the targets of a wave get anything, as far as it is said. */
export interface WaveMoment {
  /** Who approves it first: whoever may edit, or of them somebody else than the creator. */
  readonly approval: "editor" | "another" | null
  readonly start:
    | { readonly kind: "now" }
    | { readonly kind: "at"; readonly time: string }
    | { readonly kind: "siteHour"; readonly reading: string }
  readonly isInHours: boolean
  readonly isSpread: boolean
}

const startOf = (start: WaveStart, timeText: TimeText): WaveMoment["start"] => {
  switch (start.kind) {
    case "now":
      return start
    case "at":
      return { kind: "at", time: timeText(start.at) }
    case "siteHour":
      return { kind: "siteHour", reading: start.reading.replace("T", " ") }
  }
}

/** Of whoever looks: how times are said, and what time it is. */
export interface Clock {
  readonly timeText: TimeText
  readonly now: Date
}

/** A wave whose rules are not known. */
export const atOnce: WaveMoment = { approval: null, start: { kind: "now" }, isInHours: false, isSpread: false }

/** When a wave goes out whose turn it is, of what it would wait for first what still has to come. */
export const waveMoment = (
  { windows }: Pick<RolloutOutline, "windows">,
  { approval, start, spreadMinutes }: WavePlan,
  awaited: ReadonlyArray<AwaitedFirst>,
  { timeText, now }: Clock
): WaveMoment => {
  const isApproved = !approval.required || !awaited.includes("approval")
  // A time that has come, or is not waited for, is over; an hour of the sites comes again.
  const isStarted = start.kind === "at" && (!awaited.includes("time") || Date.parse(start.at) <= now.getTime())
  const who = approval.byAnother ? "another" : "editor"
  return {
    approval: isApproved ? null : who,
    start: isStarted ? { kind: "now" } : startOf(start, timeText),
    isInHours: windows.length > 0,
    isSpread: spreadMinutes > 0
  }
}
