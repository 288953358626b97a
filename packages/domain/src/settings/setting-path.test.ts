import { describe, expect, it } from "vitest"
import { pathKey, type SettingPath, valueAt, withValueAt } from "./setting-path.ts"

describe("a path", () => {
  it.each<[unknown, SettingPath, unknown]>([
    [{ a: [{ b: 1 }] }, ["a", 0, "b"], 1],
    [{ a: 1 }, [], { a: 1 }],
    [{ a: 1 }, ["a", "b"], undefined],
    [{ a: [] }, ["a", "length"], undefined],
    [{}, ["constructor"], undefined],
    [null, ["a"], undefined]
  ])("in %j of %j leads to %j", (value, path, found) => expect(valueAt(value, path)).toEqual(found))

  it("has a key that no other has", () =>
    expect(new Set([["a/b"], ["a", "b"], ["a~1b"], ["a", 1], ["ab"], []].map(pathKey)).size).toBe(6))

  it.each<[unknown, SettingPath, unknown, unknown]>([
    [{ a: { b: 1, c: 2 } }, ["a", "b"], 3, { a: { b: 3, c: 2 } }],
    [{ a: { b: 1, c: 2 } }, ["a", "b"], undefined, { a: { c: 2 } }],
    [{}, ["a", "b"], 1, { a: { b: 1 } }],
    [{}, ["a", 0, "b"], 1, { a: [{ b: 1 }] }],
    [{}, ["a", "b"], undefined, {}],
    [{ a: [1, 2, 3] }, ["a", 1], undefined, { a: [1, 3] }],
    [{ a: [1, 2] }, ["a", 7], 3, { a: [1, 2, 3] }],
    [{ a: [1, 2] }, ["a", 7], undefined, { a: [1, 2] }],
    [{ a: 1 }, ["a", "b"], 2, { a: { b: 2 } }],
    [{ a: 1 }, [], 5, 5]
  ])("%j at %j with %j is %j", (value, path, to, changed) => expect(withValueAt(value, path, to)).toEqual(changed))

  it("keeps what lies beside it, and all of it where nothing changes", () => {
    const value = { a: { b: 1 }, c: { d: 2 }, list: [1] }
    const changed = withValueAt(value, ["a", "b"], 2)
    expect(valueAt(changed, ["c"])).toBe(value.c)
    expect([
      withValueAt(value, ["a", "b"], 1),
      withValueAt(value, ["list", 0], 1),
      withValueAt(value, ["x"], undefined)
    ]).toEqual([value, value, value])
    expect(withValueAt(value, ["a", "b"], 1)).toBe(value)
    expect(withValueAt(value, ["list", 0], 1)).toBe(value)
  })
})
