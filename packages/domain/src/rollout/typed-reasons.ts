import { typedNumber } from "../message/written-number.ts"
import { taskLabels } from "../task/task-label-messages.ts"
import { isInstant } from "../time/typed-date.ts"
import type { PlanDraft, WaveDraft } from "./plan-draft.ts"
import { planDraftMessages as labels, typedMessages as messages } from "./plan-draft-messages.ts"
import type { PlanReason } from "./rollout-record.ts"

/** A control of the form: where its value stands in the plan, and what is typed there. */
interface Typed {
  readonly path: string
  readonly text: string
  readonly label: string
  readonly place: string
  readonly is: "number" | "date" | "text"
  /** Empty says something: no limit. */
  readonly isOptional: boolean
}

const figures = ["failed", "unconfirmed", "silent"] as const
const units = ["share", "count"] as const

const ofWave = (wave: WaveDraft, at: number, isLast: boolean): ReadonlyArray<Typed> => {
  const place = messages.wave(at + 1)
  const typed = (path: string, text: string, label: string, kind: Partial<Typed> = {}): Typed => ({
    path: `waves[${at}].${path}`,
    text,
    label,
    place,
    is: "number",
    isOptional: false,
    ...kind
  })
  return [
    ...(isLast ? [] : [typed("size", wave.size, labels.size)]),
    ...(wave.start === "at" ? [typed("start", wave.at ?? "", labels.at, { is: "date" })] : []),
    ...(wave.start === "siteHour" ? [typed("start", wave.hour, labels.hour, { is: "text" })] : []),
    typed("spreadMinutes", wave.spread, labels.spread),
    typed("watchMinutes", wave.watch, labels.watch),
    ...figures.flatMap((figure) =>
      units.map((unit) =>
        typed(`gate.${figure}.${unit}`, wave[figure][unit], labels.limits[figure][unit], { isOptional: true })
      )
    )
  ]
}

const ofHours = ({ hours }: PlanDraft): ReadonlyArray<Typed> =>
  hours.flatMap(({ from, until }, at) => {
    const shared = { place: messages.hours(at + 1), is: "text", isOptional: false } as const
    return [
      { ...shared, path: `windows[${at}].from`, text: from, label: labels.from },
      { ...shared, path: `windows[${at}].until`, text: until, label: labels.until }
    ]
  })

const ofLogs = ({ action: { choice, logs } }: PlanDraft): ReadonlyArray<Typed> =>
  choice === "uploadUtgLogs" || choice === "uploadAgentLogs"
    ? (["startDate", "endDate"] as const).map((date) => ({
        path: `action.command.logs.${date}`,
        text: logs[date],
        label: taskLabels[date],
        place: messages.logs,
        is: "date",
        isOptional: false
      }))
    : []

const reasonOf = ({ path, text, label, place, is, isOptional }: Typed): ReadonlyArray<PlanReason> => {
  if (text.trim() === "") return isOptional ? [] : [{ path, sentence: messages.missing(label, place) }]
  if (is === "number" && typedNumber(text) === null) return [{ path, sentence: messages.noNumber(label, place) }]
  return is === "date" && !isInstant(text) ? [{ path, sentence: messages.noDate(label, place) }] : []
}

/** Controls that are empty, or hold a text where a number or a date goes: nothing else can be said of them. */
export const typedReasons = (draft: PlanDraft): ReadonlyArray<PlanReason> =>
  [
    ...ofLogs(draft),
    ...draft.waves.flatMap((wave, at) => ofWave(wave, at, at === draft.waves.length - 1)),
    ...ofHours(draft)
  ].flatMap(reasonOf)

/** Whether something is said of a place of a plan, or of one within it. */
export const isWithin = (path: string, place: string): boolean =>
  path === place || path.startsWith(`${place}.`) || path.startsWith(`${place}[`)
