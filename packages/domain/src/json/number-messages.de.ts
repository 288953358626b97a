import type { Translation } from "../language/translation.ts"
import { constraintMessagesInGerman } from "../message/constraint-messages.de.ts"
import { followedBy } from "../message/constraint-messages.ts"
import type { numberMessages } from "./number-messages.ts"

export const numberMessagesInGerman = {
  tooManyDigits: (typed, becomes) =>
    followedBy(
      constraintMessagesInGerman.badInput,
      `${typed} hat mehr Ziffern, als hier gespeichert werden können: Daraus würde ${becomes}. Verwenden Sie höchstens 15 Ziffern.`
    ),
  outOfRange: (typed) =>
    followedBy(
      constraintMessagesInGerman.badInput,
      `${typed} liegt außerhalb der Zahlen, die hier gespeichert werden können. Verwenden Sie eine Zahl näher an null, oder null.`
    )
} as const satisfies Translation<typeof numberMessages>
