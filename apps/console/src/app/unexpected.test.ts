import { describe, expect, it } from "vitest"
import { tellUnexpected } from "./unexpected.ts"

const thrownOn = (thrown: ReadonlyArray<readonly ["error" | "unhandledrejection", unknown]>) => {
  const page = new EventTarget()
  const told: Array<string> = []
  tellUnexpected(page, (text) => told.push(text))
  for (const [type, value] of thrown)
    page.dispatchEvent(Object.assign(new Event(type), type === "error" ? { error: value } : { reason: value }))
  return told
}

const boom = new Error("boom")
const text = "An unexpected error has occurred: boom"

describe("an exception that nobody caught", () => {
  it.each(["error", "unhandledrejection"] as const)("is told with its text: %s [A8-27 B8-55]", (type) => {
    expect(thrownOn([[type, boom]])).toEqual([text])
  })

  it("is told once, however often it comes", () => {
    expect(
      thrownOn([
        ["error", boom],
        ["unhandledrejection", boom],
        ["error", new Error("boom")]
      ])
    ).toEqual([text])
  })

  it("is told by its name where it has no text", () => {
    expect(thrownOn([["error", new RangeError("")]])).toEqual(["An unexpected error has occurred: RangeError"])
  })

  it.each([
    ["a text", "boom", "boom"],
    ["a number", 404, "404"],
    ["what says so itself", { message: "boom", code: 7 }, "boom"],
    ["what has a name alone", { name: "QuotaExceeded", message: "" }, "QuotaExceeded"],
    ["anything else", { code: 7 }, "[object Object]"],
    ["a list", ["boom"], "[object Array]"]
  ])("is told, too, where it is no error: %s [A8-27 B8-55]", (_, thrown, words) => {
    const told = [`An unexpected error has occurred: ${words}`]
    expect([thrownOn([["error", thrown]]), thrownOn([["unhandledrejection", thrown]])]).toEqual([told, told])
  })

  it("is none where the browser notes something, or a call was ended", () => {
    const ended = new DOMException("ended", "AbortError")
    expect(
      thrownOn([
        ["error", null],
        ["error", undefined],
        ["unhandledrejection", ""],
        ["unhandledrejection", ended]
      ])
    ).toEqual([])
  })
})
