import { dayAfter, firstInstantOf, type Wall, wallAt } from "../time/zoned.ts"
import type { AllowedHours } from "./rollout-plan.ts"

/** From an instant to before another, in milliseconds. */
interface Opening {
  readonly from: number
  readonly until: number
}

type Day = Pick<Wall, "year" | "month" | "day">

const minuteMs = 60_000
/** Looked at, at most: a year of weekly windows. */
const mostDays = 400

const minutesOf = (hour: string): number => {
  const [hours = 0, minutes = 0] = hour.split(":").map(Number)
  return hours * 60 + minutes
}

const wallOf = (day: Day, minutes: number): Wall => {
  const { year, month, day: date } = dayAfter(day, Math.floor(minutes / 1440))
  return { year, month, day: date, hour: Math.floor((minutes % 1440) / 60), minute: minutes % 60 }
}

const isWithin = (minutes: number, from: number, until: number): boolean =>
  until > from ? minutes >= from && minutes < until : minutes >= from || minutes < until

/** Minute by minute, where clocks change meanwhile: what they read twice is allowed only where they read it then. */
const readMinutes = ({ from, until }: Opening, zone: string, reads: (minutes: number) => boolean) => {
  const openings: Array<Opening> = []
  for (let minute = from; minute < until; minute += minuteMs) {
    const { hour, minute: past } = wallAt(new Date(minute), zone)
    const last = openings.at(-1)
    if (!reads(hour * 60 + past)) continue
    if (last?.until === minute) openings[openings.length - 1] = { from: last.from, until: minute + minuteMs }
    else openings.push({ from: minute, until: minute + minuteMs })
  }
  return openings
}

const openingsOfWindow = (window: AllowedHours, day: Day, zone: string): ReadonlyArray<Opening> => {
  const [from, until] = [minutesOf(window.from), minutesOf(window.until)]
  if (from === until) return []
  const length = (until - from + 1440) % 1440 || 1440
  const opening = {
    from: firstInstantOf(wallOf(day, from), zone).getTime(),
    until: firstInstantOf(wallOf(day, from + length), zone).getTime()
  }
  return opening.until - opening.from === length * minuteMs
    ? [opening]
    : readMinutes(opening, zone, (minutes) => isWithin(minutes, from, until))
}

/** By when they begin, what overlaps or touches as one. */
const merged = (openings: ReadonlyArray<Opening>): ReadonlyArray<Opening> => {
  const whole: Array<Opening> = []
  for (const opening of openings.toSorted((left, right) => left.from - right.from)) {
    const last = whole.at(-1)
    if (last === undefined || opening.from > last.until) whole.push(opening)
    else whole[whole.length - 1] = { from: last.from, until: Math.max(last.until, opening.until) }
  }
  return whole
}

/** The instant, in milliseconds, that lies so many milliseconds of allowed time after another; null beyond a year. */
export type AllowedTime = (offset: number) => number | null

/** When something may run in a zone, from an instant on. Without any offset it is the first allowed instant. */
export type AllowedTimes = (zone: string, since: number) => AllowedTime

const always: AllowedTimes = (_zone, since) => (offset) => since + offset

/** When a plan's hours allow something, by the clocks of the sites; always where there are none. */
export const allowedTimes = (windows: ReadonlyArray<AllowedHours>): AllowedTimes => {
  if (windows.length === 0) return always
  const known = new Map<string, ReadonlyArray<Opening>>()

  const openingsOf = (day: Day, zone: string): ReadonlyArray<Opening> => {
    const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay()
    const open = windows.filter(({ weekdays }) => weekdays.some((each) => each === weekday))
    if (open.length === 0) return []
    const key = `${zone} ${day.year}-${day.month}-${day.day}`
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const openings = open.flatMap((window) => openingsOfWindow(window, day, zone))
    known.set(key, openings)
    return openings
  }

  return (zone, since) => {
    const today = wallAt(new Date(since), zone)
    let days = 0
    let openings: ReadonlyArray<Opening> = []
    // The window of yesterday may reach into today.
    const lookAhead = (): void => {
      days = Math.min(mostDays, days === 0 ? 2 : days * 3)
      const looked = Array.from({ length: days + 1 }, (_, at) => openingsOf(dayAfter(today, at - 1), zone))
      openings = merged(looked.flat()).flatMap(({ from, until }) =>
        until > since ? [{ from: Math.max(from, since), until }] : []
      )
    }
    const found = (offset: number): number | null => {
      let left = offset
      for (const { from, until } of openings) {
        if (from + left < until) return from + left
        left -= until - from
      }
      return null
    }
    return (offset) => {
      for (;;) {
        const instant = found(offset)
        if (instant !== null || days === mostDays) return instant
        lookAhead()
      }
    }
  }
}
