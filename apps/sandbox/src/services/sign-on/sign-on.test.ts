import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Sandbox } from "../../server.ts"
import { call, objectIn, startTestSandbox, tokenOf } from "../../testing.ts"

let sandbox: Sandbox
let clock = new Date("2026-11-20T15:00:00.000Z")

beforeAll(async () => {
  sandbox = await startTestSandbox({ now: () => clock, tokenLifetimeMs: 60_000 })
})
afterAll(() => sandbox.close())

const anonymous = {
  "Content-Type": "application/json",
  Clientid: undefined,
  "Request-Envelope-Version": undefined,
  "Response-Envelope-Version": undefined
}
const exchange = (authenticationCode: string) =>
  call(sandbox, {
    method: "POST",
    path: "sso/accessTokens",
    headers: anonymous,
    body: { authenticationCode, applicationId: 4, expires: null, token: null }
  })
const renew = (token: string) => call(sandbox, { path: `sso/accessTokens/${token}`, headers: anonymous })
const userOf = (token: string) => call(sandbox, { path: `security/users?accesstoken=${token}`, token })

const choose = (personId: number, returnTo: string) =>
  fetch(`${sandbox.origin}/sso/sign-in`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ personId: String(personId), returnTo })
  })

describe("the sign-on page", () => {
  it("lists the people with what they may do, without script, and keeps the referrer", async () => {
    const referrer = `${sandbox.origin}/be/12/utgs?debug=true&authcode=old`
    const page = await fetch(`${sandbox.origin}/sso/?clientId=4&redirectToReferer=true`, {
      headers: { Referer: referrer }
    })
    const text = await page.text()
    expect(page.status).toBe(200)
    expect(page.headers.get("cache-control")).toBe("no-store")
    expect(page.headers.get("content-security-policy")).toContain("default-src 'none'; style-src 'self'")
    expect(text).toContain(`value="${sandbox.origin}/be/12/utgs?debug=true"`)
    expect(text).toContain("Dana Whitlock")
    expect(text).toContain("Operator: sees and edits everything, everywhere")
    expect(text.match(/<button /gu)).toHaveLength(sandbox.people.length)
    expect(text).not.toContain("<script")
    const style = await fetch(`${sandbox.origin}/sso/page.css`)
    expect([style.status, style.headers.get("content-type")]).toEqual([200, "text/css; charset=utf-8"])
  })

  it.each([
    ["another machine's address", "https://console.example/be/1/dashboard"],
    ["an address with user info", "http://dana:secret@localhost/be/1/dashboard"],
    ["the sign-on page itself", "/sso/?clientId=4"],
    ["no address", ""]
  ])("leads to the console's start page for %s", async (_, referrer) => {
    const address = referrer.startsWith("/") ? sandbox.origin + referrer : referrer
    const page = await fetch(`${sandbox.origin}/sso/`, { headers: address === "" ? {} : { Referer: address } })
    expect(await page.text()).toContain(`name="returnTo" value="${sandbox.origin}/"`)
  })

  it("sends the person back with an authentication code, to this machine only", async () => {
    const person = sandbox.people[0]?.id ?? 0
    const back = await choose(person, `${sandbox.origin}/be/1/tasks?debug=true`)
    const location = new URL(back.headers.get("location") ?? "")
    expect(back.status).toBe(303)
    expect(location.pathname).toBe("/be/1/tasks")
    expect(location.searchParams.get("debug")).toBe("true")
    expect(location.searchParams.get("authcode")).toMatch(/^[\w-]{32}$/u)
    const elsewhere = await choose(person, "https://console.example/")
    expect(new URL(elsewhere.headers.get("location") ?? "").origin).toBe(sandbox.origin)
    expect((await choose(999_999, sandbox.origin)).status).toBe(404)
  })
})

describe("the address that npm start prints", () => {
  const open = (person: string, headers: Record<string, string> = {}) =>
    fetch(`${sandbox.origin}/sso/sign-in?person=${encodeURIComponent(person)}`, { redirect: "manual", headers })

  it("leads to the console with a code that signs the named person in", async () => {
    const back = await open("dana.whitlock", { "Sec-Fetch-Site": "none" })
    const location = new URL(back.headers.get("location") ?? "")
    expect([back.status, location.origin, location.pathname]).toEqual([303, sandbox.origin, "/"])
    const { token } = await objectIn(exchange(location.searchParams.get("authcode") ?? ""), "accessToken")
    expect(await (await userOf(String(token))).json()).toMatchObject({ user: { username: "dana.whitlock" } })
  })

  it("is no link for a page elsewhere, and knows whom it may sign in", async () => {
    const statuses = [
      await open("dana.whitlock", { "Sec-Fetch-Site": "cross-site" }),
      await open("dana.whitlock", { "Sec-Fetch-Site": "same-site" }),
      await open("nobody"),
      await open(""),
      await open("a\u0000b")
    ].map(({ status }) => status)
    expect(statuses).toEqual([403, 403, 404, 404, 400])
  })
})

