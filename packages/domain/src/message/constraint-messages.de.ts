import type { Translation } from "../language/translation.ts"
import type { constraintMessages } from "./constraint-messages.ts"

export const constraintMessagesInGerman = {
  badInput: "Die Eingabe ist nicht lesbar.",
  invalid: "Die Eingabe ist ungültig.",
  rangeOverflow: (max) => `Die Eingabe überschreitet den Höchstwert ${max}`,
  rangeUnderflow: (min) => `Die Eingabe unterschreitet den Mindestwert ${min}`,
  stepMismatch: (step) => `Die Eingabe muss ein Vielfaches von ${step} sein`,
  tooLong: (maxlength) => `Die Eingabe ist länger als ${maxlength} Zeichen.`,
  typeMismatch: "Die Eingabe hat den falschen Typ.",
  valueMissing: "Dieses Feld ist erforderlich.",
  noValidator: (name) => `Die Prüfregel „${name}“ ist ungültig.`
} as const satisfies Translation<typeof constraintMessages>
