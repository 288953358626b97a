import { Schema } from "effect"
import { planMessages } from "./rollout-messages.ts"

/** The most characters of what is written in a plan: a name of its own, another text, an address. */
export const longest = { name: 200, text: 1000, address: 4000, note: 2000 } as const

/** How much of a text its field takes: more than may be sent, so that what is cut is cut by whoever typed it. */
export const typedMost = (most: number): number => most * 2

/** What is wrong with the note of a step. */
export const noteIssue = (note: string): string | null =>
  note.trim().length > longest.note ? planMessages.longText(longest.note) : null

const bounded = (most: number) =>
  Schema.String.check(Schema.isMaxLength(most, { message: planMessages.longText(most) }))

export const PlanText = bounded(longest.text)
export const PlanAddress = bounded(longest.address)

/** Whether a sentence says that a text is too long to be looked at further. */
export const saysTooLong = (sentence: string): boolean =>
  sentence === planMessages.longText(longest.text) || sentence === planMessages.longText(longest.address)
