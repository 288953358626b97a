import { callMessages } from "@command-center/domain/message/call-messages"
import { Effect, Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import type { Call } from "./call.ts"
import { Http } from "./http.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const call = (given: Partial<Call<unknown>>): Call<unknown> => ({
  service: "management",
  method: "GET",
  place: ["things"],
  read: (json) => Result.succeed(json),
  ...given
})

const send = (given: Partial<Call<unknown>>, token: string | null = "token-1") =>
  outcomeAt(
    service,
    Effect.flatMap(Http, (http) => http.send(call(given))),
    token
  )

/** The headers that are the console's own, not the platform's. */
const ownHeaders = () => {
  const names = [
    "authorization",
    "content-type",
    "clientid",
    "request-envelope-version",
    "response-envelope-version",
    "x-http-method-override"
  ]
  const headers = service.seen[0]?.headers ?? {}
  return Object.fromEntries(names.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]])))
}

const enveloped = {
  authorization: "token-1",
  "content-type": "application/json",
  clientid: "4",
  "request-envelope-version": "1",
  "response-envelope-version": "1"
}

describe("headers", () => {
  it.each(["security", "management"] as const)(
    "%s calls carry the token itself, JSON, client id and envelopes [A7-01 A7-02 A7-03 A7-04 B7-01 B7-02]",
    async (name) => {
      await send({ service: name })
      expect(ownHeaders()).toEqual(enveloped)
    }
  )

  it.each(["DELETE", "PATCH"] as const)("%s travels as POST with the override [A7-06 A7-07 B7-03]", async (method) => {
    await send({ method })
    expect(service.seen[0]?.method).toBe("POST")
    expect(ownHeaders()).toEqual({ ...enveloped, "x-http-method-override": method })
  })

  it("PUT travels as PUT", async () => {
    await send({ method: "PUT", body: { a: 1 } })
    expect(service.seen[0]).toMatchObject({ method: "PUT", body: '{"a":1}' })
    expect(ownHeaders()).toEqual(enveloped)
  })

  it("single sign-on and static files carry no token [A7-05]", async () => {
    await send({ service: "sso", method: "POST", body: {} })
    expect(ownHeaders()).toEqual({ "content-type": "application/json" })
    await send({ service: "static" })
    expect(service.seen[1]?.headers).not.toHaveProperty("authorization")
    expect(service.seen[1]?.headers).not.toHaveProperty("clientid")
  })

  it("a call may leave the token out, and needs none then", async () => {
    await send({ anonymous: true }, null)
    const { authorization: _, ...others } = enveloped
    expect(ownHeaders()).toEqual(others)
  })

  it("a call's own token goes before the current one", async () => {
    await send({ token: "token-2" })
    expect(ownHeaders()).toEqual({ ...enveloped, authorization: "token-2" })
  })

  it.each([null, "", "line\nbreak", "naïve ✓"])("a token of %j is no token: nothing is sent", async (token) => {
    expect(await send({}, token)).toEqual(Result.fail({ _tag: "Unauthorized", code: 401 }))
    expect(service.seen).toEqual([])
  })
})

describe("addresses", () => {
  it.each([
    ["sso", "/sso/things"],
    ["security", "/security/things"],
    ["management", "/management/things"],
    ["static", "/console/things"]
  ] as const)("%s calls go to %s", async (name, url) => {
    await send({ service: name })
    expect(service.seen[0]?.url).toBe(url)
  })

  it("encodes each segment and each value", async () => {
    await send({ place: ["a/b", "c?d", "#é"], query: { token: "a&b=c", flag: true, count: 7 } })
    expect(service.seen[0]?.url).toBe("/management/a%2Fb/c%3Fd/%23%C3%A9?token=a%26b%3Dc&flag=true&count=7")
  })

  it("adds to the query an address has already", async () => {
    await send({ service: "static", place: new URL(`${service.origin}/x.json?a=1`), query: { t: 5 } })
    expect(service.seen[0]?.url).toBe("/x.json?a=1&t=5")
  })

  it.each(["", ".", "..", "\ud800", Number.NaN, 1.5])(
    "a segment of %j is refused and nothing sent",
    async (segment) => {
      expect(await send({ place: ["machines", segment], method: "DELETE" })).toEqual(
        Result.fail({ _tag: "NotSent", reason: callMessages.notAddressed })
      )
      expect(service.seen).toEqual([])
    }
  )
})
