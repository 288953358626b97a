import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { secretMask } from "../json/masked-secrets.ts"
import { apiInterfacesOf, configDevicesOf, parseConfig } from "./component-config.ts"
import { settingGroupsOf, settingsOf } from "./config-settings.ts"

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

  it("shows settings by section, secrets masked, the threshold -1 as 2", () => {
    expect(settingGroupsOf(config)).toEqual([
      {
        name: "utgGlobal",
        label: "Global settings",
        settings: [
          { path: "lowDiskSpaceThresholdMB", label: "Low disk space threshold (MB)", value: "2" },
          { path: "logLevel", label: "Log level", value: "Debug" },
          { path: "proxy / host", label: "Proxy / Host", value: "px" },
          { path: "proxy / password", label: "Proxy / Password", value: secretMask },
          { path: "trace", label: "Trace", value: "Yes" }
        ]
      },
      { name: "notes", label: "Notes", settings: [{ path: "notes", label: "Notes", value: null }] }
    ])
  })

  it("shows nothing for what is not set, and yes or no", () =>
    expect(
      settingsOf({ a: null, b: undefined, c: "", d: [], e: {}, f: false, g: 0 }).map(({ path, value }) => [path, value])
    ).toEqual([
      ["a", null],
      ["b", null],
      ["c", null],
      ["f", "No"],
      ["g", "0"]
    ]))

  it("has no settings where it is none", () =>
    expect([settingsOf(null), settingsOf(["a"]), settingGroupsOf("text"), settingGroupsOf(null)]).toEqual([
      [],
      [],
      [],
      []
    ]))

  it("masks a secret that stands alone", () =>
    expect(settingGroupsOf({ token: "t" })).toEqual([
      { name: "token", label: "Token", settings: [{ path: "token", label: "Token", value: secretMask }] }
    ]))

  it("masks a whole section that is a secret", () =>
    expect(settingGroupsOf({ credentials: { user: "u", code: "c" } })).toEqual([
      {
        name: "credentials",
        label: "Credentials",
        settings: [{ path: "credentials", label: "Credentials", value: secretMask }]
      }
    ]))

  it("numbers what stands in a list", () =>
    expect(settingsOf({ hosts: ["a", { port: 1 }] })).toEqual([
      { path: "hosts / 1", label: "Hosts / 1", value: "a" },
      { path: "hosts / 2 / port", label: "Hosts / 2 / Port", value: "1" }
    ]))
})
