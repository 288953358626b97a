import { randomBytes } from "node:crypto"
import { describe, expect, it } from "vitest"
import { decrypted, encrypted } from "./token-vault.ts"

const key = randomBytes(32)

describe("a token at rest", () => {
  it("is read with its key for its rollout, and looks different each time", () => {
    const kept = encrypted(key, "r1", "secret-token")
    expect(decrypted(key, "r1", kept)).toBe("secret-token")
    expect(Buffer.from(kept, "base64").toString("latin1")).not.toContain("secret")
    expect(encrypted(key, "r1", "secret-token")).not.toBe(kept)
  })

  it("is none with another key, for another rollout, or changed", () => {
    const kept = encrypted(key, "r1", "secret-token")
    const bytes = Buffer.from(kept, "base64")
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1)
    expect([
      decrypted(randomBytes(32), "r1", kept),
      decrypted(key, "r2", kept),
      decrypted(key, "r1", bytes.toString("base64")),
      decrypted(key, "r1", "")
    ]).toEqual([null, null, null, null])
  })
})
