import { expect, it } from "vitest"
import { isNetwork, makeClientAddress } from "./client-address.ts"

it("a network is an address, or one with its bits", () => {
  expect(["10.0.0.0/8", "127.0.0.1", "::1", "fd00::/8"].map(isNetwork)).toEqual([true, true, true, true])
  expect(["", "proxy", "10.0.0.0/33", "10.0.0.0/", "10.0.0.0/8/8", "10.0.0/8"].map(isNetwork)).toEqual(
    Array.from({ length: 6 }, () => false)
  )
})

it("without a proxy of ours it is who connected, whatever they write", () => {
  const addressOf = makeClientAddress([])
  expect(addressOf("203.0.113.9", undefined)).toBe("203.0.113.9")
  expect(addressOf("203.0.113.9", "198.51.100.1")).toBe("203.0.113.9")
  expect(addressOf("::ffff:203.0.113.9", undefined)).toBe("203.0.113.9")
})

it("behind proxies of ours it is the last address that is none of theirs", () => {
  const addressOf = makeClientAddress(["10.0.0.0/8", "::1"])
  expect(addressOf("10.0.0.7", "198.51.100.1")).toBe("198.51.100.1")
  expect(addressOf("::1", "192.0.2.66, 198.51.100.1, 10.3.3.3")).toBe("198.51.100.1")
  expect(addressOf("203.0.113.9", "198.51.100.1")).toBe("203.0.113.9")
  expect(addressOf("10.0.0.7", undefined)).toBe("10.0.0.7")
  expect(addressOf("10.0.0.7", "not an address")).toBe("10.0.0.7")
})
