import { describe, expect, it } from "vitest"
import { changedSettings, isDefault } from "./changed.ts"

describe("what changed", () => {
  it.each<[unknown, unknown, ReadonlyArray<string>]>([
    [{ a: 1, b: { c: 2 } }, { b: { c: 2 }, a: 1 }, []],
    [{ a: 1, b: { c: 2 } }, { a: 1, b: { c: 3 } }, ["b/c"]],
    [{ a: 1 }, { b: 1 }, ["a", "b"]],
    [{ a: { b: 1, c: 1 } }, {}, ["a/b", "a/c"]],
    [{}, { a: {} }, ["a"]],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, ["a", "a/1/b"]],
    [{ a: [1] }, { a: [1, 2] }, ["a"]],
    [{ a: { b: 1 } }, { a: [1] }, ["a/b"]],
    [undefined, { a: 1 }, ["a"]],
    [{ a: 1 }, { a: "1" }, ["a"]]
  ])("from %j to %j are %j", (saved, value, keys) => expect([...changedSettings(saved, value)]).toEqual(keys))
})

describe("a default", () => {
  it.each([
    [5, 5, true],
    [5, undefined, true],
    [5, 6, false],
    [[1], [1], true],
    [undefined, undefined, false],
    [undefined, 5, false]
  ])("of %j is what %j is: %j", (preset, value, is) => expect(isDefault({ default: preset }, value)).toBe(is))
})
