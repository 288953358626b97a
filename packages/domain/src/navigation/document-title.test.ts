import { expect, it } from "vitest"
import { documentTitle } from "./document-title.ts"

it("names record, page, account and product", () => {
  expect(documentTitle(["10.0.195.42", "UTGs", "Thistle & Thread"])).toBe(
    "10.0.195.42 – UTGs – Thistle & Thread – Command Center"
  )
  expect(documentTitle([null, "Tasks", undefined])).toBe("Tasks – Command Center")
  expect(documentTitle([])).toBe("Command Center")
})

it("holds each name in one line, and cuts those that are too long", () => {
  expect(documentTitle(["a\n\u202eb\u0000", " \t"])).toBe("a b – Command Center")
  expect(documentTitle(["x".repeat(200)])).toBe(`${"x".repeat(79)}… – Command Center`)
})
