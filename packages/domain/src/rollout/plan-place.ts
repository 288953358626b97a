import { withoutField } from "../message/constraint-messages.ts"
import { scheduleMessages } from "../task/task-messages.ts"
import { planDraftMessages as labels } from "./plan-draft-messages.ts"
import type { PlanReason } from "./rollout-record.ts"

/** The fields of a wave, by where their values stand within it. */
const ofWave: Readonly<Record<string, string>> = {
  size: labels.size,
  start: labels.start,
  "start.at": labels.at,
  "start.reading": labels.hour,
  spreadMinutes: labels.spread,
  watchMinutes: labels.watch,
  ...Object.fromEntries(
    Object.entries(labels.limits).flatMap(([figure, units]) =>
      Object.entries(units).map(([unit, label]) => [`gate.${figure}.${unit}`, label])
    )
  )
}

const ofHours: Readonly<Record<string, string>> = { from: labels.from, until: labels.until }

const ofAction: Readonly<Record<string, string>> = {
  "action.reports": labels.firmware,
  "action.command.logs.label": scheduleMessages.logLabel
}

/** The names of a field as the page has them, the outer one first; none where the plan's sentence is all there is. */
const namesOf = (path: string): ReadonlyArray<string> => {
  const [, list = "", at = "0", part = ""] = /^(waves|windows)\[(\d+)\](?:\.(.+))?$/u.exec(path) ?? []
  const number = Number(at) + 1
  if (list === "") return [ofAction[path] ?? ""]
  return list === "waves"
    ? [labels.wave(number), ofWave[part] ?? ofWave[part.split(".")[0] ?? ""] ?? ""]
    : [labels.hoursOf(number), ofHours[part] ?? ""]
}

/**
 * What is wrong, as it is said away from its field: with the field's names, unless the sentence has one of them already.
 */
export const placedReason = ({ path, sentence }: PlanReason): string => {
  const said = withoutField(sentence)
  const names = namesOf(path).filter((name) => name !== "")
  const isNamed = names.some((name) => said.toLowerCase().includes(name.toLowerCase()))
  return names.length === 0 || isNamed ? said : `${names.join(", ")}: ${said}`
}
