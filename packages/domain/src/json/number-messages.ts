import { translatable } from "../language/translatable.ts"
import { constraintMessages, followedBy } from "../message/constraint-messages.ts"

/** Numbers that cannot be taken as they were typed: not in the documents, so each follows one of their sentences. */
export const numberMessages = {
  tooManyDigits: (typed: string, becomes: string): string =>
    followedBy(
      constraintMessages.badInput,
      `${typed} has more digits than can be kept here: it would become ${becomes}. Use at most 15 digits.`
    ),
  outOfRange: (typed: string): string =>
    followedBy(
      constraintMessages.badInput,
      `${typed} is beyond the numbers that can be kept here. Use one nearer to zero, or zero.`
    )
} as const

translatable({ numberMessages })
