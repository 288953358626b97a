import { displayDate } from "../time/display-date.ts"
import { isInstant } from "../time/typed-date.ts"
import { instantOf, type Wall, wallAt } from "../time/zoned.ts"

/** What becomes of sites whose own zone is not known: they run by the clocks of a zone, or not at all. */
export type WithoutZone = { readonly zone: string } | "leaveOut"

/** When a task is to run, where it runs at each site's own time. */
export interface SiteTime {
  /** What the clocks there are to read, as yyyy-MM-ddTHH:mm, or what is typed in its place; null while there is neither. */
  readonly reading: string | null
  /** Over how many minutes those of one instant are spread; 0 for none. */
  readonly spreadMinutes: number
  /** Null while it was not said. */
  readonly withoutZone: WithoutZone | null
}

/** What is read of a target: a machine reports its zone as Windows names it. */
export interface Site {
  readonly id: number
  readonly reportedZone: string | null
}

/** The longest spread: a day, so that nobody runs a day later than said. */
export const longestSpread = 24 * 60

const two = (value: number): string => String(value).padStart(2, "0")

/** A reading of clocks as it is kept. */
export const readingOf = ({ year, month, day, hour, minute }: Wall): string =>
  `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}`

const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/u

/** What a clock reads, by its text; null for a text that no clock shows. */
export const readingAsWall = (text: string): Wall | null => {
  const date = new Date(`${text}:00.000Z`)
  if (!form.test(text) || Number.isNaN(date.getTime())) return null
  const wall = wallAt(date, "UTC")
  return readingOf(wall) === text ? wall : null
}

const typedForm = /^(\d{4}-\d{2}-\d{2}) (0?[1-9]|1[0-2]):([0-5]\d) (am|pm)$/iu

/** What is typed as times are shown, as a reading; a text that is none stays as it is. */
const typedReading = (text: string): string => {
  const [, day = "", hour = "", minute = "", half = ""] = typedForm.exec(text.trim()) ?? []
  const hours = (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0)
  const reading = `${day}T${two(hours)}:${minute}`
  return readingAsWall(reading) === null ? text : reading
}

/**
 * Whether what a date field holds is a reading of a clock though it is no instant: clocks where it was typed skip it.
 */
export const isSkippedReading = (text: string): boolean =>
  !isInstant(text) && readingAsWall(typedReading(text)) !== null

/**
 * Each site's own time, begun with what clocks here read at an instant. What is typed is none where clocks here skip
 * it, and those of a site may not; what is no reading of any clock stays as it is.
 */
export const siteTimeAt = (runAt: string | null, timeZone: string): SiteTime => ({
  reading:
    runAt === null ? null : isInstant(runAt) ? readingOf(wallAt(new Date(runAt), timeZone)) : typedReading(runAt),
  spreadMinutes: 0,
  withoutZone: null
})

/**
 * The instant at which clocks here read what those of the sites are to read; where they skip it, the reading as it is
 * typed; or what is typed in its place.
 */
export const instantHere = ({ reading }: Pick<SiteTime, "reading">, timeZone: string): string | null => {
  const wall = readingAsWall(reading ?? "")
  if (wall === null) return reading
  return instantOf(wall, timeZone)?.toISOString() ?? displayDate(`${reading}:00.000Z`, "UTC")
}
