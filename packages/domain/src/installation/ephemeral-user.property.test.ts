import fc from "fast-check"
import { expect, it } from "vitest"
import { ephemeralUserBody } from "./ephemeral-user.ts"

const isLeapYear = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** The same date 99 years on, as text: only 29 February may be missing there. */
const plainly = (start: string): string => {
  const year = Number(start.slice(0, 4)) + 99
  const rest = start.slice(4)
  return `${year}${rest.startsWith("-02-29") && !isLeapYear(year) ? `-02-28${rest.slice(6)}` : rest}`
}

it("an ephemeral user lives from now to the same day and time 99 years later, on leap days too", () => {
  const days = fc.date({
    min: new Date("2020-01-01T00:00:00.000Z"),
    max: new Date("2400-12-31T23:59:59.999Z"),
    noInvalidDate: true
  })
  const leapDays = fc
    .tuple(fc.integer({ min: 505, max: 600 }), fc.integer({ min: 0, max: 86_399_999 }))
    .map(([fours, milliseconds]) => new Date(Date.UTC(fours * 4, 1, 29) + milliseconds))
  fc.assert(
    fc.property(fc.oneof(days, leapDays), (now) => {
      const start = now.toISOString()
      const body = ephemeralUserBody({
        authenticationCode: "a",
        sessionToken: "s",
        roleId: 1,
        businessEntityId: 2,
        now
      })
      expect(body.lifespan).toEqual({ type: 20, start, end: plainly(start) })
      expect(now.toISOString()).toBe(start)
    }),
    { numRuns: 2000 }
  )
})
