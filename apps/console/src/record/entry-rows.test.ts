import { Result } from "effect"
import { expect, it } from "vitest"
import type { ConfigChoices } from "./config-choices.ts"
import { deviceRows, interfaceRows, interfaceTypes, newDevices, newInterfaces } from "./entry-rows.ts"

const [till, bare] = [{ cdType: 148, taskDesc: "Main till", listenPort: 4000 }, { listenPort: 4001 }]
const lane = { deviceType: "lane 3000", taskDesc: "Lane & 1", threadType: "EMV" }
const config = { apiInterfaceConfig: { apiInterface: [till, bare] }, deviceConfig: { device: [lane] } }
const choices: ConfigChoices = {
  schema: Result.succeed({
    properties: {
      apiInterfaceConfig: {
        properties: {
          apiInterface: {
            items: { properties: { cdType: { enum: [148, 12], enumNames: ["Universal API", "Scale"] } } }
          }
        }
      }
    }
  }),
  deviceTypes: Result.succeed(["lane3000"]),
  notice: null
}
const failed: ConfigChoices = {
  schema: Result.fail({ _tag: "Refused", sentence: "down" }),
  deviceTypes: Result.fail({ _tag: "Refused", sentence: "down" }),
  notice: null
}

it("interfaces are named by the schema, and lead to their page by type and port", () =>
  expect(interfaceRows(config, interfaceTypes(config, choices), "/at")).toEqual([
    {
      entry: { kind: "apiInterface", at: 0, json: till },
      name: "Main till",
      path: "/at/148?port=4000",
      cells: { description: "Main till", type: "Universal API (148)", port: "4000" }
    },
    {
      entry: { kind: "apiInterface", at: 1, json: bare },
      name: "2",
      path: null,
      cells: { description: "2", type: null, port: "4001" }
    }
  ]))

it("devices lead to their page by type and description", () =>
  expect(deviceRows(config, null, "/at", [])).toEqual([
    {
      entry: { kind: "device", at: 0, json: lane },
      name: "Lane & 1",
      path: "/at/lane%203000?desc=Lane%20%26%201",
      cells: { type: "lane 3000", description: "Lane & 1", thread: "EMV" }
    }
  ]))

it("what has no port or no description has an address of its own, which is not that of a new one", () => {
  const apiInterface = [{ cdType: 12 }, { cdType: 12, listenPort: "" }, { cdType: 12, listenPort: 4 }]
  const device = [{ deviceType: "lane3000" }, { deviceType: "lane3000", taskDesc: null }]
  const bareOnes = { apiInterfaceConfig: { apiInterface }, deviceConfig: { device } }
  expect([
    interfaceRows(bareOnes, [], "/at").map(({ path }) => path),
    deviceRows(bareOnes, null, "/at", []).map(({ path }) => path)
  ]).toEqual([
    ["/at/12?port=", "/at/12?port=&n=2", "/at/12?port=4"],
    ["/at/lane3000?desc=", "/at/lane3000?desc=&n=2"]
  ])
})

it("what no address can hold leads nowhere and is not offered", () => {
  const device = [{ deviceType: ".." }, { deviceType: "lane3000", taskDesc: "half \ud800" }]
  expect(deviceRows({ deviceConfig: { device } }, null, "/at", []).map(({ path }) => path)).toEqual([null, null])
  expect(
    newDevices({ ...choices, deviceTypes: Result.succeed([".", "lane3000"]) }, "/at", []).map(({ path }) => path)
  ).toEqual(["/at/lane3000"])
})

it("devices are shown by the names of the schema, else of the models; addresses and entries keep what is sent", () => {
  const device = {
    properties: {
      deviceType: { enum: ["lane3000", 4], enumNames: ["Lane/3000", "iSC480"] },
      threadType: { oneOf: [{ const: 21, title: "EMV" }] }
    }
  }
  const schema = { properties: { deviceConfig: { properties: { device: { items: device } } } } }
  const of = (deviceType: string | number) => ({ deviceType, taskDesc: "Lane", threadType: 21 })
  const devices = [of("lane3000"), of(4), of("21"), of(99), { deviceType: 21, threadType: 5 }]
  const named = { ...choices, schema: Result.succeed(schema) }
  const rows = deviceRows({ deviceConfig: { device: devices } }, named, "/at", [])
  expect(rows.map(({ path, name, cells }) => [path, name, cells["type"], cells["thread"]])).toEqual([
    ["/at/lane3000?desc=Lane", "Lane", "Lane/3000 (lane3000)", "EMV (21)"],
    ["/at/4?desc=Lane", "Lane", "iSC480 (4)", "EMV (21)"],
    ["/at/21?desc=Lane", "Lane", "vx805 (21)", "EMV (21)"],
    ["/at/99?desc=Lane", "Lane", "Unknown device type 99", "EMV (21)"],
    ["/at/21?desc=", "vx805 (21)", "vx805 (21)", "5"]
  ])
  expect(rows.map(({ entry }) => entry.json)).toEqual(devices)
  expect(newDevices(named, "/at", [])).toMatchObject([{ type: "lane3000", title: "Lane/3000 (lane3000)" }])
})

it("devices of a code are shown by the service's name of it, and so they are offered [B3-24 B9-36]", () => {
  const names = [{ key: "21", name: "Desk 1500" }]
  const device = [{ deviceType: 21, taskDesc: "Lane" }]
  expect(deviceRows({ deviceConfig: { device } }, null, "/at", names)[0]?.cells["type"]).toBe("Desk 1500 (21)")
  const offered = newDevices({ ...choices, deviceTypes: Result.succeed(["21"]) }, "/at", names)
  expect(offered).toMatchObject([{ type: "21", title: "Desk 1500 (21)" }])
})

it("what can be added has no port and no description yet; type 148 only once", () =>
  expect([newInterfaces(interfaceTypes(config, choices), "/at"), newDevices(choices, "/at", [])]).toEqual([
    [
      { type: "148", title: "Universal API", canBeAdded: false, path: "/at/148" },
      { type: "12", title: "Scale", canBeAdded: true, path: "/at/12" }
    ],
    [{ type: "lane3000", title: "lane3000", canBeAdded: true, path: "/at/lane3000" }]
  ]))

it("nothing can be added while schema and manifest are not known; what is there is shown all the same", () => {
  const types = interfaceTypes(config, failed)
  expect([types, newDevices(failed, "/at", [])]).toEqual([[], []])
  expect(interfaceRows(config, types, "/at")[0]?.cells["type"]).toBe("148")
})
