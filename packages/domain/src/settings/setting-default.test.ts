import { describe, expect, it } from "vitest"
import { isDefault } from "./setting-default.ts"

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
