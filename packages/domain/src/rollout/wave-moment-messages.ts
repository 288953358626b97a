import { translatable } from "../language/translatable.ts"
import { countText } from "../message/count-text.ts"
import type { WaveMoment } from "./wave-moment.ts"

const targets = (count: number): string => `${countText(count)} ${count === 1 ? "target" : "targets"}`

const approved = {
  editor: "once it is approved",
  another: "once somebody else than the rollout's creator has approved it"
} as const

const started = ({ start, approval, isInHours, isSpread }: WaveMoment): string => {
  const isAlone = approval === null && !isInHours
  if (start.kind === "at") return isAlone ? `at ${start.time}` : `not before ${start.time}`
  if (start.kind === "siteHour") return `when clocks at each site read ${start.reading}`
  if (!isAlone) return ""
  return isSpread ? "from now on" : "now"
}

const when = (moment: WaveMoment): string =>
  [
    moment.approval === null ? "" : approved[moment.approval],
    started(moment),
    moment.isInHours ? "in the allowed hours" : "",
    moment.isSpread ? "spread as planned" : ""
  ]
    .filter((part) => part !== "")
    .join(", ")

/** To whom a wave goes, and when it does: whatever it waits for is said. */
export const waveMomentMessages = {
  goes: (wave: number, count: number, moment: WaveMoment): string =>
    `Wave ${wave} goes to ${targets(count)} ${when(moment)}.`,
  early: (wave: number, count: number, moment: WaveMoment): string =>
    `Wave ${wave} goes to ${targets(count)} ${when(moment)}, without waiting for its time.`,
  left: (count: number, moment: WaveMoment): string =>
    `${targets(count)} of this wave ${count === 1 ? "was not sent yet and gets" : "were not sent yet and get"} it ${when(moment)}.`,
  again: (count: number, moment: WaveMoment): string =>
    `${targets(count)} that failed ${count === 1 ? "is" : "are"} sent again ${when(moment)}, in a wave of ${count === 1 ? "its" : "their"} own.`,
  nobody: "No target matches the filter yet. It waits for those that will."
} as const

translatable({ waveMomentMessages })
