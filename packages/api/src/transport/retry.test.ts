import { Clock, Effect, Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import {
  type Answer,
  impatientClock,
  type LocalService,
  neverMs,
  outcomeAt,
  startLocalService
} from "../../test-support/local-service.ts"
import type { Call } from "./call.ts"
import { Http } from "./http.ts"
import { retryAfterOf } from "./retry.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const now = Date.parse("2026-11-20T12:00:00Z")

const sent = async (given: Partial<Call<unknown>>, answer: (count: number) => Answer) => {
  service.answer(answer)
  const pauses: Array<number> = []
  const program = Effect.flatMap(Http, (http) =>
    http.send({
      service: "management",
      method: "GET",
      place: ["things"],
      timeout: neverMs,
      read: (json) => Result.succeed(json),
      ...given
    })
  )
  const outcome = await outcomeAt(service, Effect.provideService(program, Clock.Clock, impatientClock(pauses, now)))
  return { outcome, pauses, count: service.seen.length }
}

const refused = (status: number, statusText: string) =>
  Result.fail({ _tag: "Refused", status, statusText, message: null, action: null })

describe("reads", () => {
  it("are sent again when a passing failure passes", async () => {
    const { outcome, count } = await sent({}, (at) => (at < 2 ? { status: 503 } : { body: "7" }))
    expect({ outcome, count }).toEqual({ outcome: Result.succeed(7), count: 3 })
  })

  it("are given up after two more attempts, the second pause about twice the first", async () => {
    const { outcome, pauses, count } = await sent({}, () => ({ status: 503 }))
    expect({ outcome, count }).toEqual({ outcome: refused(503, "Service Unavailable"), count: 3 })
    const [first = 0, second = 0] = pauses
    expect(pauses).toHaveLength(2)
    expect(first).toBeGreaterThanOrEqual(150)
    expect(first).toBeLessThanOrEqual(450)
    expect(second).toBeGreaterThanOrEqual(300)
    expect(second).toBeLessThanOrEqual(900)
  })

  it.each([["429"], ["drop"]])("are sent again after %s", async (kind) => {
    const answer: Answer = kind === "drop" ? { then: "drop" } : { status: 429 }
    const { outcome, count } = await sent({}, (at) => (at === 0 ? answer : { body: "1" }))
    expect({ outcome, count }).toEqual({ outcome: Result.succeed(1), count: 2 })
  })

  it("wait as long as the service asks, 30 s at most", async () => {
    const asked = (value: string) => sent({}, () => ({ status: 429, headers: { "Retry-After": value } }))
    expect((await asked("7")).pauses).toEqual([7000, 7000])
    expect((await asked("86400")).pauses).toEqual([30_000, 30_000])
    expect((await asked("Fri, 20 Nov 2026 12:00:12 GMT")).pauses).toEqual([12_000, 12_000])
    expect((await asked("Fri, 20 Nov 2099 12:00:12 GMT")).pauses).toEqual([30_000, 30_000])
  })

  it.each([400, 403, 404, 409, 500, 502, 504])("are sent once when the answer is %i", async (status) => {
    expect((await sent({}, () => ({ status }))).count).toBe(1)
  })

  it("include queries, which travel as POST", async () => {
    const { count } = await sent({ method: "POST", intent: "read", text: '"{}"' }, () => ({ status: 503 }))
    expect(count).toBe(3)
    expect(service.seen.map(({ body }) => body)).toEqual(['"{}"', '"{}"', '"{}"'])
  })
})

describe("writes", () => {
  it.each(["POST", "PUT", "DELETE", "PATCH"] as const)("%s is never sent twice", async (method) => {
    expect((await sent({ method }, () => ({ status: 503, headers: { "Retry-After": "1" } }))).count).toBe(1)
  })

  it("are not sent twice when the connection drops after the service acted", async () => {
    const { outcome, count } = await sent({ method: "POST" }, () => ({ then: "drop" }))
    expect({ outcome, count }).toEqual({ outcome: Result.fail({ _tag: "Unreachable" }), count: 1 })
  })
})

it.each([
  [null, null],
  ["0", 0],
  ["5", 5000],
  ["99999999999999", 99_999_999_999_999_000],
  ["", null],
  ["soon", null],
  ["NaN", null],
  ["Fri, 20 Nov 2026 11:00:00 GMT", 0]
])("Retry-After %j is %j milliseconds", (header, expected) => {
  expect(retryAfterOf(header, now)).toBe(expected)
})
