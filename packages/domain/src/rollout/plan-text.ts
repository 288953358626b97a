import { Schema } from "effect"
import { planMessages } from "./rollout-messages.ts"

/** The most characters of what is written in a plan: a name of its own, another text, an address. */
export const longest = { name: 200, text: 1000, address: 4000 } as const

const bounded = (most: number) =>
  Schema.String.check(Schema.isMaxLength(most, { message: planMessages.longText(most) }))

export const PlanText = bounded(longest.text)
export const PlanAddress = bounded(longest.address)

/** Whether a sentence says that a text is too long to be looked at further. */
export const saysTooLong = (sentence: string): boolean =>
  sentence === planMessages.longText(longest.text) || sentence === planMessages.longText(longest.address)
