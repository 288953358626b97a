/** A cell's value as facets count it: the text that the table shows; empty where there is none. */
export const valueText = (value: unknown): string => {
  if (typeof value === "string") return value
  if (typeof value === "number") return String(value)
  return typeof value === "boolean" ? (value ? "Yes" : "No") : ""
}
