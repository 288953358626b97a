import { Schema } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { AccessToken, applicationId } from "./access-token.ts"
import { clientId, isLocalHost, signInAddress, signOutAddress, takeAuthcode, userImageAddress } from "./sign-on.ts"
import { User, UserManifest } from "./user.ts"

describe("single sign-on", () => {
  it("has the addresses of the contract, with client id 4", () => {
    const config = { ssoBaseUrl: "https://sso.example" }
    expect([clientId, applicationId, signInAddress(config), signOutAddress(config)]).toEqual([
      4,
      4,
      "https://sso.example/?clientId=4&redirectToReferer=true",
      "https://sso.example/logout?clientId=4&redirectToReferer=true"
    ])
  })

  it("gives an access token of four fields [A3-36]", () => {
    const token = { authenticationCode: "c", applicationId: 4, expires: null, token: "t" }
    expect(Schema.decodeUnknownSync(AccessToken)({ ...token, other: 1 })).toEqual(token)
  })

  it("has the image of a user at the sign-on service", () => {
    expect(userImageAddress({ ssoServiceBaseUrl: "https://sso.example/api" }, 7)).toBe(
      "https://sso.example/api/users/7/image"
    )
  })

  it("gives a user of four fields, and a manifest of two", () => {
    const user = { id: 7, username: "ada", businessEntityId: 42, imageSelected: false }
    const manifest = { username: "ada", image: null }
    expect(Schema.decodeUnknownSync(User)({ ...user, other: 1 })).toEqual(user)
    expect(Schema.decodeUnknownSync(UserManifest)({ ...manifest, other: 1 })).toEqual(manifest)
    expect(Object.keys(user).filter((key) => Schema.is(User)({ ...user, [key]: null }))).toEqual([])
    expect(Object.keys(manifest).filter((key) => Schema.is(UserManifest)({ ...manifest, [key]: 5 }))).toEqual([])
  })

  it.each(["localhost", "LOCALHOST", "app.localhost", "127.0.0.1", "127.100.20.3", "[::1]", "::1"])(
    "%s is local",
    (name) => {
      expect(isLocalHost(name)).toBe(true)
    }
  )

  it.each(["localhost.example", "notlocalhost", "127.0.0.1.example", "128.0.0.1", "console.example", ""])(
    "%j is not local",
    (name) => {
      expect(isLocalHost(name)).toBe(false)
    }
  )
})

describe("the authcode of an address", () => {
  const page = "https://console.example/be/1/utgs"
  it.each([
    ["none", `${page}?debug=true#top`, null, `${page}?debug=true#top`],
    ["none in an empty query", `${page}?`, null, `${page}?`],
    ["alone", `${page}?authcode=abc`, "abc", page],
    ["first", `${page}?authcode=abc&debug=true#top`, "abc", `${page}?debug=true#top`],
    ["between", `${page}?a=1&authcode=abc&b=%20+`, "abc", `${page}?a=1&b=%20+`],
    ["encoded", `${page}?authcode=a%2Bb%20c`, "a+b c", page],
    ["with a plus for a blank", `${page}?authcode=a+b`, "a b", page],
    ["before a fragment of lines", `${page}?authcode=abc&a=1#x\ny`, "abc", `${page}?a=1#x\ny`],
    ["in a fragment's query", `${page}#top?authcode=abc`, null, `${page}#top?authcode=abc`],
    ["of a query alone", "?authcode=abc", "abc", ""],
    ["none without a query", "authcode=abc", null, "authcode=abc"],
    ["in any case", `${page}?AuthCode=abc`, "abc", page],
    ["twice", `${page}?authcode=abc&authcode=def`, "abc", page],
    ["empty", `${page}?authcode=&a=1`, null, `${page}?a=1`],
    ["without a value", `${page}?authcode`, null, page],
    ["unreadable", `${page}?authcode=%E0%A4`, null, page],
    ["part of another name", `${page}?myauthcode=1&authcodes=2`, null, `${page}?myauthcode=1&authcodes=2`],
    ["in the fragment", `${page}#authcode=abc`, null, `${page}#authcode=abc`],
    ["of a path alone", "/?authcode=abc", "abc", "/"]
  ])("%s", (_, href, authcode, cleaned) => {
    expect(takeAuthcode(href)).toEqual({ authcode, cleaned })
  })

  it("is taken whatever stands around it, which stays as it was", () => {
    const others = fc.array(
      fc
        .tuple(fc.stringMatching(/^[b-z]{1,5}$/u), fc.string({ maxLength: 6 }))
        .map(([name, value]) => `${name}=${encodeURIComponent(value)}`),
      { maxLength: 4 }
    )
    const code = fc.string({ minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(others, others, code, fc.constantFrom("", "#top"), (before, after, authcode, hash) => {
        const parameters = [...before, `authcode=${encodeURIComponent(authcode)}`, ...after]
        const kept = [...before, ...after]
        expect(takeAuthcode(`${page}?${parameters.join("&")}${hash}`)).toEqual({
          authcode,
          cleaned: `${page}${kept.length === 0 ? "" : `?${kept.join("&")}`}${hash}`
        })
      }),
      { numRuns: 1000 }
    )
  })

  it("leaves none behind and never throws", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom("authcode", "=", "&", "?", "#", "%", "a", "/") }), (href) => {
        const { cleaned } = takeAuthcode(href)
        expect(takeAuthcode(cleaned)).toEqual({ authcode: null, cleaned })
      }),
      { numRuns: 2000 }
    )
  })
})
