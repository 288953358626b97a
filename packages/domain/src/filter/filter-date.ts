import { Result } from "effect"
import { readWireDate } from "../time/wire-date.ts"
import { dayAfter, startOfDay } from "../time/zoned.ts"

/** A calendar day. */
export interface Day {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
}

/** The day where the calendar has it, from the year 1000 on: those have texts of four digits; else null. */
export const existingDay = (year: number, month: number, day: number): Day | null => {
  const found = dayAfter({ year, month, day }, 0)
  return year >= 1000 && found.month === month && found.day === day ? found : null
}

/** The day that MM/DD/YYYY names, the leading zeros left out or not; null for anything else. */
export const readFilterDay = (text: string): Day | null => {
  const [, month, day, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/u.exec(text) ?? []
  return existingDay(Number(year), Number(month), Number(day))
}

/** A span of time with its first instant and the first one after it. */
export interface Span {
  readonly from: Date
  readonly until: Date
}

/** What a filter's date means: MM/DD/YYYY that whole day in the zone, a date of the wire its instant; else null. */
export const readFilterDate = (text: string, timeZone: string): Span | null => {
  const day = readFilterDay(text)
  if (day !== null) return { from: startOfDay(day, timeZone), until: startOfDay(dayAfter(day, 1), timeZone) }
  const instant = readWireDate(text)
  if (Result.isFailure(instant) || instant.success < "1000") return null
  const from = new Date(instant.success)
  return { from, until: new Date(from.getTime() + 1) }
}
