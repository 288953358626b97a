import { describe, expect, it } from "vitest"
import { hasTypeCodes, namedValue, shownDeviceField } from "./device-names.ts"

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
    expect(shownDeviceField(schema, "deviceType", value, [])).toBe(shown)
    expect(shownDeviceField(schema, "threadType", value, [])).toBe(shown)
  })

  it.each([
    ["26", "lane3000 (26)"],
    ["26b", "26b"],
    ["1e1", "1e1"],
    ["b26", "b26"],
    ["999", "Unknown device type 999"],
    ["99999999999999999999", "99999999999999999999"],
    ["lane3000", "lane3000"],
    [null, null]
  ])("with the model that its code stands for, where no schema names it: %s as %s", (value, shown) => {
    expect(shownDeviceField(null, "deviceType", value, [])).toBe(shown)
  })

  it("and a thread type has no model", () => expect(shownDeviceField(null, "threadType", "26", [])).toBe("26"))

  it("with the name that the service has for its code, before the table's [B3-24 B9-36]", () => {
    const named = [
      { key: "26", name: "Lane 3000 Plus" },
      { key: "40", name: "Desk 1500" },
      { key: "41", name: "" }
    ]
    const shown = ["26", "40", "41", "lane3000"].map((code) => shownDeviceField(null, "deviceType", code, named))
    expect(shown).toEqual(["Lane 3000 Plus (26)", "Desk 1500 (40)", "Unknown device type 41", "lane3000"])
  })

  it("and only where there is a code, the service's names are needed", () => {
    expect([hasTypeCodes(["26"]), hasTypeCodes([null, "lane3000", "26b"]), hasTypeCodes([])]).toEqual([
      true,
      false,
      false
    ])
  })
})

it("nothing has no name, and a value without a name stands alone", () => {
  expect([namedValue(null, "Lane"), namedValue("5", ""), namedValue("5", null), namedValue("5", "Lane")]).toEqual([
    null,
    "5",
    "5",
    "Lane (5)"
  ])
})
