import { Effect, Fiber, Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { failedStatuses } from "../../test-support/failed-statuses.ts"
import {
  type Answer,
  credentialsAt,
  type LocalService,
  outcomeAt,
  startLocalService
} from "../../test-support/local-service.ts"
import { sentenceOf } from "./api-error.ts"
import type { Call } from "./call.ts"
import { readRows } from "./decode.ts"
import { Http } from "./http.ts"
import { apiLayer } from "./http-live.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const call = (given: Partial<Call<unknown>> = {}): Call<unknown> => ({
  service: "management",
  method: "POST",
  place: ["things"],
  body: {},
  read: (json) => Result.succeed(json),
  ...given
})

const sending = (given: Partial<Call<unknown>> = {}) => Effect.flatMap(Http, (http) => http.send(call(given)))

const answered = (answer: Answer, given: Partial<Call<unknown>> = {}) => {
  service.answer(() => answer)
  return outcomeAt(service, sending(given))
}

const sentenceFor = async (answer: Answer, given: Partial<Call<unknown>> = {}) => {
  const outcome = await answered(answer, given)
  return Result.isFailure(outcome) ? sentenceOf(outcome.failure) : "no failure"
}

describe("statuses", () => {
  it.each(failedStatuses)("%i is an error that carries it, sent once [A7-08 B8-01]", async (status, statusText) => {
    const refused = { _tag: "Refused", status, statusText, message: null, action: null }
    expect(await answered({ status, statusText })).toEqual(Result.fail(refused))
    expect(service.seen).toHaveLength(1)
  })

  it("401 has the code 401 and one sentence, whatever the action [A8-02 B8-02]", async () => {
    expect(await answered({ status: 401, body: '{"message":"expired"}' }, { action: "fetch users" })).toEqual(
      Result.fail({ _tag: "Unauthorized", code: 401 })
    )
    expect(await sentenceFor({ status: 401 })).toBe("Unauthorized: Please login from the old environment.")
  })

  it("names the action of a call that has one [A8-01 B8-03]", async () => {
    const answer = { status: 409, statusText: "Conflict", body: '{"message":"not now"}' }
    expect(await sentenceFor(answer, { action: "remove the UTG" })).toBe("Failed to remove the UTG. Status: Conflict")
  })

  it.each(["message", "Message"])("gives the service's own %s otherwise [A8-03 B8-06]", async (name) => {
    expect(await sentenceFor({ status: 500, body: JSON.stringify({ [name]: "The disk is full." }) })).toBe(
      "The disk is full."
    )
  })

  it.each(["", "<html>no</html>", '{"error":"x"}', '{"message":""}', '{"message":7}', "null", '"text"', "[1]"])(
    "an error body of %j has no message [A8-04 B8-06]",
    async (body) => {
      expect(await sentenceFor({ status: 500, body })).toBe("API request failed (Internal Server Error)")
    }
  )

  it.each([
    [{ status: 502 }, "API request failed (Bad Gateway)"],
    [{ status: 405 }, "API request failed (Method Not Allowed)"],
    [{ status: 503, statusText: "Down For Repair" }, "API request failed (Down For Repair)"],
    [{ status: 599, statusText: "" }, "API request failed (599)"]
  ])("an answer of %j without a message says its status [A8-04]", async (answer, expected) => {
    expect(await sentenceFor(answer)).toBe(expected)
  })

  it("an error body that is very long or breaks off has no message: the status counts", async () => {
    const refused = { _tag: "Refused", status: 500, statusText: "Internal Server Error", message: null, action: null }
    const long = JSON.stringify({ message: "x".repeat(70_000) })
    expect(await answered({ status: 500, body: long })).toEqual(Result.fail(refused))
    expect(await answered({ status: 500, body: '{"message":"x"}', then: "drop" })).toEqual(Result.fail(refused))
  })

  it("an unexpected redirect is not followed", async () => {
    const answer = { status: 302, headers: { Location: `${service.origin}/elsewhere` } }
    expect(await answered(answer)).toEqual(Result.fail({ _tag: "Redirected" }))
    expect(service.seen.map(({ url }) => url)).toEqual(["/management/things"])
  })
})

