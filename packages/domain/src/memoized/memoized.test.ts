import { expect, it, vi } from "vitest"
import { memoizedByObject, memoizedLast } from "./memoized.ts"

it("is worked out once per object, also where the answer is nothing", () => {
  const answer = vi.fn<(asked: { readonly text: string }) => string | undefined>(({ text }) =>
    text === "" ? undefined : text
  )
  const asked = memoizedByObject(answer)
  const [some, none] = [{ text: "a" }, { text: "" }]
  expect([asked(some), asked(some), asked(none), asked(none), asked({ text: "a" })]).toEqual([
    "a",
    "a",
    undefined,
    undefined,
    "a"
  ])
  expect(answer).toHaveBeenCalledTimes(3)
})

it("gives the last answer again to the same question alone", () => {
  const answer = vi.fn<(one: object, other: number) => object>((one, other) => ({ one, other }))
  const asked = memoizedLast(answer)
  const one = {}
  expect(asked(one, 1)).toBe(asked(one, 1))
  expect(asked({}, 1)).not.toBe(asked(one, 1))
  expect(answer).toHaveBeenCalledTimes(3)
})
