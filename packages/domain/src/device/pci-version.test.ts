import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { modelPatternsOf, pciDeviceChoices, pciVersionOfType } from "./pci-version.ts"
import { reportedPciVersion, reportedType, reportsDeviceType } from "./reported.ts"

describe("the PCI version of a device type", () => {
  it.each(["ipp320", "ipp350", "isc250", "iup250", ""])("%j gives 0 [B5-49]", (type) => {
    expect(pciVersionOfType(type)).toEqual(Result.succeed(0))
  })

  it.each(["iwl220", "iwl250", "iwl252", "iwl228", "iwl258", "icm122", "imp322", "imp352"])(
    "%s gives 3 [B5-50]",
    (type) => {
      expect(pciVersionOfType(type)).toEqual(Result.succeed(3))
    }
  )

  it.each(["isc480", "imp657", "imp627"])("%s gives 4 [B5-51]", (type) => {
    expect(pciVersionOfType(type)).toEqual(Result.succeed(4))
  })

  it("is found in any letter case, with blanks around it", () => {
    expect([" ISC480 ", "  "].map(pciVersionOfType)).toEqual([Result.succeed(4), Result.succeed(0)])
  })

  it.each(["lane3000", "nonesuch", "constructor"])("%s is refused with the key [B5-46]", (key) => {
    expect(pciVersionOfType(key)).toEqual(Result.fail({ _tag: "InvalidDeviceKey", key }))
  })

  it("is asked for by the types whose model number tells it, in the document's order", () => {
    expect(pciDeviceChoices).toEqual(["ipp320", "ipp350", "isc250", "iup250"])
  })
})

describe("model number patterns", () => {
  const [p01, p11, p31] = [
    { pattern: "01T", label: "01T", pciVersion: 3 },
    { pattern: "11T", label: "11T", pciVersion: 3 },
    { pattern: "31T", label: "31T", pciVersion: 4 }
  ]

  it("are offered per device, each with its PCI version [B5-52 B5-53]", () => {
    expect(Object.fromEntries(pciDeviceChoices.map((type) => [type, modelPatternsOf(type)]))).toEqual({
      ipp320: [p31, p11],
      ipp350: [p31, p11],
      isc250: [p31, p01],
      iup250: [
        { pattern: "LE", label: "LE with 13_23=0", pciVersion: null },
        { pattern: "11T", label: "11T with 13_23=1", pciVersion: 3 },
        p01
      ]
    })
  })

  it("are found in any letter case, and offered for no type, nor for one without", () => {
    expect([modelPatternsOf(" IPP320 "), modelPatternsOf(""), modelPatternsOf("lane3000")]).toEqual([
      [p31, p11],
      [],
      []
    ])
  })

  it("are offered for every device that can be chosen, and for none whose type alone tells the PCI version [B5-53]", () => {
    expect([
      pciDeviceChoices.filter((type) => modelPatternsOf(type).length === 0),
      ["iwl220", "icm122", "imp352", "isc480", "imp627"].flatMap(modelPatternsOf)
    ]).toEqual([[], []])
  })
})

describe("what a row reports", () => {
  it.each([
    [null, null],
    ["", null],
    ["  ", null],
    [" ipp320 ", "ipp320"]
  ])("the device type %j is %j; without one nothing is pushed to it", (reported, type) => {
    const row = { deviceStatusDeviceType: reported }
    expect([reportedType(row), reportsDeviceType(row)]).toEqual([type, type !== null])
  })

  it.each([
    [null, 0],
    ["", 0],
    ["unknown", 0],
    ["0", 0],
    ["3", 3],
    ["PCI 4.1", 4],
    ["12", 12]
  ])("the PCI version %j is %i", (deviceStatusDevicePciVersion, version) => {
    expect(reportedPciVersion({ deviceStatusDevicePciVersion })).toBe(version)
  })
})
