import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { apiInterfacesOf, configDevicesOf, parseConfig, readConfig, withConfig } from "./component-config.ts"

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

describe("a record with a configuration", () => {
  const record = { Config: '{"a":1}', Hash: "h", Unknown: 5 }

  it("is read in either letter case, and kept whole for what is sent back", () => {
    expect(Result.getOrThrow(readConfig(record))).toMatchObject({ config: { a: 1 }, hash: "h", json: record })
  })

  it.each([
    [[record], { field: "", expected: "an object" }],
    [null, { field: "", expected: "an object" }],
    [{ config: "{" }, { field: "config", expected: "JSON text" }]
  ])("that cannot be read says what is wrong: %j", (json, issue) => {
    expect(readConfig(json)).toEqual(Result.fail(issue))
  })
})

it("a configuration that is sent keeps the digits of all that was not touched", () => {
  const text = '{"name": "A", "serial": 9007199254740993, "list": [18446744073709551615, {"rate": 1.10}]}'
  const config = Result.getOrThrow(parseConfig(text))
  expect(withConfig({ json: { Config: text, hash: "h" }, config }, { ...Object(config), name: "B" })).toEqual({
    Config: '{"name":"B","serial":9007199254740993,"list":[18446744073709551615,{"rate":1.10}]}',
    hash: "h"
  })
})
