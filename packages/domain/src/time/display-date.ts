import { wallAt } from "./zoned.ts"

const two = (value: number): string => String(value).padStart(2, "0")

/** An instant (ISO UTC text) as whoever looks has times shown. */
export type TimeText = (iso: string) => string

/** An instant (ISO UTC text) on the clocks of the zone, as `yyyy-MM-dd h:mm aa` (document 1 §9). */
export const displayDate = (iso: string, timeZone: string): string => {
  const { year, month, day, hour, minute } = wallAt(new Date(iso), timeZone)
  const onTwelve = hour % 12 === 0 ? 12 : hour % 12
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(day)} ${onTwelve}:${two(minute)} ${hour < 12 ? "AM" : "PM"}`
}

/** An instant of today on the clocks of the zone, as `HH:mm:ss`: how old rows are is a matter of seconds. */
export const displayTime = (iso: string, timeZone: string): string => {
  const instant = new Date(iso)
  const { hour, minute } = wallAt(instant, timeZone)
  return `${two(hour)}:${two(minute)}:${two(instant.getUTCSeconds())}`
}

/** The same instant in UTC, for the tooltip of a timestamp (document 1 §3). */
export const displayUtc = (iso: string): string => `${displayDate(iso, "UTC")} UTC`
