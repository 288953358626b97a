const hour = 3_600_000
const quarter = hour / 4
const day = 24 * hour
const [from, until] = [Date.UTC(2026, 0, 1), Date.UTC(2029, 0, 1)]

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Intl's own words for an instant, `yyyy-MM-dd HH:mm:ss`, independent of what is tested. */
export const wordsAt = (instant: number, timeZone: string): string => {
  const clock =
    clocks.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" })
  clocks.set(timeZone, clock)
  return clock.format(instant)
}

export const dayAt = (instant: number, timeZone: string): string => wordsAt(instant, timeZone).slice(0, 10)

const offsetAt = (instant: number, timeZone: string): number =>
  Date.parse(`${wordsAt(instant, timeZone).replace(" ", "T")}Z`) - instant

/** Every instant from 2026 to 2028 at which a zone's clocks are changed: each quarter of an hour of a changed day is looked at. */
export const changesOf = (timeZone: string): ReadonlyArray<number> => {
  const changes: Array<number> = []
  for (let start = from; start < until; start += day) {
    if (offsetAt(start, timeZone) === offsetAt(start + day, timeZone)) continue
    for (let at = start; at < start + day; at += quarter)
      if (offsetAt(at, timeZone) !== offsetAt(at + quarter, timeZone)) changes.push(at + quarter)
  }
  return changes
}

const instantsAround = (change: number): ReadonlyArray<number> => [
  change - 26 * hour,
  change - hour - 1,
  change - 1,
  change,
  change + 12 * hour
]

export interface ZonedInstant {
  readonly timeZone: string
  readonly now: number
}

/** Five instants around every change of a zone's clocks; where they are never changed, around any three days. */
export const zonedInstants = (timeZone: string): ReadonlyArray<ZonedInstant> => {
  const changes = changesOf(timeZone)
  const days = changes.length === 0 ? [100, 500, 900].map((count) => from + count * day) : changes
  return days.flatMap(instantsAround).map((now) => ({ timeZone, now }))
}

/** Each half hour that clocks read on the day of the instant, at its first instant. */
export const halfHoursRead = ({ timeZone, now }: ZonedInstant): ReadonlyArray<number> => {
  const today = dayAt(now, timeZone)
  const read = new Map<string, number>()
  for (let at = now - (now % quarter) - 26 * hour; at < now + 26 * hour; at += quarter) {
    const words = wordsAt(at, timeZone)
    if (words.startsWith(today) && /:(?:00|30):00$/u.test(words) && !read.has(words)) read.set(words, at)
  }
  return [...read.values()]
}

/** The zones of each unusual kind: midnight missing or doubled, half an hour's change, none, odd offsets, a lost day. */
export const unusualZones = [
  "Africa/Cairo",
  "America/Havana",
  "America/New_York",
  "America/Santiago",
  "America/Sao_Paulo",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "Atlantic/Azores",
  "Australia/Lord_Howe",
  "Europe/Berlin",
  "Europe/London",
  "Pacific/Apia"
] as const
