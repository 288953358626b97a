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
    year: "numeric",
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

/** What a clock on the wall in the time zone reads at the instant. */
export const wallAt = (instant: Date, timeZone: string): Wall => {
  if (timeZone === "UTC") return utcWall(instant)
  const wall = { year: 0, month: 0, day: 0, hour: 0, minute: 0 }
  for (const { type, value } of formatOf(timeZone).formatToParts(instant)) {
    if (type === "year" || type === "month" || type === "day" || type === "hour" || type === "minute")
      wall[type] = Number(value)
  }
  return wall
}

const minuteMs = 60_000
const asIfUtc = ({ year, month, day, hour, minute }: Wall): number => Date.UTC(year, month - 1, day, hour, minute)

/** Milliseconds that the zone's clocks are ahead of UTC at the instant. */
const offsetAt = (instant: number, timeZone: string): number =>
  asIfUtc(wallAt(new Date(instant), timeZone)) - Math.floor(instant / minuteMs) * minuteMs

/** The earliest instant at which the zone's clocks read this; null where they skip it. */
export const instantOf = (wall: Wall, timeZone: string): Date | null => {
  const naive = asIfUtc(wall)
  const candidates = [-24, -12, 0, 12, 24]
    .map((hours) => naive - offsetAt(naive + hours * 3_600_000, timeZone))
    .filter((instant) => offsetAt(instant, timeZone) === naive - instant)
  return candidates.length === 0 ? null : new Date(Math.min(...candidates))
}

/** The first instant of a calendar day in the zone: midnight, or where clocks skip it the instant they jump to. */
export const startOfDay = ({ year, month, day }: Pick<Wall, "year" | "month" | "day">, timeZone: string): Date => {
  for (let minute = 0; minute < 24 * 60; minute += 15) {
    const start = instantOf({ year, month, day, hour: Math.floor(minute / 60), minute: minute % 60 }, timeZone)
    if (start !== null) return start
  }
  return new Date(Date.UTC(year, month - 1, day))
}

/** The calendar day that lies the given number of days after this one. */
export const dayAfter = ({ year, month, day }: Pick<Wall, "year" | "month" | "day">, days: number) => {
  const moved = new Date(Date.UTC(year, month - 1, day + days))
  return { year: moved.getUTCFullYear(), month: moved.getUTCMonth() + 1, day: moved.getUTCDate() }
}
