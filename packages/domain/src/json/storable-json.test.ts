import { expect, it } from "vitest"
import { deepestJson, isTooDeep, unstorableJson } from "./storable-json.ts"

const nested = (levels: number): unknown => JSON.parse(`${'{"a":['.repeat(levels / 2)}${"]}".repeat(levels / 2)}`)

it("takes what a database keeps, to the deepest level", () => {
  expect(unstorableJson({ name: "Café 💥", list: [1, null, true, { a: "" }] })).toBeNull()
  expect(unstorableJson("text")).toBeNull()
  expect(unstorableJson(null)).toBeNull()
  expect(unstorableJson(nested(deepestJson))).toBeNull()
})

it("names the place of a character that cannot be kept, in a value or in a name", () => {
  expect(unstorableJson("\0")).toEqual({ kind: "text", path: "" })
  expect(unstorableJson({ waves: [{}, { note: "half \ud800" }] })).toEqual({ kind: "text", path: "waves.1.note" })
  expect(unstorableJson({ waves: [{ "a\0": 1 }] })).toEqual({ kind: "name", path: "waves.0" })
})

it("refuses what is nested too deep for whoever walks it, and is not overcome by it", () => {
  expect(unstorableJson(nested(deepestJson + 2))).toEqual({ kind: "deep", path: "" })
  expect(unstorableJson(nested(200_000))).toEqual({ kind: "deep", path: "" })
})

it.each([
  ["text", "[[[", false],
  ["null", null, false],
  ["an empty object", {}, false],
  ["as many levels as may be", nested(deepestJson), false],
  ["a level more", [nested(deepestJson)], true],
  ["as many beside what is flat", { a: [], b: nested(deepestJson - 2), c: 1 }, false],
  ["a level more beside what is flat", { a: [], b: nested(deepestJson), c: 1 }, true],
  ["a text that cannot be kept beside what is too deep", { a: "\0", b: nested(deepestJson) }, true],
  ["more levels than a stack has", nested(200_000), true]
])("tells whether %s is too deep", (_, json, isDeep) => expect(isTooDeep(json)).toBe(isDeep))
