import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { inspectable } from "./inspectable.ts"
import { secretMask } from "./masked-secrets.ts"
import { typedJson } from "./unfinished-json.ts"

describe("what an inspector shows", () => {
  it("masks by name at any depth; empty ones and flags stay", () => {
    expect(
      inspectable({
        token: "abc",
        isTokenFresh: true,
        authcode: "123",
        password: "",
        preauthCode: "approved",
        row: { deviceStatusDeviceKey0: "k", deviceStatusDeviceKey1: null, nickname: "Till 4" },
        manifest: { credentials: { authenticationCode: "x" } },
        utg: { connectionString: "Server=a;Password=b" }
      })
    ).toEqual({
      token: secretMask,
      isTokenFresh: true,
      authcode: secretMask,
      password: "",
      preauthCode: "approved",
      row: { deviceStatusDeviceKey0: secretMask, deviceStatusDeviceKey1: null, nickname: "Till 4" },
      manifest: { credentials: secretMask },
      utg: { connectionString: secretMask }
    })
  })

  it.each([
    [
      { type: "draft.changed", field: "apiPassword", text: "hush" },
      { type: "draft.changed", field: "apiPassword", text: secretMask }
    ],
    [
      { path: ["devices", "pin"], mine: "1", theirs: "2" },
      { path: ["devices", "pin"], mine: secretMask, theirs: secretMask }
    ],
    [
      { type: "draft.changed", field: "name", text: "Till" },
      { type: "draft.changed", field: "name", text: "Till" }
    ]
  ])("of %j shows %j", (value, shown) => expect(inspectable(value)).toEqual(shown))

  it("looks into JSON texts, and shows nothing of one that is not finished", () => {
    expect(inspectable({ text: '{"password":"hush","port":1}', typed: '{"password":"hu' })).toEqual({
      text: { json: { password: secretMask, port: 1 } },
      typed: "(15 characters that are not JSON yet)"
    })
    const draft = { free: typedJson('{"password":"hu', { pin: "hush" }), port: typedJson("12x", 12) }
    expect(inspectable({ draft })).toEqual({ draft: { free: "(15 characters that are not JSON yet)", port: "12x" } })
  })

  it("masks the given secrets wherever they stand, and leaves queries out of addresses", () => {
    expect(
      inspectable({ note: "Bearer t0ken!", t0ken: 1, address: "https://s.example/u/7?sig=abc#x and more" }, ["t0ken"])
    ).toEqual({ note: `Bearer ${secretMask}!`, [secretMask]: 1, address: "https://s.example/u/7?… and more" })
  })

  it("names what is no data, and reads what is", () => {
    class Ref {}
    const bare: unknown = Object.assign(Object.create(null), { id: 7, pin: "1" })
    expect(
      inspectable({
        ref: new Ref(),
        call: () => 1,
        at: new Date("2026-11-20T10:00:00Z"),
        never: new Date(Number.NaN),
        chosen: new Set([1, 2]),
        byId: new Map([[7, "seven"]]),
        error: new TypeError("no"),
        size: 10n,
        none: undefined,
        bare
      })
    ).toEqual({
      ref: "(Ref)",
      call: "(function)",
      at: "2026-11-20T10:00:00.000Z",
      never: "(no date)",
      chosen: [1, 2],
      byId: { 7: "seven" },
      error: { error: "TypeError", message: "no" },
      size: "10",
      none: undefined,
      bare: { id: 7, pin: secretMask }
    })
    expect(inspectable(Result.fail({ token: "abc", id: 7 }))).toMatchObject({
      failure: { token: secretMask, id: 7 }
    })
  })

  it("cuts what is long, wide or deep", () => {
    const deep = Array.from({ length: 12 }).reduce<unknown>((inner) => ({ inner }), "end")
    const cutDeep = JSON.stringify(inspectable(deep))
    expect(cutDeep).not.toContain("end")
    expect(inspectable(Array.from({ length: 32 }, (_, at) => at))).toEqual([
      ...Array.from({ length: 30 }, (_, at) => at),
      "… 2 more"
    ])
    expect(inspectable("x".repeat(700))).toBe(`${"x".repeat(600)}… (700 characters)`)
    const wide = inspectable(Object.fromEntries(Array.from({ length: 61 }, (_, at) => [`f${at}`, at])))
    expect(wide).toMatchObject({ f59: 59, "…": "1 more" })
  })
})
