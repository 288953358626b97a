const isNothing = (value: unknown): boolean => value === undefined || value === null

/** A value as people read it: texts without quotation marks, lists and sections as indented JSON; null where none is. */
export const readableValue = (value: unknown): string | null => {
  if (isNothing(value)) return null
  return typeof value === "string" ? value : JSON.stringify(value, null, 2)
}

/** Two values as people read them; where they would look the same and are not, as JSON: 5 and "5". */
export const readablePair = (one: unknown, other: unknown): readonly [one: string | null, other: string | null] => {
  const [first, second] = [readableValue(one), readableValue(other)]
  if (first === null || first !== second || typeof one === typeof other) return [first, second]
  return [JSON.stringify(one, null, 2), JSON.stringify(other, null, 2)]
}
