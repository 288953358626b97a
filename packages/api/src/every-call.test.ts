import { Result } from "effect"
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
import type { ApiError } from "./transport/api-error.ts"

let service: LocalService
beforeAll(async () => {
  service = await startLocalService()
})
afterAll(() => service.close())

const result = (call: KnownCall, answer: Answer, token?: string | null): Promise<Result.Result<unknown, ApiError>> => {
  service.answer(() => answer)
  return outcomeAt(service, standingAt(callTime)(call.program), token)
}

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

describe.each(everyCall)("$name", (call) => {
  it("asks exactly as the contract says [A9-01]", async () => {
    const { lines, seen } = await requestsOf(() => result(call, { status: 404 }))
    expect(lines).toEqual([call.line])
    expect(seen.map(({ body }) => body)).toEqual([call.body])
    expect(seen.map(ownHeadersOf)).toEqual([ownHeaders[call.headers]])
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
