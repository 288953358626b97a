import { describe, expect, it } from "vitest"
import {
  fieldNameIn,
  isJsonObject,
  jsonField,
  jsonList,
  jsonText,
  shownText,
  withFields,
  withRecordFields
} from "./json-field.ts"

describe("a field of JSON", () => {
  it.each([
    [{ name: "a" }, "a"],
    [{ Name: "a" }, "a"],
    [{ name: null, Name: "a" }, "a"],
    [{ name: "a", Name: "b" }, "a"],
    [{ NAME: "a" }, undefined],
    [{}, undefined],
    [["a"], undefined],
    [null, undefined],
    ["name", undefined]
  ])("of %j, in either case of the first letter, is %j", (json, value) => expect(jsonField(json, "name")).toBe(value))

  it("is the object's own", () =>
    expect([jsonField({}, "constructor"), jsonField({}, "toString"), jsonField({}, "__proto__")]).toEqual([
      undefined,
      undefined,
      undefined
    ]))

  it.each([
    [{ name: 1 }, "name"],
    [{ Name: 1 }, "Name"],
    [{ name: 1, Name: 2 }, "name"],
    [{}, "name"]
  ])("of %j goes by %j", (json, name) => expect(fieldNameIn(json, "name")).toBe(name))

  it("is replaced in the letter case in which it came, the rest stays", () =>
    expect(withFields({ Name: "a", id: 1, Other: [2] }, { name: "b", id: 2, note: null })).toEqual({
      Name: "b",
      id: 2,
      Other: [2],
      note: null
    }))
})

describe("a field of a record of a service that it did not have", () => {
  it.each([
    [{ Id: 1, Name: "a", listenPort: 4 }, "Lane"],
    [{ id: 1, name: "a", Machine: null }, "lane"],
    [{ Id: 1, name: "a", _: 0 }, "lane"],
    [{}, "lane"]
  ])("of %j goes in the letter case of most others: %s", (json, name) =>
    expect(withRecordFields(json, { lane: "4" })).toEqual({ ...json, [name]: "4" })
  )

  it("and one that it had in its own", () =>
    expect(withRecordFields({ Id: 1, Name: "a", lane: "3" }, { lane: "4", name: "b" })).toEqual({
      Id: 1,
      Name: "b",
      lane: "4"
    }))
})

describe("a value of JSON", () => {
  it.each([
    ["a", "a", "a"],
    ["", null, null],
    [0, null, "0"],
    [148, null, "148"],
    [true, null, null],
    [null, null, null],
    [["a"], null, null]
  ])("%j is the text %j and is shown as %j", (value, text, shown) =>
    expect([jsonText(value), shownText(value)]).toEqual([text, shown])
  )

  it("is a list, or an empty one in its place", () =>
    expect([jsonList([1]), jsonList({ length: 1 }), jsonList(null)]).toEqual([[1], [], []]))

  it("is an object only where it has names", () =>
    expect([{}, [], null, "a", undefined].map((value) => isJsonObject(value))).toEqual([
      true,
      false,
      false,
      false,
      false
    ]))
})
