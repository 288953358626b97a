import { expect, it } from "vitest"
import { jsonIn } from "./json-text.ts"

it("reads JSON of any kind, and nothing of any other text", () => {
  expect(['{"a":[1]}', '"b"', "null", "", "{", "undefined"].map(jsonIn)).toEqual([
    { a: [1] },
    "b",
    null,
    undefined,
    undefined,
    undefined
  ])
})
