import { printFilterExpression } from "../filter/expression.ts"
import { deviceAddressProperties, utgAddressProperties } from "../filter/property.ts"
import { planDemandMessages as messages } from "./plan-demand-messages.ts"
import { planDraftMessages } from "./plan-draft-messages.ts"
import { isForDevices } from "./rollout-action.ts"
import type { AllowedHours, RolloutOrder, RolloutOutline, WavePlan } from "./rollout-plan.ts"

/** What a wave demands: approval, spread, watch, the limits that pause it, and what follows. */
export const waveDemand = (wave: WavePlan, isLast: boolean): string => {
  const { approval, spreadMinutes, watchMinutes, gate, then } = wave
  return [
    ...(approval.required ? [messages.approval[approval.byAnother ? "another" : "anybody"]] : []),
    messages.watch(watchMinutes, spreadMinutes),
    messages.limits(gate),
    isLast && then === "advance" ? messages.last : messages.thens[then]
  ].join(" ")
}

/** What a wave of a plan demands, counted from 1; null where the plan has no such wave. */
export const demandInPlan = ({ waves, growing }: Pick<RolloutOutline, "waves" | "growing">, wave: number) => {
  const rules = waves[wave - 1]
  return rules === undefined ? null : waveDemand(rules, wave === waves.length && growing === null)
}

/** In which order targets are taken; one that is random with what it can be made again from. */
export const orderText = (order: RolloutOrder): string => {
  const said = planDraftMessages.orders[order.kind]
  return order.kind === "random" ? messages.seed(said, order.seed) : said
}

const oneOfHours = ({ weekdays, from, until }: AllowedHours): string => {
  const { reviewed } = planDraftMessages
  const days =
    weekdays.length === 7 ? reviewed.everyDay : weekdays.map((day) => planDraftMessages.weekdays[day]).join(", ")
  return reviewed.hours(days, from, until)
}

/** In which hours it may run. */
export const hoursText = (windows: ReadonlyArray<AllowedHours>): string =>
  windows.length === 0 ? planDraftMessages.reviewed.anyHour : windows.map(oneOfHours).join("; ")

/** By which filter others join; null where nobody does. */
export const growingText = ({ growing, action }: Pick<RolloutOutline, "growing" | "action">): string | null => {
  if (growing === null) return null
  const properties = isForDevices(action) ? deviceAddressProperties : utgAddressProperties
  const text = printFilterExpression(growing.filter, properties)
  return text === "" ? messages.all : text
}
