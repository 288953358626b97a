import { describe, expect, it } from "vitest"
import { isSecretName, maskedSecrets, secretMask } from "./masked-secrets.ts"

describe("secrets in JSON", () => {
  it.each([
    "password",
    "Password",
    "dbPassword",
    "passPhrase",
    "clientSecret",
    "accessToken",
    "apiKey",
    "encryptionKey"
  ])("%s is a secret", (name) => expect(isSecretName(name)).toBe(true))
  it.each(["logLevel", "keepLogDays", "keyboard", "taskDesc", "listenPort", "apiTerminalId"])("%s is none", (name) =>
    expect(isSecretName(name)).toBe(false)
  )

  it("are masked at any depth, and nothing else is", () => {
    const json = { utgGlobal: { password: "x", logLevel: "Debug" }, list: [{ token: ["a"] }, 3, null], secret: "" }
    expect(maskedSecrets(json)).toEqual({
      utgGlobal: { password: secretMask, logLevel: "Debug" },
      list: [{ token: secretMask }, 3, null],
      secret: ""
    })
  })
})
