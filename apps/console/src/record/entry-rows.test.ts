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
  expect(deviceRows(config, "/at")).toEqual([
    {
      entry: { kind: "device", at: 0, json: lane },
      name: "Lane & 1",
      path: "/at/lane%203000?desc=Lane%20%26%201",
      cells: { type: "lane 3000", description: "Lane & 1", thread: "EMV" }
    }
  ]))

it("what can be added has no port and no description yet; type 148 only once", () =>
  expect([newInterfaces(interfaceTypes(config, choices), "/at"), newDevices(choices, "/at")]).toEqual([
    [
      { type: "148", title: "Universal API", canBeAdded: false, path: "/at/148" },
      { type: "12", title: "Scale", canBeAdded: true, path: "/at/12" }
    ],
    [{ type: "lane3000", title: "lane3000", canBeAdded: true, path: "/at/lane3000" }]
  ]))

it("nothing can be added while schema and manifest are not known; what is there is shown all the same", () => {
  const types = interfaceTypes(config, failed)
  expect([types, newDevices(failed, "/at")]).toEqual([[], []])
  expect(interfaceRows(config, types, "/at")[0]?.cells["type"]).toBe("148")
})
