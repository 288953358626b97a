import { Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import {
  type Answer,
  configAt,
  jsonAnswer,
  type LocalService,
  outcomeAt,
  startLocalService
} from "../test-support/local-service.ts"
import { loadRuntimeConfig } from "./runtime-config.ts"
import { exchangeCode, renewToken } from "./sign-on.ts"
import { sentenceOf } from "./transport/api-error.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const token = { authenticationCode: null, applicationId: 4, expires: "2026-11-20T20:00:00.000Z", token: "fresh" }

describe("exchangeCode", () => {
  it("posts the code with application id 4 and nothing else, without a token [A3-36 A7-34 A7-05]", async () => {
    service.answer(jsonAnswer({ accessToken: token }))
    expect(await outcomeAt(service, exchangeCode("code-1"))).toEqual(Result.succeed(token))
    expect(service.seen[0]).toMatchObject({
      method: "POST",
      url: "/sso/accessTokens",
      body: '{"authenticationCode":"code-1","applicationId":4,"expires":null,"token":null}'
    })
    expect(service.seen[0]?.headers).not.toHaveProperty("authorization")
  })

  it("reads the bare object too", async () => {
    service.answer(jsonAnswer(token))
    expect(await outcomeAt(service, exchangeCode("code-1"))).toEqual(Result.succeed(token))
  })

  it.each([{}, null, { accessToken: null }, { accessToken: {} }, { accessToken: { token: "" } }])(
    "%j brings no token",
    async (json) => {
      service.answer(jsonAnswer(json))
      const outcome = await outcomeAt(service, exchangeCode("code-1"))
      expect(Result.isFailure(outcome) && outcome.failure._tag).toBe("Unreadable")
    }
  )

  it("is not sent twice: a code can be used once", async () => {
    service.answer(() => ({ status: 503 }))
    await outcomeAt(service, exchangeCode("code-1"))
    expect(service.seen).toHaveLength(1)
  })
})

describe("renewToken", () => {
  it("asks for the token in the path, encoded, without a header [A7-33 A7-05]", async () => {
    service.answer(jsonAnswer({ accessToken: token }))
    expect(await outcomeAt(service, renewToken("a/b+c"))).toEqual(Result.succeed(token))
    expect(service.seen[0]).toMatchObject({ method: "GET", url: "/sso/accessTokens/a%2Fb%2Bc" })
    expect(service.seen[0]?.headers).not.toHaveProperty("authorization")
  })

  const failures: ReadonlyArray<readonly [string, Answer]> = [
    ["null", { body: "null" }],
    ["null in its field", { body: '{"accessToken":null}' }],
    ["401", { status: 401 }],
    ["404", { status: 404 }],
    ["500", { status: 500 }],
    ["a page", { body: "<html></html>" }],
    ["nothing", { body: "" }],
    ["a redirect", { status: 302, headers: { Location: "/" } }]
  ]
  it.each(failures)("%s counts as null [A7-33]", async (_, answer) => {
    service.answer(() => answer)
    expect(await outcomeAt(service, renewToken("old"))).toEqual(Result.succeed(null))
  })
})

describe("loadRuntimeConfig", () => {
  it("reads config.json beside the console, without headers [A7-36 A7-05]", async () => {
    service.answer(jsonAnswer(configAt(service.origin)))
    expect(await outcomeAt(service, loadRuntimeConfig(), null)).toEqual(Result.succeed(configAt(service.origin)))
    expect(service.seen[0]).toMatchObject({ method: "GET", url: "/console/config.json" })
    expect(service.seen[0]?.headers).not.toHaveProperty("clientid")
  })

  it("names the key that is missing", async () => {
    const { emberUrl: _, ...rest } = configAt(service.origin)
    service.answer(jsonAnswer(rest))
    const outcome = await outcomeAt(service, loadRuntimeConfig())
    expect(Result.isFailure(outcome) && sentenceOf(outcome.failure)).toBe(
      'config.json: "emberUrl" is missing. Give it the service\'s address.'
    )
  })

  it("fails where the file is not there", async () => {
    service.answer(() => ({ status: 404, statusText: "Not Found" }))
    expect(await outcomeAt(service, loadRuntimeConfig())).toEqual(
      Result.fail({ _tag: "Refused", status: 404, statusText: "Not Found", message: null, action: null })
    )
  })
})
