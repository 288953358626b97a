import { type ShownClocks, shownTime } from "../site-time/shown-time.ts"
import type { TaskFleet } from "./task-fleet.ts"
import type { Stretch } from "./task-stretch.ts"

type Span = "days" | "hours"
type Spans = Pick<TaskFleet, Span | "utcDays">

/** A stretch as it is shown: its name, and in short what stands under its bar. */
export interface ShownStretch {
  readonly stretch: Stretch
  readonly name: string
  readonly label: string
}

/** The stretches of a week on the clocks that the user chose: a day of UTC is another one than a day of theirs. */
export const shownStretches = (fleet: Spans, span: Span, clocks: ShownClocks): ReadonlyArray<ShownStretch> =>
  fleet[span === "days" && clocks.clocks === "utc" ? "utcDays" : span].map((stretch) => {
    const shown = shownTime(stretch.from, clocks, null)
    const [day = "", time = "", half = "", ...zone] = shown.split(" ")
    return span === "days"
      ? { stretch, name: [day, ...zone].join(" "), label: day.slice(5) }
      : { stretch, name: shown, label: `${time.replace(":00", "")} ${half}` }
  })
