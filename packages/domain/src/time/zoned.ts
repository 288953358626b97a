/** A wall-clock reading in some time zone. */
export interface Wall {
  readonly year: number
  /** From 1. */
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
}

const formats = new Map<string, Intl.DateTimeFormat>()

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone,
    calendar: "gregory",
    numberingSystem: "latn",
    hourCycle: "h23",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit"
  })
  formats.set(timeZone, made)
  return made
}

/** Without Intl, which takes ten times as long: every timestamp's tooltip is in UTC. */
const utcWall = (instant: Date): Wall => ({
  year: instant.getUTCFullYear(),
  month: instant.getUTCMonth() + 1,
  day: instant.getUTCDate(),
  hour: instant.getUTCHours(),
  minute: instant.getUTCMinutes()
})

/**
 * What a clock on the wall in the time zone reads at the instant. Clocks are less than a day from UTC, so the year is
 * UTC's or one beside it; Intl's own has no year 0.
 */
export const wallAt = (instant: Date, timeZone: string): Wall => {
  const utc = utcWall(instant)
  if (timeZone === "UTC") return utc
  const wall = { year: utc.year, month: 0, day: 0, hour: 0, minute: 0 }
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) {
    if (type === "month" || type === "day" || type === "hour" || type === "minute") wall[type] = Number(value)
  }
  if (wall.month === 12 && utc.month === 1) wall.year -= 1
  if (wall.month === 1 && utc.month === 12) wall.year += 1
  return wall
}

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** As Date.UTC, which takes the years 0 to 99 for those of the twentieth century. */
const asIfUtc = ({ year, month, day, hour, minute }: Wall): number => {
  const date = new Date(0)
  date.setUTCFullYear(year, month - 1, day)
  return date.setUTCHours(hour, minute)
}

/** Milliseconds that the zone's clocks are ahead of UTC at the instant. */
export const offsetAt = (instant: number, timeZone: string): number =>
  asIfUtc(wallAt(new Date(instant), timeZone)) - Math.floor(instant / minuteMs) * minuteMs

/** The earliest instant at which the zone's clocks read this; null where they skip it. */
export const instantOf = (wall: Wall, timeZone: string): Date | null => {
  const naive = asIfUtc(wall)
  // A zone changes its clocks at most once in two days: the offset is the one before or the one after.
  const instants = [naive - dayMs, naive + dayMs]
    .map((near) => naive - offsetAt(near, timeZone))
    .filter((instant) => offsetAt(instant, timeZone) === naive - instant)
  return instants.length === 0 ? null : new Date(Math.min(...instants))
}

type CalendarDay = Pick<Wall, "year" | "month" | "day">

/** The calendar day that lies the given number of days after this one. */
export const dayAfter = ({ year, month, day }: CalendarDay, days: number): CalendarDay => {
  const moved = new Date(asIfUtc({ year, month, day: day + days, hour: 0, minute: 0 }))
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() }
}

const minuteLater = (wall: Wall): Wall => utcWall(new Date(asIfUtc(wall) + minuteMs))

/** Clocks may skip a whole day, as in Samoa at the end of 2011. */
const longestSkip = 2 * 24 * 60

/**
 * The earliest instant at which the zone's clocks read this; where they skip it, the instant they jump to. What is no
 * reading of a clock is no instant: an invalid date.
 */
export const firstInstantOf = (wall: Wall, timeZone: string): Date => {
  let reading = wall
  for (let minute = 0; minute < longestSkip; minute += 1) {
    const instant = instantOf(reading, timeZone)
    if (instant !== null) return instant
    reading = minuteLater(reading)
  }
  return new Date(Number.NaN)
}

/**
 * The first instant of a calendar day in the zone: midnight, or where clocks skip it the instant they jump to; that of
 * the next day where they skip the whole day.
 */
export const startOfDay = (calendarDay: CalendarDay, timeZone: string): Date =>
  firstInstantOf({ ...calendarDay, hour: 0, minute: 0 }, timeZone)

/** Whether clocks can be read in a time zone of this name. */
export const isTimeZone = (name: string): boolean => {
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}
