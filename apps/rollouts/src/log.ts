type Level = "info" | "warn" | "error"

/** Facts of a line by name. Nothing that a person typed, no token and no body belongs here. */
type Facts = Readonly<Record<string, string | number | boolean | null | undefined>>

export type Log = (level: Level, event: string, facts?: Facts) => void

/** One JSON object a line on the standard output. */
export const makeLog =
  (write: (line: string) => void): Log =>
  (level, event, facts = {}) =>
    write(JSON.stringify({ at: new Date().toISOString(), level, event, ...facts }))

/** What went wrong, without the statement and its parameters that a database error's message holds. */
export const causeText = (error: unknown): string => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  if (!(cause instanceof Error)) return "unknown"
  // Where several addresses were tried, the error of all has only a code.
  const code = "code" in cause ? String(cause.code) : "unknown"
  return (cause.message || code).slice(0, 300)
}
