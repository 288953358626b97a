import type { Predicate } from "./predicate.ts"

/** Holds for the rows of one UTG (document 2 §7). */
export const ofComponent = (componentId: number): Predicate => ({
  PropertyName: "ComponentId",
  Operator: "EQ",
  Value: componentId,
  TypeHint: "Integer"
})
