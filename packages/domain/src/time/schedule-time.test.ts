import { describe, expect, it } from "vitest"
import { displayDate, displayTime, displayUtc } from "./display-date.ts"
import { localDate, nextLocalMidnight, startOfDayBefore } from "./schedule-time.ts"
import { wallAt } from "./zoned.ts"

describe("days on which midnight is missing or comes twice", () => {
  it.each([
    ["Africa/Cairo", "2026-04-23T12:00:00.000Z", "2026-04-23T22:00:00.000Z", "2026-04-24 1:00 AM"],
    ["America/Havana", "2026-03-07T18:00:00.000Z", "2026-03-08T05:00:00.000Z", "2026-03-08 1:00 AM"],
    ["America/Santiago", "2026-09-05T18:00:00.000Z", "2026-09-06T04:00:00.000Z", "2026-09-06 1:00 AM"],
    ["Asia/Beirut", "2026-03-28T12:00:00.000Z", "2026-03-28T22:00:00.000Z", "2026-03-29 1:00 AM"],
    ["Atlantic/Azores", "2026-03-28T12:00:00.000Z", "2026-03-29T01:00:00.000Z", "2026-03-29 1:00 AM"],
    ["America/Havana", "2026-10-31T18:00:00.000Z", "2026-11-01T04:00:00.000Z", "2026-11-01 12:00 AM"],
    ["Atlantic/Azores", "2026-10-24T12:00:00.000Z", "2026-10-25T00:00:00.000Z", "2026-10-25 12:00 AM"]
  ])("%s at %s", (timeZone, now, midnight, shown) => {
    expect(nextLocalMidnight(new Date(now), timeZone).toISOString()).toBe(midnight)
    expect(displayDate(midnight, timeZone)).toBe(shown)
  })

  it.each([
    ["Pacific/Apia", "2011-12-29T12:00:00.000Z", "2011-12-30T10:00:00.000Z", "2011-12-31 12:00 AM"],
    ["Pacific/Kwajalein", "1993-08-21T00:00:00.000Z", "1993-08-21T12:00:00.000Z", "1993-08-22 12:00 AM"]
  ])("%s at %s skips a whole day", (timeZone, now, midnight, shown) => {
    expect(nextLocalMidnight(new Date(now), timeZone).toISOString()).toBe(midnight)
    expect(displayDate(midnight, timeZone)).toBe(shown)
  })
})

describe("dates as texts", () => {
  it.each([
    ["2026-11-20T00:05:00.000Z", "UTC", "2026-11-20 12:05 AM"],
    ["2026-11-20T12:00:00.000Z", "UTC", "2026-11-20 12:00 PM"],
    ["2026-11-20T15:15:00.000Z", "UTC", "2026-11-20 3:15 PM"],
    ["2026-11-20T15:15:00.000Z", "America/New_York", "2026-11-20 10:15 AM"],
    ["2026-11-20T23:30:00.000Z", "Asia/Kathmandu", "2026-11-21 5:15 AM"]
  ])("%s in %s reads yyyy-MM-dd h:mm aa", (iso, timeZone, shown) => {
    expect(displayDate(iso, timeZone)).toBe(shown)
  })

  it("the time of a moment ago has seconds, on a clock of 24 hours", () => {
    expect([
      displayTime("2026-11-20T20:03:12.345Z", "America/Chicago"),
      displayTime("2026-11-20T23:30:05.000Z", "Asia/Kathmandu")
    ]).toEqual(["14:03:12", "05:15:05"])
  })

  it("the UTC of a timestamp says so", () => {
    expect(displayUtc("2026-11-20T15:15:00.000Z")).toBe("2026-11-20 3:15 PM UTC")
  })

  it.each([
    ["UTC", "01/02/2027"],
    ["America/New_York", "01/01/2027"]
  ])("the local date in %s is MM/DD/YYYY", (timeZone, text) => {
    expect(localDate(new Date("2027-01-02T03:00:00.000Z"), timeZone)).toBe(text)
  })

  it.each([
    ["0001-01-01T00:00:00.000Z", "America/New_York", "0000-12-31 7:03 PM"],
    ["0000-12-31T23:59:00.000Z", "Asia/Kathmandu", "0001-01-01 5:40 AM"],
    ["0001-01-01T00:00:00.000Z", "UTC", "0001-01-01 12:00 AM"],
    ["9999-12-31T23:59:59.999Z", "Asia/Tokyo", "10000-01-01 8:59 AM"]
  ])("%s in %s keeps its year", (iso, timeZone, shown) => {
    expect(displayDate(iso, timeZone)).toBe(shown)
  })

  it("days of the first century are found as well", () => {
    expect([
      startOfDayBefore(new Date("0052-03-01T12:00:00.000Z"), 1, "UTC").toISOString(),
      localDate(new Date("0052-02-29T12:00:00.000Z"), "Asia/Tokyo")
    ]).toEqual(["0052-02-29T00:00:00.000Z", "02/29/0052"])
  })

  it("30 days back is midnight there", () => {
    expect(startOfDayBefore(new Date("2026-11-20T15:15:00.000Z"), 30, "Europe/Berlin").toISOString()).toBe(
      "2026-10-20T22:00:00.000Z"
    )
  })

  it("the clock of a zone is read to the minute", () => {
    expect(wallAt(new Date("2026-11-20T15:15:59.999Z"), "Europe/Berlin")).toEqual({
      year: 2026,
      month: 11,
      day: 20,
      hour: 16,
      minute: 15
    })
  })
})
