import { describe, expect, it } from "vitest"
import { incompatibilitiesOf, isUtgTooLow, minimumUtgVersion } from "./compatibility.ts"
import { compatibilityMessages } from "./compatibility-messages.ts"
import { compatibleBatches } from "./compatible-batches.ts"
import { sampleDevice } from "./sample-device.ts"

const device = (
  deviceConfigId: number,
  deviceStatusDeviceType: string | null = "ipp320",
  deviceStatusDevicePciVersion: string | null = "4",
  utgVersion: string | null = "5.0.0.3018"
) => sampleDevice({ deviceConfigId, deviceStatusDeviceType, deviceStatusDevicePciVersion, utgVersion })

const types = (left: string | null, right: string | null) => ({
  _tag: "DeviceTypesDiffer",
  types: [
    { value: left, devices: [1] },
    { value: right, devices: [2] }
  ]
})

describe("devices that can't be updated together", () => {
  it("are of different types [B4-19]", () => {
    expect(incompatibilitiesOf([device(1), device(2, "isc250")], [])).toEqual([types("ipp320", "isc250")])
    expect(incompatibilitiesOf([device(1, " "), device(2, "isc250")], [])).toEqual([types(null, "isc250")])
    expect(incompatibilitiesOf([device(1, "desk1"), device(2, "desk2")], [])).toEqual([types("desk1", "desk2")])
  })

  it("are of one type where letter case, blanks or an alias are all that differs", () => {
    expect(incompatibilitiesOf([device(1, "iwl220"), device(2, "ICT220 "), device(3, "iwl220")], [])).toEqual([])
    expect(incompatibilitiesOf([device(1, "Desk1"), device(2, " desk1")], [])).toEqual([])
  })

  it("are of the types that the service's list has for them, whatever the table says [B4-19 B9-36]", () => {
    const apart = [
      { key: "6", name: "iwl220" },
      { key: "40", name: "ict220" }
    ]
    const together = [
      { key: "30", name: "desk1" },
      { key: "30", name: "isc250" }
    ]
    const aliases = [device(1, "iwl220"), device(2, "ict220")]
    expect(incompatibilitiesOf(aliases, apart)).toEqual([types("iwl220", "ict220")])
    expect(compatibleBatches(aliases, apart).batches.map(({ devices }) => devices.length)).toEqual([1, 1])
    expect(incompatibilitiesOf([device(1, "Desk1"), device(2, "isc250")], together)).toEqual([])
    expect(compatibleBatches([device(1, "Desk1"), device(2, "isc250")], together).batches).toHaveLength(1)
  })

  it("report different PCI versions [B4-21]", () => {
    expect(incompatibilitiesOf([device(1), device(2, "ipp320", "3"), device(3)], [])).toEqual([
      {
        _tag: "PciVersionsDiffer",
        versions: [
          { value: 4, devices: [1, 3] },
          { value: 3, devices: [2] }
        ]
      }
    ])
    expect(incompatibilitiesOf([device(1, "ipp320", "0"), device(2, "ipp320", null)], [])).toEqual([])
  })

  it.each(["5.0.0.3017", "6.1.2.0", "UTG 5.0.0.3017 beta"])(
    "have a UTG of version %s, whose fourth segment is below 3018 [A9-07 B4-20]",
    (version) => {
      expect(incompatibilitiesOf([device(1), device(2, "ipp320", "4", version)], [])).toEqual([
        { _tag: "UtgVersionTooLow", versions: [{ value: version.match(/[\d.]+/u)?.[0], devices: [2] }] }
      ])
    }
  )

  it.each([null, "", "5.0.3018", "new"])("have a UTG whose version is not known: %j", (version) => {
    expect(incompatibilitiesOf([device(1, "ipp320", "4", version)], [])).toEqual([
      { _tag: "UtgVersionTooLow", versions: [{ value: null, devices: [1] }] }
    ])
  })

  it("3018 itself, and more, is enough [A9-07 B4-20]", () => {
    const versions = [minimumUtgVersion, "4.9.0.3019", "5.0.0.12000"]
    expect([minimumUtgVersion, versions.map((utgVersion) => isUtgTooLow({ utgVersion }))]).toEqual([
      "5.0.0.3018",
      [false, false, false]
    ])
  })

  it("are not to be found in an empty selection, nor in a single good device", () => {
    expect([incompatibilitiesOf([], []), incompatibilitiesOf([device(1)], [])]).toEqual([[], []])
  })
})

