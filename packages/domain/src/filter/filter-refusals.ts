import { mostPredicates, type Predicate } from "./predicate.ts"

/** The sentences with which the services refuse a filter (400 with `message`). */
export const filterRefusals = {
  tooMany: `The filter has more than ${mostPredicates} predicates.`,
  unknownProperty: (propertyName: string) => `Unknown property ${propertyName}.`,
  wrongValue: ({ PropertyName, TypeHint }: Predicate, what: string) =>
    `The Value of ${PropertyName} is not ${what}${TypeHint === undefined ? "" : ` (TypeHint ${TypeHint})`}.`,
  wrongOperator: ({ PropertyName, Operator }: Predicate) =>
    `The operator ${Operator} cannot be used on ${PropertyName}.`,
  wrongHint: ({ PropertyName, TypeHint = "Version" }: Predicate) =>
    `The TypeHint ${TypeHint} does not fit ${PropertyName}.`
} as const
