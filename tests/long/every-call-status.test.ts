import { sentenceOf } from "@command-center/api/transport/api-error"
import { answerMessages } from "@command-center/domain/message/answer-messages"
import { Result } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { standingAt } from "../../packages/api/test-support/asked.ts"
import { everyCall } from "../../packages/api/test-support/every-call.ts"
import { failedStatuses } from "../../packages/api/test-support/failed-statuses.ts"
import type { KnownCall } from "../../packages/api/test-support/known-call.ts"
import { callTime } from "../../packages/api/test-support/list-calls.ts"
import {
  type Answer,
  type LocalService,
  outcomeAt,
  startLocalService
} from "../../packages/api/test-support/local-service.ts"
import { eachCase } from "./support/each-case.ts"
import { shareOf } from "./support/seeded-share.ts"

const row = "Every call × every status"

const statuses = [...failedStatuses, [401, "Unauthorized"] as const]

interface Body {
  readonly is: string
  readonly body?: string
  /** The message that is read of it. */
  readonly message: string | null
}

const allBodies: ReadonlyArray<Body> = [
  { is: "the service's message", body: '{"message":"No."}', message: "No." },
  { is: "nothing", message: null },
  { is: "the message in the other letter case", body: '{"Message":"No."}', message: "No." },
  { is: "a web page", body: "<!doctype html><h1>Gateway</h1>", message: null },
  { is: "a message that is no text", body: '{"message":{"code":7}}', message: null },
  { is: "an empty message", body: '{"message":""}', message: null },
  { is: "JSON that ends too soon", body: '{"message":"No', message: null },
  { is: "200 kB", body: JSON.stringify({ message: "x".repeat(200_000) }), message: null }
]
const bodies = shareOf(allBodies, 1)

interface Case {
  readonly call: KnownCall
  readonly status: number
  readonly statusText: string
  readonly body: Body
}

const all: ReadonlyArray<Case> = everyCall.flatMap((call) =>
  statuses.flatMap(([status, statusText]) => bodies.map((body) => ({ call, status, statusText, body })))
)
const nameOf = ({ call, status, body }: Case) => `${call.name}, ${status} with ${body.is}`

let service: LocalService
beforeAll(async () => {
  service = await startLocalService()
})
afterAll(() => service.close())

const outcome = (call: KnownCall, answer: Answer) => {
  service.answer(() => answer)
  return outcomeAt(service, standingAt(callTime)(call.program))
}

/** Reads are tried twice more where the failure may pass; writes never are. */
const attempts = ({ call, status }: Case): number => (call.kind === "read" && [429, 503].includes(status) ? 3 : 1)

const expectedOf = ({ call, status, statusText, body }: Case) =>
  status === 401
    ? { _tag: "Unauthorized", code: 401 }
    : { _tag: "Refused", status, statusText, message: body.message, action: call.action }

const sentenceExpected = ({ call, status, statusText, body }: Case) => {
  if (status === 401) return answerMessages.unauthorized
  return call.action === null
    ? (body.message ?? answerMessages.requestFailed(statusText))
    : `Failed to ${call.action}. Status: ${statusText}`
}

it("is told with its status, says the catalogued sentence, goes to the session for 401, and is sent again by hand alone [A7-08 B8-04 B8-05]", async () => {
  await eachCase(row, shareOf(all, 600), nameOf, async (one) => {
    const before = service.seen.length
    const { status, body } = one
    const result = await outcome(one.call, { status, ...(body.body === undefined ? {} : { body: body.body }) })
    expect(result).toEqual(Result.fail(expectedOf(one)))
    expect(service.seen.length - before).toBe(attempts(one))
    expect(Result.isFailure(result) ? sentenceOf(result.failure) : "answered").toBe(sentenceExpected(one))
  })
})

it("is sent once more, to the letter, when somebody tries again", async () => {
  await eachCase(
    row,
    everyCall,
    ({ name }) => `${name} again`,
    async (call) => {
      await outcome(call, { status: 500 })
      const refused = service.seen.at(-1)
      const before = service.seen.length
      await outcome(call, { status: 404 })
      expect(service.seen.length - before).toBe(1)
      const again = service.seen.at(-1)
      expect([again?.method, again?.url, again?.body]).toEqual([refused?.method, refused?.url, refused?.body])
    }
  )
})

it("names the action of the calls that the documents name, but of the upload, which goes to storage", () => {
  expect(new Set(everyCall.flatMap(({ action }) => action ?? []))).toEqual(
    new Set([
      "fetch Device Forms",
      "update component",
      "fetch Component Config",
      "update Component Config",
      "remove the UTG",
      "fetch Machine Status",
      "fetch installation",
      "create installation",
      "update profile",
      "delete profile",
      "apply the profiles",
      "fetch users",
      "insert user"
    ])
  )
})