describe("answers that are none", () => {
  it("a dropped connection, and one that drops within the answer", async () => {
    expect(await answered({ then: "drop", body: '{"a":' })).toEqual(Result.fail({ _tag: "Unreachable" }))
  })

  it("a service that is not there", async () => {
    const there = await startLocalService()
    await there.close()
    expect(await outcomeAt(there, sending())).toEqual(Result.fail({ _tag: "Unreachable" }))
  })

  it("no answer in time", async () => {
    expect(await answered({ then: "hang" }, { timeout: 1_000 })).toEqual(Result.fail({ _tag: "TimedOut" }))
    await service.givenUp
    expect(service.seen).toHaveLength(1)
  })

  it("an interruption aborts the request", async () => {
    service.answer(() => ({ then: "hang" }))
    const fiber = Effect.runFork(sending().pipe(Effect.provide(apiLayer(credentialsAt(service.origin)))))
    await service.arrived
    await Effect.runPromise(Fiber.interrupt(fiber))
    await service.givenUp
    expect(service.seen).toHaveLength(1)
  })

  it.each(['{"taskView":[{"taskId":1', "<!doctype html><p>Sign in", "{'a':1}", "undefined"])(
    "a body of %j is not JSON",
    async (body) => {
      expect(await answered({ body })).toEqual(Result.fail({ _tag: "Unreadable", path: "the body", expected: "JSON" }))
    }
  )

  it("an answer above the size limit is given up, whether it says so or not", async () => {
    const body = JSON.stringify("x".repeat(2000))
    const tooLarge = Result.fail({ _tag: "TooLarge", limit: 1000 })
    expect(await answered({ body }, { sizeLimit: 1000 })).toEqual(tooLarge)
    expect(await answered({ body, headers: { "Transfer-Encoding": "chunked" } }, { sizeLimit: 1000 })).toEqual(tooLarge)
    expect(await answered({ body }, { sizeLimit: 2002 })).toEqual(Result.succeed("x".repeat(2000)))
  })

  it("a byte-order mark is no obstacle", async () => {
    expect(await answered({ body: '\uFEFF{"a":1}' })).toEqual(Result.succeed({ a: 1 }))
  })

  it("an empty body is nothing: fine for a call whose answer nobody reads, a failure for a list", async () => {
    expect(await answered({ body: "" })).toEqual(Result.succeed(undefined))
    expect(await answered({ status: 204 })).toEqual(Result.succeed(undefined))
    expect(await answered({ body: "" }, { read: readRows("taskView", { taskId: "id" }) })).toEqual(
      Result.fail({ _tag: "Unreadable", path: "the answer", expected: 'an object with the list "taskView"' })
    )
  })
})

it("begins with the documents' words where there was no answer, and gives the reason where nothing was sent", () => {
  expect(sentenceOf({ _tag: "Unreachable" })).toBe(
    "API request failed: the service could not be reached. Check the connection and try again."
  )
  expect(sentenceOf({ _tag: "TimedOut" })).toBe(
    "API request failed: the service did not answer in time. Reload to see what it has done, then try again."
  )
  expect(sentenceOf({ _tag: "Redirected" })).toBe(
    "API request failed: the service redirected the request to another address, which is not followed. Check config.json."
  )
  expect(sentenceOf({ _tag: "TooLarge", limit: 3_000_000 })).toBe(
    "API request failed: the answer is larger than 3 MB. Narrow the filter and try again."
  )
  expect(sentenceOf({ _tag: "Unreadable", path: "user.id", expected: "a number" })).toBe(
    "API request failed: the answer could not be read, since user.id must be a number. Reload. If it happens again, report it."
  )
  expect(sentenceOf({ _tag: "NotSent", reason: "Nothing was sent." })).toBe("Nothing was sent.")
})