describe("the Incompatible Devices dialog", () => {
  const [good, otherType, otherPci, old] = [
    device(1),
    device(2, "isc250"),
    device(3, "ipp320", "3"),
    device(4, "ipp320", "4", "5.0.0.10")
  ]
  const typesText = "The selected devices differ in device type (ipp320, isc250)."
  const pciText = "The selected devices differ in PCI version (4, 3)."
  const bothText = "The selected devices differ in device type (ipp320, isc250) and PCI version (4, 3)."
  const oldText = "1 of the selected devices has a UTG version below 5.0.0.3018."

  it.each([
    ["device type [A8-23]", [good, otherType], typesText],
    ["PCI version [A8-24]", [good, otherPci], pciText],
    ["UTG version [A8-25]", [good, old], oldText],
    ["device type and PCI version", [good, otherType, otherPci], bothText],
    ["device type and UTG version", [good, otherType, old], `${typesText} ${oldText}`],
    ["PCI version and UTG version", [good, otherPci, old], `${pciText} ${oldText}`],
    ["all three", [good, otherType, otherPci, old], `${bothText} ${oldText}`],
    ["nothing", [good], ""]
  ])("says what differs: %s [A8-26 B4-22]", (_, devices, text) => {
    expect(compatibilityMessages.text(incompatibilitiesOf(devices, []))).toBe(text)
  })

  it("counts the devices of old UTGs, of unknown version too, and names a type that is not reported", () => {
    const unknown = device(5, null, "4", null)
    expect(compatibilityMessages.text(incompatibilitiesOf([old, { ...old, deviceConfigId: 6 }, unknown], []))).toBe(
      "The selected devices differ in device type (ipp320, none reported). 3 of the selected devices have a UTG version below 5.0.0.3018 or not known."
    )
  })

  it("is titled", () => {
    expect(compatibilityMessages.title).toBe("Incompatible Devices")
  })
})

describe("the way forward", () => {
  const mixed = [
    device(1),
    device(2, "isc250", null),
    device(3, "IPP320 ", "3"),
    device(4, "ipp320", "4", "5.0.0.10"),
    device(5),
    device(6, null),
    device(7, " ", "4", null)
  ]
  const [first, second, third, fourth, fifth, sixth, seventh] = mixed

  it("is one batch per type and PCI version, without what can't be updated now", () => {
    expect(compatibleBatches(mixed, [])).toEqual({
      batches: [
        { deviceType: "IPP320", pciVersion: 3, devices: [third] },
        { deviceType: "ipp320", pciVersion: 4, devices: [first, fifth] },
        { deviceType: "isc250", pciVersion: 0, devices: [second] }
      ],
      utgTooLow: [fourth],
      withoutType: [sixth, seventh]
    })
  })

  it("is told in plain words", () => {
    expect([
      compatibilityMessages.waiting(compatibleBatches(mixed, [])),
      compatibilityMessages.waiting(compatibleBatches([device(4, "ipp320", "4", "5.0.0.10")], [])),
      compatibilityMessages.waiting(compatibleBatches([], []))
    ]).toEqual([
      "Needs UTG version 5.0.0.3018 or later first: 1 device. Reports no device type: 2 devices.",
      "Needs UTG version 5.0.0.3018 or later first: 1 device.",
      ""
    ])
  })
})
