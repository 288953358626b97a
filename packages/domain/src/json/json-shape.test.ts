import { describe, expect, it } from "vitest"
import { hasFields, isExactly, isNumber, isNumberOrNull, isText } from "./json-shape.ts"

const fields = { id: isNumber, name: isText, parent: isNumberOrNull, version: isExactly(0) }
const sound = { id: 1, name: "a", parent: null, version: 0 }

describe("a value with the fields that are wanted", () => {
  it.each([[sound], [{ ...sound, parent: 2 }], [{ ...sound, more: true }]])("%j is one", (value) =>
    expect(hasFields(value, fields)).toBe(true)
  )

  it.each([
    [null],
    ["text"],
    [[sound]],
    [{}],
    [{ ...sound, id: "1" }],
    [{ ...sound, name: null }],
    [{ ...sound, parent: undefined }],
    [{ ...sound, version: 1 }],
    [Object.create(sound)]
  ])("%j is none", (value) => expect(hasFields(value, fields)).toBe(false))
})
