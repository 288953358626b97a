import type { Translation } from "../language/translation.ts"
import { countText } from "../message/count-text.ts"
import type { WaveMoment } from "./wave-moment.ts"
import type { waveMomentMessages } from "./wave-moment-messages.ts"

const targets = (count: number): string => `${countText(count)} ${count === 1 ? "Ziel" : "Ziele"}`

const approved = {
  editor: "sobald die Welle genehmigt ist",
  another: "sobald jemand anderes als der Ersteller des Rollouts sie genehmigt hat"
} as const

const started = ({ start, approval, isInHours, isSpread }: WaveMoment): string => {
  const isAlone = approval === null && !isInHours
  if (start.kind === "at") return isAlone ? `am ${start.time}` : `frühestens am ${start.time}`
  if (start.kind === "siteHour") return `zur Standortzeit ${start.reading}`
  if (!isAlone) return ""
  return isSpread ? "ab jetzt" : "jetzt"
}

const joined = (parts: ReadonlyArray<string>, by: string): string => parts.filter((part) => part !== "").join(by)

const spread = ({ isSpread }: WaveMoment): string => (isSpread ? ", verteilt wie geplant" : "")
const times = (moment: WaveMoment): string =>
  joined([started(moment), moment.isInHours ? "innerhalb der Zeitfenster" : ""], " ")

/** What is said within the sentence, and what follows at its end. */
const when = (moment: WaveMoment): { readonly within: string; readonly after: string } =>
  moment.approval === null
    ? { within: ` ${times(moment)}`, after: spread(moment) }
    : { within: "", after: `, ${joined([approved[moment.approval], times(moment)], ", ")}${spread(moment)}` }

const goes = (wave: number, count: number, moment: WaveMoment): string => {
  const { within, after } = when(moment)
  return `Welle ${wave} geht${within} an ${targets(count)}${after}`
}

export const waveMomentMessagesInGerman = {
  goes: (wave, count, moment) => `${goes(wave, count, moment)}.`,
  early: (wave, count, moment) => `${goes(wave, count, moment)}, ohne auf ihre Zeit zu warten.`,
  left: (count, moment) => {
    const { within, after } = when(moment)
    return `${targets(count)} dieser Welle, an die noch nicht gesendet wurde, ${count === 1 ? "erhält" : "erhalten"} es${within}${after}.`
  },
  again: (count, moment) => {
    const { within, after } = when(moment)
    return `An ${count === 1 ? "1 fehlgeschlagenes Ziel" : `${countText(count)} fehlgeschlagene Ziele`} wird${within} noch einmal gesendet, in einer eigenen Welle${after}.`
  },
  nobody: "Der Filter findet noch kein Ziel. Der Rollout wartet auf die, die er finden wird."
} as const satisfies Translation<typeof waveMomentMessages>
