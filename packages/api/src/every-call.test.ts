import { Effect, Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { asked, standingAt } from "../test-support/asked.ts"
import { everyCall } from "../test-support/every-call.ts"
import type { KnownCall } from "../test-support/known-call.ts"
import { callTime } from "../test-support/list-calls.ts"
import {
  type Answer,
  type LocalService,
  outcomeAt,
  type Seen,
  startLocalService
} from "../test-support/local-service.ts"
import { type ApiError, sentenceOf } from "./transport/api-error.ts"

let service: LocalService
beforeAll(async () => {
  service = await startLocalService()
})
afterAll(() => service.close())

const result = (call: KnownCall, answer: Answer, token?: string | null): Promise<Result.Result<unknown, ApiError>> => {
  service.answer(() => answer)
  return outcomeAt(service, standingAt(callTime)(call.program), token)
}

const sentence = async (call: KnownCall, answer: Answer): Promise<string> =>
  Result.match(await result(call, answer), { onSuccess: () => "no failure", onFailure: sentenceOf })

/** Requests that a call made while something was done with it. */
const requestsOf = async (work: () => Promise<unknown>) => {
  const before = service.seen.length
  await work()
  return { lines: asked(service).slice(before), seen: service.seen.slice(before) }
}

const ofService = {
  authorization: "token-1",
  "content-type": "application/json",
  clientid: "4",
  "request-envelope-version": "1",
  "response-envelope-version": "1"
}
const { authorization: _, ...withoutToken } = ofService
const ownHeaders = {
  service: ofService,
  anonymous: withoutToken,
  "sign-on": { "content-type": "application/json" },
  none: {}
} as const

const ownHeadersOf = ({ headers }: Seen) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name in ofService))

/** These are given the token that they ask about. */
const namesItsToken = (name: string): boolean => name === "readUser" || name === "readManifest"

const statuses: ReadonlyArray<readonly [number, string]> = [
  [400, "Bad Request"],
  [403, "Forbidden"],
  [404, "Not Found"],
  [409, "Conflict"],
  [412, "Precondition Failed"],
  [413, "Payload Too Large"],
  [422, "Unprocessable Entity"],
  [429, "Too Many Requests"],
  [500, "Internal Server Error"],
  [502, "Bad Gateway"],
  [503, "Service Unavailable"],
  [504, "Gateway Timeout"]
]

const passing = new Set([429, 503])
const attempts = (call: KnownCall, mayPass: boolean): number => (call.kind === "read" && mayPass ? 3 : 1)

describe.each(everyCall)("$name", (call) => {
  it("asks exactly as the contract says [A9-01]", async () => {
    const { lines, seen } = await requestsOf(() => result(call, { status: 404 }))
    expect(lines).toEqual([call.line])
    expect(seen.map(({ body }) => body)).toEqual([call.body])
    expect(seen.map(ownHeadersOf)).toEqual([ownHeaders[call.headers]])
  })

  it.each(statuses)("says its catalogued sentence for %i", async (status, statusText) => {
    const { seen } = await requestsOf(async () => {
      expect(await sentence(call, { status, body: '{"message":"No."}' })).toBe(
        call.action === null ? "No." : `Failed to ${call.action}. Status: ${statusText}`
      )
    })
    expect(seen).toHaveLength(attempts(call, passing.has(status)))
    expect(await sentence(call, { status })).toBe(
      call.action === null ? "API request failed" : `Failed to ${call.action}. Status: ${statusText}`
    )
  })

  it("gives a 401 to the session", async () => {
    const { seen } = await requestsOf(async () => {
      expect(await result(call, { status: 401, body: '{"message":"No."}' })).toEqual(
        Result.fail({ _tag: "Unauthorized", code: 401 })
      )
    })
    expect(seen).toHaveLength(1)
  })

  it("follows no redirect", async () => {
    const { lines } = await requestsOf(async () => {
      const answer = { status: 307, headers: { Location: `${service.origin}/elsewhere` } }
      expect(await result(call, answer)).toEqual(Result.fail({ _tag: "Redirected" }))
    })
    expect(lines).toEqual([call.line])
  })

  it("tells a dropped connection", async () => {
    const { seen } = await requestsOf(async () => {
      expect(await result(call, { then: "drop", body: "{" })).toEqual(Result.fail({ _tag: "Unreachable" }))
    })
    expect(seen).toHaveLength(attempts(call, true))
  })

  it("takes no web page for an answer", async () => {
    const answer = {
      headers: { "Content-Type": "text/html; charset=utf-8" },
      body: "<!doctype html><title>Sign in</title>"
    }
    expect(await result(call, answer)).toEqual(
      Result.fail({ _tag: "Unreadable", path: "the body", expected: call.expected ?? "JSON" })
    )
  })

  it("ends its request when it is interrupted", async () => {
    const own = await startLocalService()
    own.answer(() => ({ then: "hang" }))
    const interrupting = Effect.andThen(
      Effect.promise(() => own.arrived),
      Effect.interrupt
    )
    const running = outcomeAt(own, Effect.raceFirst(standingAt(callTime)(call.program), interrupting))
    await expect(running).rejects.toThrow("interrupted")
    await own.givenUp
    expect(asked(own)).toEqual([call.line])
    await own.close()
  })
})

const answeredBy = (...kinds: ReadonlyArray<KnownCall["answer"]>) =>
  everyCall.filter(({ answer }) => kinds.includes(answer))

describe.each(answeredBy("list", "object", "nothing"))("$name", (call) => {
  it("tells an answer that breaks off, though it was sent as whole", async () => {
    expect(await result(call, { body: '{"a":[{"b":' })).toEqual(
      Result.fail({ _tag: "Unreadable", path: "the body", expected: "JSON" })
    )
  })
})

describe.each(answeredBy("list", "object"))("$name", (call) => {
  it.each(["", "null", "7", '"text"', "[]"])("does not take %j for an answer", async (body) => {
    const outcome = await result(call, { body })
    const expected = call.name === "loadRuntimeConfig" ? "NotSent" : "Unreadable"
    expect(Result.isFailure(outcome) ? outcome.failure._tag : "no failure").toBe(expected)
  })
})

describe.each(answeredBy("nothing"))("$name", (call) => {
  it.each([{ status: 204 }, { body: "" }, { body: '{"anything":1}' }])("is done whatever is in %j", async (answer) => {
    expect(await result(call, answer)).toEqual(Result.succeed(undefined))
  })
})

describe.each(everyCall.filter(({ headers, name }) => headers === "service" && !namesItsToken(name)))(
  "$name",
  (call) => {
    it("sends nothing without a token", async () => {
      const { seen } = await requestsOf(async () => {
        expect(await result(call, {}, null)).toEqual(Result.fail({ _tag: "Unauthorized", code: 401 }))
      })
      expect(seen).toEqual([])
    })
  }
)
