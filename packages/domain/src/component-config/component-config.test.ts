import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { apiInterfacesOf, configDevicesOf, parseConfig } from "./component-config.ts"

const till = { cdType: 148, taskDesc: "Main till", listenPort: 26880 }
const lane = { deviceType: "lane3000", taskDesc: "Device 1", threadType: "EMV" }
const config = {
  utgGlobal: { lowDiskSpaceThresholdMB: -1, logLevel: "Debug", proxy: { host: "px", password: "p" }, trace: true },
  apiInterfaceConfig: { apiInterface: [till] },
  deviceConfig: { device: [lane] },
  notes: ""
}

describe("a component configuration", () => {
  it("is read from JSON text or taken as JSON", () => {
    expect([parseConfig('{"a":1}'), parseConfig({ a: 1 }), parseConfig(null), parseConfig(" ")]).toEqual([
      Result.succeed({ a: 1 }),
      Result.succeed({ a: 1 }),
      Result.succeed(null),
      Result.succeed(null)
    ])
  })

  it("that is not JSON is refused", () => expect(parseConfig("{")).toEqual(Result.fail("not JSON")))

  it("has API interfaces and devices", () => {
    expect([apiInterfacesOf(config), configDevicesOf(config)]).toEqual([
      [{ cdType: "148", taskDesc: "Main till", listenPort: "26880", json: till }],
      [{ ...lane, json: lane }]
    ])
  })

  it.each([null, {}, { apiInterfaceConfig: null, deviceConfig: { device: {} } }])("%j has none", (empty) =>
    expect([apiInterfacesOf(empty), configDevicesOf(empty)]).toEqual([[], []])
  )
})