describe("access tokens", () => {
  it("exchanges a code once", async () => {
    const person = sandbox.people[0]
    const code = await sandbox.tokens.issueCode(person?.id ?? 0)
    const answer = await exchange(code)
    const { token, ...rest } = await objectIn(answer, "accessToken")
    expect(token).toMatch(/^[\w-]{32}$/u)
    expect(rest).toEqual({ authenticationCode: code, applicationId: 4, expires: "2026-11-20T15:01:00.000Z" })
    const user = await userOf(String(token))
    expect(await user.json()).toEqual({
      user: { id: person?.id, username: "dana.whitlock", businessEntityId: 1, imageSelected: true }
    })
    const again = await exchange(code)
    expect(again.status).toBe(401)
    expect(await again.json()).toEqual({ message: "The authentication code is unknown, used or too old." })
  })

  it("refuses a code after two minutes", async () => {
    const before = clock
    const code = await sandbox.tokens.issueCode(sandbox.people[0]?.id ?? 0)
    clock = new Date(before.getTime() + 121_000)
    expect((await exchange(code)).status).toBe(401)
    clock = before
  })

  it("renews a token into a new one, null when unknown, and lets both expire", async () => {
    const before = clock
    const old = await tokenOf(sandbox)
    clock = new Date(before.getTime() + 30_000)
    const { token, expires } = await objectIn(renew(old), "accessToken")
    expect(token).not.toBe(old)
    expect(expires).toBe("2026-11-20T15:01:30.000Z")
    clock = new Date(before.getTime() + 70_000)
    expect((await userOf(old)).status).toBe(401)
    expect((await userOf(String(token))).status).toBe(200)
    expect(await (await renew(old)).json()).toBeNull()
    expect(await (await renew("unknown")).json()).toBeNull()
    clock = before
  })

  it("refuses single sign-on calls with an Authorization header or a wrong body", async () => {
    const authorized = await call(sandbox, { path: "sso/accessTokens/x", headers: anonymous, token: "x" })
    expect(authorized.status).toBe(400)
    const wrong = await call(sandbox, {
      method: "POST",
      path: "sso/accessTokens",
      headers: anonymous,
      body: { authenticationCode: "x", applicationId: 5, expires: null, token: null }
    })
    expect(await wrong.json()).toEqual({ message: "The field applicationId is missing or has a wrong value." })
  })

  it("ends the tokens of this browser's sign-on, renewed ones too, when signing out", async () => {
    const back = await choose(sandbox.people[1]?.id ?? 0, sandbox.origin)
    const cookie = back.headers.get("set-cookie") ?? ""
    expect(cookie).toContain("HttpOnly")
    const code = new URL(back.headers.get("location") ?? "").searchParams.get("authcode") ?? ""
    const first = String((await objectIn(exchange(code), "accessToken"))["token"])
    const renewed = String((await objectIn(renew(first), "accessToken"))["token"])
    const other = await tokenOf(sandbox, "ravi.natarajan")
    const out = await fetch(`${sandbox.origin}/sso/logout?clientId=4&redirectToReferer=true`, {
      redirect: "manual",
      headers: { Cookie: cookie.split(";")[0] ?? "", Referer: `${sandbox.origin}/be/1/users` }
    })
    expect([out.status, out.headers.get("location")]).toEqual([303, `${sandbox.origin}/be/1/users`])
    expect((await userOf(first)).status).toBe(401)
    expect((await userOf(renewed)).status).toBe(401)
    expect((await userOf(other)).status).toBe(200)
  })
})

it("serves the image of a person who has one", async () => {
  const [withImage, without] = sandbox.people
  const image = await fetch(`${sandbox.origin}/sso/users/${withImage?.id}/image`)
  expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/svg+xml"])
  expect((await fetch(`${sandbox.origin}/sso/users/${without?.id}/image`)).status).toBe(404)
})
