import { editMessages } from "./edit-messages.ts"
import { needMessages } from "./need-messages.ts"

/** A field that must be filled in: its label, and what was typed or chosen so far. */
export type NeededField = readonly [label: string, value: unknown]

const isMissing = ([, value]: NeededField): boolean =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "")

/** Why a form cannot be sent yet: what is missing by name, else that something in it is wrong. */
export const submitReason = (needed: ReadonlyArray<NeededField>): string => {
  const missing = needed.filter(isMissing).map(([label]) => label)
  return missing.length === 0 ? editMessages.correct : needMessages.stillNeeded(missing)
}
