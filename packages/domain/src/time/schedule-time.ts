import { dayAfter, instantOf, startOfDay, wallAt } from "./zoned.ts"

/** The first instant of tomorrow where the user is: the default run time of a task (document 2 §9). */
export const nextLocalMidnight = (now: Date, timeZone: string): Date =>
  startOfDay(dayAfter(wallAt(now, timeZone), 1), timeZone)

/** The first instant of the day that many days back: the default of date filters (document 1 §4). */
export const startOfDayBefore = (now: Date, days: number, timeZone: string): Date =>
  startOfDay(dayAfter(wallAt(now, timeZone), -days), timeZone)

const two = (value: number): string => String(value).padStart(2, "0")

/** The local date as filters send it: MM/DD/YYYY (document 1 §5). */
export const localDate = (instant: Date, timeZone: string): string => {
  const { year, month, day } = wallAt(instant, timeZone)
  return `${two(month)}/${two(day)}/${String(year).padStart(4, "0")}`
}

/** The half hours of the instant's local day that clocks there do read: pickers step by 30 minutes (document 1 §9). */
export const halfHoursOf = (instant: Date, timeZone: string): ReadonlyArray<Date> => {
  const { year, month, day } = wallAt(instant, timeZone)
  return Array.from({ length: 48 }, (_, half) =>
    instantOf({ year, month, day, hour: Math.floor(half / 2), minute: (half % 2) * 30 }, timeZone)
  ).filter((each) => each !== null)
}
