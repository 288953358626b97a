import { translatable } from "../language/translatable.ts"

type Limit = number | string

/**
 * What is wrong with what a form control holds, in the sentences of document 1 §5, by the browser's names for it: those
 * of settings, ports and every dialog's fields. A field for which a document gives a sentence of its own has that one.
 */
export const constraintMessages = {
  badInput: "Bad input.",
  /** Its own rule, its pattern, or a text that is too short. */
  invalid: "Invalid input.",
  rangeOverflow: (max: Limit): string => `Input exceeds maximum value ${max}`,
  rangeUnderflow: (min: Limit): string => `Input contains less than minimum value ${min}`,
  stepMismatch: (step: Limit): string => `Input value must be aligned to the nearest multiple of ${step}`,
  tooLong: (maxlength: Limit): string => `Length of input exceeds maximum of ${maxlength} characters.`,
  typeMismatch: "Input type mismatch.",
  valueMissing: "This field is required.",
  /** The rule that a field names is not known. */
  noValidator: (name: string): string => `Invalid validator "${name}".`
} as const

/** A sentence with what more there is to say: nothing replaces the sentence itself. */
export const followedBy = (sentence: string, more: string): string =>
  `${sentence}${sentence.endsWith(".") ? "" : "."} ${more}`

/** A reason that otherwise goes on a sentence, where it stands alone. */
export const standingAlone = (reason: string): string => `${reason.charAt(0).toUpperCase()}${reason.slice(1)}`

/** The remedy alone, for where no field is in view that is required; another sentence stays as it is. */
export const withoutField = (sentence: string): string => {
  const { valueMissing } = constraintMessages
  return sentence.startsWith(`${valueMissing} `) ? sentence.slice(valueMissing.length + 1) : sentence
}

translatable({ constraintMessages })
