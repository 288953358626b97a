import { expect, it } from "vitest"
import { mergeJson } from "./merge-json.ts"

it("lays objects over one another field by field and replaces everything else", () => {
  const under = { utgGlobal: { logLevel: "Error", keepLogDays: 30 }, list: [1, 2], gone: { deep: 1 } }
  const over = { utgGlobal: { logLevel: "Debug" }, list: [3], gone: null, added: { a: 1 } }
  expect(mergeJson(under, over)).toEqual({
    utgGlobal: { logLevel: "Debug", keepLogDays: 30 },
    list: [3],
    gone: null,
    added: { a: 1 }
  })
  expect(mergeJson([1], { a: 1 })).toEqual({ a: 1 })
})

it("keeps a __proto__ field a field", () => {
  const merged = mergeJson({}, JSON.parse('{"__proto__":{"polluted":true}}'))
  expect(JSON.stringify(merged)).toBe('{"__proto__":{"polluted":true}}')
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false)
})
