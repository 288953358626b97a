const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** One JSON value laid over another: objects field by field, everything else is replaced. */
export const mergeJson = (under: unknown, over: unknown): unknown => {
  if (!isRecord(under) || !isRecord(over)) return over
  const merged = new Map(Object.entries(under))
  for (const [key, value] of Object.entries(over)) {
    merged.set(key, merged.has(key) ? mergeJson(merged.get(key), value) : value)
  }
  return Object.fromEntries(merged)
}
