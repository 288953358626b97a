import { describe, expect, it } from "vitest"
import { namedValue, shownDeviceField } from "./device-names.ts"

const field = { enum: ["lane3000", "EMV"], enumNames: ["Lane/3000", "EMV"] }
const schema = {
  properties: {
    deviceConfig: {
      properties: { device: { items: { properties: { deviceType: field, threadType: field } } } }
    }
  }
}

describe("a device's type is shown", () => {
  it.each([
    ["lane3000", "Lane/3000 (lane3000)"],
    ["EMV", "EMV"],
    ["made up", "made up"],
    [null, null]
  ])("with the name that the schema has for it: %s as %s", (value, shown) => {
    expect(shownDeviceField(schema, "deviceType", value)).toBe(shown)
    expect(shownDeviceField(schema, "threadType", value)).toBe(shown)
  })

  it.each([
    ["26", "lane3000 (26)"],
    ["26b", "26b"],
    ["1e1", "1e1"],
    ["b26", "b26"],
    ["999", "999"],
    ["lane3000", "lane3000"],
    [null, null]
  ])("with the model that its code stands for, where no schema names it: %s as %s", (value, shown) => {
    expect(shownDeviceField(null, "deviceType", value)).toBe(shown)
  })

  it("and a thread type has no model", () => expect(shownDeviceField(null, "threadType", "26")).toBe("26"))
})

it("nothing has no name, and a value without a name stands alone", () => {
  expect([namedValue(null, "Lane"), namedValue("5", ""), namedValue("5", null), namedValue("5", "Lane")]).toEqual([
    null,
    "5",
    "5",
    "Lane (5)"
  ])
})
