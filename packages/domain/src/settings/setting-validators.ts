import { filterMessages } from "../filter/filter-messages.ts"
import { guidPattern } from "../filter/guid.ts"
import { constraintMessages } from "../message/constraint-messages.ts"
import { isEmail } from "../user/new-user.ts"
import { userMessages } from "../user/user-messages.ts"

type Validator = (text: string) => string | null

/** The rules of the console's own fields that a setting may name, with the documents' sentences. */
const validators: ReadonlyMap<string, Validator> = new Map<string, Validator>([
  ["guid", (text) => (guidPattern.test(text) ? null : filterMessages.invalidGuid)],
  ["email", (text) => (isEmail(text) ? null : userMessages.invalidEmail)]
])

/**
 * What the validator that a schema names (`validator`) has against a value: nothing against what is no text, or an empty
 * one. Of a validator that does not exist a sentence that says so, whatever the value (document 1 §5).
 */
export const validatorMessage = (name: string, value: unknown): string | null => {
  const validator = validators.get(name)
  if (validator === undefined) return constraintMessages.noValidator(name)
  return typeof value !== "string" || value === "" ? null : validator(value)
}
