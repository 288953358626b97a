import { displayDate } from "@command-center/domain/time/display-date"
import { halfHoursOf, localDate, nextLocalMidnight, startOfDayBefore } from "@command-center/domain/time/schedule-time"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { cases, isWhole } from "./support/budget.ts"
import {
  dayAt,
  halfHoursRead,
  unusualZones,
  wordsAt,
  type ZonedInstant,
  zonedInstants
} from "./support/clock-changes.ts"
import { eachCase } from "./support/each-case.ts"
import { randomCases } from "./support/random-cases.ts"

const row = "Time"
const day = 86_400_000

const shownAt = (instant: number, timeZone: string): string => {
  const [date = "", time = ""] = wordsAt(instant, timeZone).split(" ")
  const hours = Number(time.slice(0, 2))
  return `${date} ${hours % 12 || 12}:${time.slice(3, 5)} ${hours < 12 ? "AM" : "PM"}`
}

const calendarDay = (text: string, days: number): string =>
  new Date(Date.parse(text) + days * day).toISOString().slice(0, 10)

const beginsTomorrow = ({ timeZone, now }: ZonedInstant) => {
  const midnight = nextLocalMidnight(new Date(now), timeZone).getTime()
  const today = dayAt(now, timeZone)
  expect([dayAt(midnight, timeZone), dayAt(midnight - 1, timeZone)]).toEqual([calendarDay(today, 1), today])
}

const beginsPastDay = ({ timeZone, now }: ZonedInstant, days: number) => {
  const start = startOfDayBefore(new Date(now), days, timeZone).getTime()
  const wanted = calendarDay(dayAt(now, timeZone), -days)
  expect([dayAt(start, timeZone), dayAt(start - 1, timeZone) < wanted]).toEqual([wanted, true])
}

const isShownAndSentAsRead = ({ timeZone, now }: ZonedInstant) => {
  const [year, month, dayOfMonth] = dayAt(now, timeZone).split("-")
  expect([displayDate(new Date(now).toISOString(), timeZone), localDate(new Date(now), timeZone)]).toEqual([
    shownAt(now, timeZone),
    `${month}/${dayOfMonth}/${year}`
  ])
}

const nameOf = ({ timeZone, now }: ZonedInstant) => `${timeZone} at ${new Date(now).toISOString()}`

describe("at five instants around every change of the clocks from 2026 to 2028", () => {
  const zones = isWhole ? [...new Set([...unusualZones, ...Intl.supportedValuesOf("timeZone")])] : unusualZones
  const instants = zones.flatMap(zonedInstants)

  it("the next midnight is the first instant of tomorrow, and a day 30 days back begins at its first", async () => {
    await eachCase(row, instants, nameOf, (instant) => {
      beginsTomorrow(instant)
      beginsPastDay({ ...instant, now: instant.now + 30 * day }, 30)
    })
  })

  it("the half hours of a day are those its clocks read, each once and in order", async () => {
    await eachCase(row, instants, nameOf, (instant) => {
      const offered = halfHoursOf(new Date(instant.now), instant.timeZone).map((each) => each.getTime())
      expect(offered).toEqual(halfHoursRead(instant))
    })
  })

  it("what is displayed and sent is what the clocks read", async () => {
    await eachCase(row, instants, nameOf, isShownAndSentAsRead)
  })
})

const anyInstant = fc.record({
  timeZone: fc.constantFrom(...unusualZones, "UTC"),
  now: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2029, 0, 1) })
})

it("of random instants, tomorrow begins at its first instant, as does a past day, and all is shown as clocks read", async () => {
  const property = fc.property(anyInstant, fc.integer({ min: 0, max: 60 }), (instant, days) => {
    beginsTomorrow(instant)
    beginsPastDay(instant, days)
    isShownAndSentAsRead(instant)
  })
  await randomCases(row, property, cases(10_000, 400))
})
