import { Clock, Duration, Effect, Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { standingAt } from "../../packages/api/test-support/asked.ts"
import { everyCall } from "../../packages/api/test-support/every-call.ts"
import type { KnownCall } from "../../packages/api/test-support/known-call.ts"
import { callTime } from "../../packages/api/test-support/list-calls.ts"
import {
  type Answer,
  type LocalService,
  outcomeAt,
  startLocalService
} from "../../packages/api/test-support/local-service.ts"
import { standingClock } from "../../packages/api/test-support/standing-clock.ts"
import { eachCase } from "./support/each-case.ts"
import { shareOf } from "./support/seeded-share.ts"

const row = "Every call × transport faults"
const sizeLimit = 500_000_000

interface Fault {
  readonly is: string
  readonly answer: Answer
  /** What a call comes to; its tag alone where only that is the same for all. */
  readonly expected: (call: KnownCall) => Readonly<Record<string, unknown>> | "done"
  readonly passes?: boolean
  readonly strikes?: ReadonlyArray<KnownCall["answer"]>
}

const json = ["list", "object", "nothing"] as const
const reads = ["list", "object"] as const
const tagged = (tag: string) => () => ({ _tag: tag })
const unreachable = tagged("Unreachable")
const unreadableBody = ({ expected }: KnownCall) => ({
  _tag: "Unreadable",
  path: "the body",
  expected: expected ?? "JSON"
})
const notRead = ({ name }: KnownCall) => ({ _tag: name === "loadRuntimeConfig" ? "NotSent" : "Unreadable" })

const page = "<!doctype html><title>Sign in</title>"
const html = { "Content-Type": "text/html; charset=utf-8" }
/** What an answer may begin with, for connections that end there. */
const beginnings = ["{", '{"component":{"id":1', '[{"a":[', "\u{feff}{", "x".repeat(70_000)]

const faults: ReadonlyArray<Fault> = [
  { is: "a connection cut before the answer", answer: { then: "cut" }, expected: unreachable, passes: true },
  ...shareOf(beginnings, 1).map(
    (body): Fault => ({
      is: `a connection dropped after ${JSON.stringify(body.slice(0, 24))}`,
      answer: { then: "drop", body },
      expected: unreachable,
      passes: true
    })
  ),
  ...shareOf(['{"a":[{"b":', '{"', "[1,", '{"a":"\\u00'], 1).map(
    (body): Fault => ({
      is: `an answer that ends at ${body}`,
      answer: { body },
      expected: unreadableBody,
      strikes: json
    })
  ),
  { is: "a web page", answer: { headers: html, body: page }, expected: unreadableBody },
  { is: "an empty 200", answer: { body: "" }, expected: notRead, strikes: reads },
  { is: "an empty 200, which is enough", answer: { body: "" }, expected: () => "done", strikes: ["nothing"] },
  { is: "a 204", answer: { status: 204 }, expected: () => "done", strikes: ["nothing"] },
  ...shareOf(["null", "7", '"text"', "[]", "true"], 2).map(
    (body): Fault => ({ is: `another type, ${body}`, answer: { body }, expected: notRead, strikes: reads })
  ),
  ...shareOf([301, 302, 303, 307, 308], 1).map(
    (status): Fault => ({
      is: `a redirect that nobody asked for, ${status}`,
      answer: { status, headers: { Location: "/elsewhere" } },
      expected: tagged("Redirected")
    })
  ),
  {
    is: "an answer that says it is very large",
    answer: { headers: { "Content-Length": String(sizeLimit + 1) }, body: "{}" },
    expected: () => ({ _tag: "TooLarge" })
  }
]

interface Case {
  readonly call: KnownCall
  readonly fault: Fault
}

const all: ReadonlyArray<Case> = everyCall.flatMap((call) =>
  faults.filter(({ strikes }) => strikes?.includes(call.answer) ?? true).map((fault) => ({ call, fault }))
)

let service: LocalService
beforeAll(async () => {
  service = await startLocalService()
})
afterAll(() => service.close())

const outcome = (call: KnownCall, answer: Answer) => {
  service.answer(() => answer)
  return outcomeAt(service, standingAt(callTime)(call.program))
}

const told = (result: Result.Result<unknown, unknown>) => (Result.isFailure(result) ? result.failure : "done")

it("comes to a typed failure without a second call of its own, and follows no redirect", async () => {
  await eachCase(
    row,
    shareOf(all, 400),
    ({ call, fault }) => `${call.name}, ${fault.is}`,
    async ({ call, fault }) => {
      const before = service.seen.length
      const expected = fault.expected(call)
      const found = told(await outcome(call, fault.answer))
      expect({ found }).toMatchObject({ found: expected })
      const seen = service.seen.slice(before)
      expect(seen).toHaveLength(call.kind === "read" && fault.passes === true ? 3 : 1)
      expect(seen.filter(({ url }) => url.includes("elsewhere"))).toEqual([])
    }
  )
})

it("reads an answer as it is without a byte-order mark before it", async () => {
  const some = everyCall.filter(({ answer }) => answer !== "file")
  await eachCase(
    row,
    some,
    ({ name }) => `${name}, a byte-order mark`,
    async (call) => {
      const plain = told(await outcome(call, { body: "{}" }))
      expect(told(await outcome(call, { body: "\u{feff}{}" }))).toEqual(plain)
    }
  )
})

it("names the place of a wrong shape and never what stood there", async () => {
  const secret = "canary-7d1f"
  const shapes = [
    `"${secret}"`,
    JSON.stringify({ [secret]: secret }),
    JSON.stringify([secret]),
    JSON.stringify({ component: secret, user: [secret], taskView: { a: secret }, permission: [{ id: secret }] })
  ]
  const some = everyCall.flatMap((call) => shapes.map((body) => ({ call, body })))
  await eachCase(
    row,
    some,
    ({ call, body }) => `${call.name}, ${body}`,
    async ({ call, body }) => {
      expect(JSON.stringify(told(await outcome(call, { body })))).not.toContain(secret)
    }
  )
})

const late = 20_000
/** A clock on which a time-out is over as soon as the request is there; no pause takes time. */
const impatient = (arrived: Promise<void>): Clock.Clock =>
  standingClock(callTime, (duration) =>
    Duration.toMillis(duration) < late ? Effect.void : Effect.promise(() => arrived)
  )

describe("a call that is never answered", () => {
  it("is given up when its time is over, and not sent again", async () => {
    await eachCase(
      row,
      everyCall,
      ({ name }) => `${name}, a time-out`,
      async (call) => {
        const own = await startLocalService()
        own.answer(() => ({ then: "hang" }))
        const result = await outcomeAt(own, Effect.provideService(call.program, Clock.Clock, impatient(own.arrived)))
        expect(told(result)).toEqual({ _tag: "TimedOut" })
        await own.givenUp
        expect(own.seen).toHaveLength(1)
        await own.close()
      }
    )
  })

  it("ends its request when it is interrupted", async () => {
    await eachCase(
      row,
      everyCall,
      ({ name }) => `${name}, an abort`,
      async (call) => {
        const own = await startLocalService()
        own.answer(() => ({ then: "hang" }))
        const interrupting = Effect.andThen(
          Effect.promise(() => own.arrived),
          Effect.interrupt
        )
        const running = outcomeAt(own, Effect.raceFirst(standingAt(callTime)(call.program), interrupting))
        await expect(running).rejects.toThrow("interrupted")
        await own.givenUp
        expect(own.seen).toHaveLength(1)
        await own.close()
      }
    )
  })
})
