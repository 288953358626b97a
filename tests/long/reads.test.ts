import { sentenceOf } from "@command-center/api/transport/api-error"
import { answerMessages } from "@command-center/domain/message/answer-messages"
import { Clock, Duration, Effect, Result } from "effect"
import fc from "fast-check"
import { afterAll, beforeAll, expect, it } from "vitest"
import { everyCall } from "../../packages/api/test-support/every-call.ts"
import { callTime } from "../../packages/api/test-support/list-calls.ts"
import { type LocalService, outcomeAt, startLocalService } from "../../packages/api/test-support/local-service.ts"
import { standingClock } from "../../packages/api/test-support/standing-clock.ts"
import { cases } from "./support/budget.ts"
import { randomCases } from "./support/random-cases.ts"

const longestWait = 30_000
const shortestWait = 150

const absurd = [
  "-1",
  "-9999999999",
  "0.5",
  "1e9",
  "Infinity",
  "NaN",
  "soon",
  "7 seconds",
  "7, 9",
  "0x10",
  "9".repeat(400),
  "Fri, 31 Dec 9999 23:59:59 GMT",
  "Thu, 01 Jan 1970 00:00:00 GMT",
  "Fri, 99 Nov 2026 12:00:00 GMT",
  "2026-11-20T12:00:00Z"
]

const retryAfter = fc.oneof(
  fc.constant(null),
  fc.nat(120).map(String),
  fc.integer().map(String),
  fc.double().map(String),
  fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("9999-12-31") }).map((date) => date.toUTCString()),
  fc.constantFrom(...absurd),
  fc.string({ unit: fc.constantFrom(..."0123456789 abcGMT:,-+.") })
)
const calls = fc.constantFrom(...everyCall)
const statuses = fc.constantFrom([429, "Too Many Requests"] as const, [503, "Service Unavailable"] as const)

/** What a call sleeps on is by turns the time-out of an attempt, here never over, and the wait before the next one. */
const clockNoting = (waits: Array<number>): Clock.Clock => {
  let slept = 0
  return standingClock(callTime, (duration) =>
    Effect.suspend(() => {
      slept += 1
      if (slept % 2 === 1) return Effect.never
      waits.push(Duration.toMillis(duration))
      return Effect.void
    })
  )
}

let service: LocalService
beforeAll(async () => {
  service = await startLocalService()
})
afterAll(() => service.close())

it("are tried twice more with jitter, wait as long as they are asked but never over 30 s, and then say the sentence; writes never", async () => {
  const backOffs = new Set<number>()
  const property = fc.asyncProperty(calls, statuses, retryAfter, async (call, [status, statusText], after) => {
    service.answer(() => ({ status, headers: after === null ? {} : { "Retry-After": after } }))
    const before = service.seen.length
    const waits: Array<number> = []
    const result = await outcomeAt(service, Effect.provideService(call.program, Clock.Clock, clockNoting(waits)))
    const tries = call.kind === "read" ? 3 : 1
    expect([call.name, service.seen.length - before, waits.length]).toEqual([call.name, tries, tries - 1])
    for (const [at, wait] of waits.entries()) {
      expect(wait).toBeGreaterThanOrEqual(shortestWait * 2 ** at)
      expect(wait).toBeLessThanOrEqual(longestWait)
      if (after === null) backOffs.add(wait / 2 ** at)
      const seconds = /^[0-9]+$/u.test(after ?? "") ? Number(after) * 1000 : 0
      expect(wait).toBeGreaterThanOrEqual(Math.min(longestWait, seconds))
    }
    const sentence =
      call.action === null
        ? answerMessages.requestFailed(statusText)
        : `Failed to ${call.action}. Status: ${statusText}`
    expect(Result.isFailure(result) ? sentenceOf(result.failure) : "answered").toBe(sentence)
  })
  await randomCases("Reads", property, cases(3000, 150))
  expect(Math.max(...backOffs)).toBeLessThanOrEqual(3 * shortestWait)
  expect(backOffs.size).toBeGreaterThan(10)
})
