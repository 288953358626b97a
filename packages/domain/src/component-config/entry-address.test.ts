import { describe, expect, it } from "vitest"
import { entryAddresses, entryAt } from "./entry-address.ts"

const config = {
  apiInterfaceConfig: {
    apiInterface: [
      { cdType: 100 },
      { cdType: 100, listenPort: 1 },
      { cdType: 100, listenPort: null },
      { cdType: 100, listenPort: "" },
      { listenPort: 2 }
    ]
  },
  deviceConfig: {
    device: [
      { deviceType: "lane3000", taskDesc: "Lane 1" },
      { deviceType: "isc250" },
      { DeviceType: "lane3000", TaskDesc: "Lane 1" }
    ]
  }
}

describe("the address of an entry", () => {
  it("is its type and its port, also where it has none; which one it is where several share both", () =>
    expect(entryAddresses(config, "apiInterface")).toEqual([
      { type: "100", value: "", nth: 1 },
      { type: "100", value: "1", nth: 1 },
      { type: "100", value: "", nth: 2 },
      { type: "100", value: "", nth: 3 },
      null
    ]))

  it("is its type and its description, of a device", () =>
    expect(entryAddresses(config, "device")).toEqual([
      { type: "lane3000", value: "Lane 1", nth: 1 },
      { type: "isc250", value: "", nth: 1 },
      { type: "lane3000", value: "Lane 1", nth: 2 }
    ]))
})

describe("what an address means", () => {
  it("is that entry, each by its own", () => {
    const found = (["apiInterface", "device"] as const).map((kind) =>
      entryAddresses(config, kind).flatMap((address) =>
        address === null ? [] : entryAt(config, kind, address.type, address.value, String(address.nth))
      )
    )
    expect(found).toEqual([
      [0, 1, 2, 3],
      [0, 1, 2]
    ])
    expect(entryAt(config, "apiInterface", "100", "", null)).toBe(0)
  })

  it.each([
    ["100", null, null],
    ["100", null, "2"],
    ["100", "9", null],
    ["100", "", "4"],
    ["100", "", "x"],
    ["101", "1", null],
    [null, "2", null]
  ])("is none of what is there without a port, or one that none has: %j %j %j [B2.routes-04]", (type, port, nth) =>
    expect(entryAt(config, "apiInterface", type, port, nth)).toBeNull()
  )

  it("is no device without a description, or one that none has", () =>
    expect([
      entryAt(config, "device", "isc250", null, null),
      entryAt(config, "device", "isc250", "Lane 1", null),
      entryAt(config, "device", "lane3000", "", null)
    ]).toEqual([null, null, null]))
})
