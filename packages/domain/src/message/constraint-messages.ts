/** What a browser says is wrong with a field: the flags of its `ValidityState`. */
export interface ConstraintFlags {
  readonly badInput: boolean
  readonly customError: boolean
  readonly patternMismatch: boolean
  readonly rangeOverflow: boolean
  readonly rangeUnderflow: boolean
  readonly stepMismatch: boolean
  readonly tooLong: boolean
  readonly tooShort: boolean
  readonly typeMismatch: boolean
  readonly valueMissing: boolean
}

/** The limits of the field, as its attributes hold them. */
export interface ConstraintLimits {
  readonly max?: number | string
  readonly min?: number | string
  readonly step?: number | string
  readonly maxlength?: number | string
}

const invalidInput = "Invalid input."

const texts: ReadonlyArray<readonly [flag: keyof ConstraintFlags, text: (limits: ConstraintLimits) => string]> = [
  ["badInput", () => "Bad input."],
  ["customError", () => invalidInput],
  ["patternMismatch", () => invalidInput],
  ["rangeOverflow", ({ max }) => `Input exceeds maximum value ${max}`],
  ["rangeUnderflow", ({ min }) => `Input contains less than minimum value ${min}`],
  ["stepMismatch", ({ step }) => `Input value must be aligned to the nearest multiple of ${step}`],
  ["tooLong", ({ maxlength }) => `Length of input exceeds maximum of ${maxlength} characters.`],
  ["tooShort", () => invalidInput],
  ["typeMismatch", () => "Input type mismatch."],
  ["valueMissing", () => "This field is required."]
]

/** The sentence for the first constraint that a field breaks, in the documents' order; null for none (document 1 §5). */
export const constraintMessage = (flags: Partial<ConstraintFlags>, limits: ConstraintLimits = {}): string | null =>
  texts.find(([flag]) => flags[flag] === true)?.[1](limits) ?? null

/** A field's own rule: the sentence for what is wrong with a value, or null. */
export type Validator = (value: string) => string | null

/** The verdict of the validator that a field names; of one that does not exist, a sentence that says so (document 1 §5). */
export const validatorMessage = (
  validators: Readonly<Record<string, Validator>>,
  name: string,
  value: string
): string | null => {
  const validator = Object.hasOwn(validators, name) ? validators[name] : undefined
  return validator === undefined ? `Invalid validator "${name}".` : validator(value)
}
