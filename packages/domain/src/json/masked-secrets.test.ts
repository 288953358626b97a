import { describe, expect, it } from "vitest"
import { isSecretName, maskedAt, maskedSecrets, secretMask } from "./masked-secrets.ts"

describe("secrets in JSON", () => {
  it.each([
    "password",
    "Password",
    "dbPassword",
    "passPhrase",
    "clientSecret",
    "accessToken",
    "credential",
    "auth",
    "authorizationKey",
    "auth_key",
    "authKey",
    "authenticationCode",
    "authentication_code",
    "PIN",
    "apiKey",
    "encryptionKey"
  ])("%s is a secret", (name) => expect(isSecretName(name)).toBe(true))
  it.each([
    "author",
    "oauth",
    "authMode",
    "pinpad",
    "spin",
    "logLevel",
    "keepLogDays",
    "keyboard",
    "taskDesc",
    "listenPort",
    "apiTerminalId"
  ])("%s is none", (name) => expect(isSecretName(name)).toBe(false))

  it("that are not there are not masked", () =>
    expect(maskedSecrets({ password: null, token: undefined, secret: "", pin: 0, apiKey: false })).toEqual({
      password: null,
      token: undefined,
      secret: "",
      pin: secretMask,
      apiKey: secretMask
    }))

  it("are masked below a name that is one", () =>
    expect([maskedAt(["credentials", "user"], "u"), maskedAt(["user"], { pin: "1" }), maskedAt(["pin"], null)]).toEqual(
      [secretMask, { pin: secretMask }, null]
    ))

  it("are masked at any depth, and nothing else is", () => {
    const json = { utgGlobal: { password: "x", logLevel: "Debug" }, list: [{ token: ["a"] }, 3, null], secret: "" }
    expect(maskedSecrets(json)).toEqual({
      utgGlobal: { password: secretMask, logLevel: "Debug" },
      list: [{ token: secretMask }, 3, null],
      secret: ""
    })
  })
})

it("masks what is named besides, at any depth", () =>
  expect(maskedSecrets({ a: { seed: "x", b: [{ seed: "y", c: 1 }] } }, new Set(["seed"]))).toEqual({
    a: { seed: secretMask, b: [{ seed: secretMask, c: 1 }] }
  }))
