import { type ShownClocks, shownTime } from "../site-time/shown-time.ts"
import type { TaskFleet } from "./task-fleet.ts"
import type { Stretch } from "./task-stretch.ts"

type Span = "days" | "hours"
type Spans = Pick<TaskFleet, Span | "utcDays">

/** A stretch as it is shown: its name, and what stands under its bar. */
export interface ShownStretch {
  readonly stretch: Stretch
  readonly name: string
  /** Its day in short; null of an hour that does not begin one. */
  readonly label: string | null
}

const hour = 3_600_000

/** The stretches of a week on the clocks that the user chose: a day of UTC is another one than a day of theirs. */
export const shownStretches = (fleet: Spans, span: Span, clocks: ShownClocks): ReadonlyArray<ShownStretch> => {
  const partsOf = (iso: string) => shownTime(iso, clocks, null).split(" ")
  return fleet[span === "days" && clocks.clocks === "utc" ? "utcDays" : span].map((stretch) => {
    const [day = "", time, half, ...zone] = partsOf(stretch.from)
    if (span === "days") return { stretch, name: [day, ...zone].join(" "), label: day.slice(5) }
    const [dayBefore] = partsOf(new Date(Date.parse(stretch.from) - hour).toISOString())
    const name = [day, time, half, ...zone].join(" ")
    return { stretch, name, label: day === dayBefore ? null : day.slice(5) }
  })
}
