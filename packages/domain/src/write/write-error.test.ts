import { describe, expect, it } from "vitest"
import { type CallError, isNotConfirmed, mayBeGone, mayBeThere } from "./write-error.ts"

const refused = (status: number): CallError => ({ _tag: "Refused", status })

describe("a write", () => {
  it.each([502, 503, 504])("answered %i is not confirmed: something before the service may have said so", (status) => {
    expect(isNotConfirmed(refused(status))).toBe(true)
  })

  it.each([400, 403, 404, 409, 412, 413, 422, 429, 500, 501, 505])(
    "answered %i is refused by the service",
    (status) => {
      expect(isNotConfirmed(refused(status))).toBe(false)
    }
  )

  it.each(["Unreachable", "TimedOut", "Unreadable", "TooLarge", "Redirected"] as const)(
    "that ended %s after it left is not confirmed",
    (_tag) => {
      expect(isNotConfirmed({ _tag })).toBe(true)
    }
  )

  it.each(["Unauthorized", "NotSent"] as const)("that ended %s was not carried out", (_tag) => {
    expect(isNotConfirmed({ _tag })).toBe(false)
  })
})

it("a creation answered 409 may have found what the same call created before", () => {
  expect([409, 404, 410, 412].map((status) => mayBeThere(refused(status)))).toEqual([true, false, false, false])
  expect(mayBeThere({ _tag: "TimedOut", status: 409 })).toBe(false)
})

it("a deletion answered 404, 409 or 410 may have found nothing to delete", () => {
  expect([404, 409, 410, 403, 500].map((status) => mayBeGone(refused(status)))).toEqual([
    true,
    true,
    true,
    false,
    false
  ])
  expect(mayBeGone({ _tag: "Unreachable", status: 404 })).toBe(false)
})
