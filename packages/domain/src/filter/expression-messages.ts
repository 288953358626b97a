import { translatable } from "../language/translatable.ts"

const offer = (near: string | null): string => (near === null ? "" : ` Did you mean ${near}?`)

/** What is wrong with a filter expression, and what to write instead. */
export const expressionMessages = {
  unknownProperty: (token: string, near: string | null, labels: ReadonlyArray<string>) =>
    `There is no property "${token}".${near === null ? ` The properties are ${labels.join(", ")}.` : offer(near)}`,
  propertyMissing: "A property is missing here, such as UTG Version.",
  operatorMissing: (label: string, token: string, operators: string) =>
    `${token === "" ? "An operator is missing" : `"${token}" is not an operator`} after ${label}. It has ${operators}.`,
  operatorNotOffered: (label: string, token: string, operators: string) =>
    `${label} has no operator "${token}". It has ${operators}.`,
  valueMissing: (label: string) => `A value is missing for ${label}.`,
  quoteValue: (token: string) => `Put a value that contains ${token} in quotes.`,
  quoteOpen: (quote: string) => `The value has no closing ${quote}.`,
  version: (label: string, value: string) =>
    `${label} cannot be compared with "${value}". Write numbers and dots, such as 5.0.0.3018.`,
  wholeNumber: (label: string, value: string) => `${label} is a whole number above zero, not "${value}".`,
  guid: (label: string, value: string) =>
    `${label} is a GUID such as 0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60, not "${value}".`,
  date: (label: string, value: string) => `${label} is a day such as 2026-11-01 or 11/01/2026, not "${value}".`,
  instant: (label: string, value: string) => `${label} is a moment such as 2026-11-01T08:30:00Z, not "${value}".`,
  option: (label: string, value: string, near: string | null, names: ReadonlyArray<string>) =>
    `${label} has no value "${value}".${near === null ? ` It is one of ${names.join(", ")}.` : offer(near)}`,
  connectiveMissing: (token: string) =>
    `Write "and" or "or" before "${token}", or put a value of several words in quotes.`,
  orNeedsParentheses: "Put the two conditions joined by or in parentheses.",
  pairOnly: "Parentheses must hold two conditions.",
  nested: "Parentheses cannot be nested.",
  parenthesisOpen: "A closing parenthesis is missing.",
  nothingToClose: "There is no open parenthesis to close."
} as const

translatable({ expressionMessages })
