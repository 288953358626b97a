import fc from "fast-check"
import { expect, it } from "vitest"
import { displayDate } from "./display-date.ts"
import { localDate, nextLocalMidnight, startOfDayBefore } from "./schedule-time.ts"

const zones = [
  "Africa/Cairo",
  "America/Havana",
  "America/New_York",
  "America/Santiago",
  "America/Sao_Paulo",
  "Asia/Beirut",
  "Asia/Kathmandu",
  "Atlantic/Azores",
  "Australia/Lord_Howe",
  "Europe/London",
  "Pacific/Apia",
  "UTC"
]
const day = 86_400_000

/** Intl's own words, `yyyy-MM-dd HH:mm:ss`, independent of what is tested. */
const clocks = new Map(
  zones.map((timeZone) => [
    timeZone,
    new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" })
  ])
)
const wordsAt = (instant: number, timeZone: string): string => clocks.get(timeZone)?.format(instant) ?? ""
const dayAt = (instant: number, timeZone: string): string => wordsAt(instant, timeZone).slice(0, 10)

const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 0, 1) })
const anyZone = fc.constantFrom(...zones)

it("of 10,000 random instants, tomorrow begins at its first instant, as does a past day", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(instants, anyZone, fc.integer({ min: 0, max: 60 }), (now, timeZone, days) => {
      const today = dayAt(now, timeZone)
      const tomorrow = new Date(Date.parse(today) + day).toISOString().slice(0, 10)
      const past = new Date(Date.parse(today) - days * day).toISOString().slice(0, 10)
      const midnight = nextLocalMidnight(new Date(now), timeZone).getTime()
      const start = startOfDayBefore(new Date(now), days, timeZone).getTime()
      expect([
        [dayAt(midnight, timeZone), dayAt(midnight - 1, timeZone)],
        [dayAt(start, timeZone), dayAt(start - 1, timeZone) < past]
      ]).toEqual([
        [tomorrow, today],
        [past, true]
      ])
    }),
    { numRuns: 10_000 }
  )
})

it("of 10,000 random instants, what is shown and sent is what the clocks read", { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(instants, anyZone, (now, timeZone) => {
      const [date = "", time = ""] = wordsAt(now, timeZone).split(" ")
      const [year, month, dayOfMonth] = date.split("-")
      const hours = Number(time.slice(0, 2))
      const shown = `${date} ${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? "AM" : "PM"}`
      const iso = new Date(now).toISOString()
      expect([displayDate(iso, timeZone), localDate(new Date(now), timeZone)]).toEqual([
        shown,
        `${month}/${dayOfMonth}/${year}`
      ])
    }),
    { numRuns: 10_000 }
  )
})
