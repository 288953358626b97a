import { Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { asked } from "../test-support/asked.ts"
import { type LocalService, outcomeAt, startLocalService } from "../test-support/local-service.ts"
import { findDeviceSchema } from "./device-schemas.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const schema = { type: "object", properties: { threadType: { type: "string" } } }
const manifest = {
  profiles: [],
  "device-profiles": [{ name: "lane3000", version: "2", file: "/devices/2/lane3000.json" }],
  "device-configs": [
    { name: "Lane3000", version: "1", file: "configs/1/lane3000.json" },
    { name: "lane3000", version: 2, file: "configs/2/lane3000.json" },
    { name: "lane3000", version: "3", file: "configs/3/lane3000.json" },
    { name: "isc250" }
  ]
}
const calls = {
  service: "GET /management/componentDevices?version=2",
  list: "GET /console/jsonform/lib/componentdevices.json",
  manifest: "GET /console/schemas/schemamanifest.json",
  file: "GET /console/schemas/configs/2/lane3000.json"
}
const down = { status: 500, body: '{"message":"down"}' }
const isDown = Result.fail({
  _tag: "Refused",
  status: 500,
  statusText: "Internal Server Error",
  message: "down",
  action: null
})

/** Each call is answered by the next of these. */
const answering = (...answers: ReadonlyArray<unknown>) =>
  service.answer((count) => {
    const answer = answers[count]
    return answer === "down" ? down : { body: JSON.stringify(answer) }
  })
const listed = (...componentDevice: ReadonlyArray<object>) => ({ componentDevice })
const find = (deviceType: string, owner: "utg" | "profile" = "utg") =>
  outcomeAt(service, findDeviceSchema(owner, deviceType))

describe("the schema of a device type", () => {
  it("is that of the service, and no file is asked for [B7-21]", async () => {
    answering(listed({ key: "26", name: "lane3000", Schema: schema }))
    expect(await find(" Lane3000 ")).toMatchObject(Result.succeed({ schema, source: "listed" }))
    expect(asked(service)).toEqual([calls.service])
  })

  it("of a code is that of the row with the code, wherever another has the model's name [B7-21 B9-36]", async () => {
    const other = { type: "object", properties: { other: { type: "string" } } }
    answering(listed({ key: "40", name: "iwl220", Schema: other }, { key: "6", name: "Desk", Schema: schema }))
    expect(await find("6")).toMatchObject(Result.succeed({ schema, source: "listed" }))
  })

  it("of a code that the list gives to another model is not in the file of the table's model", async () => {
    answering(listed({ key: "26", name: "ipp320" }), manifest)
    expect(await find("26")).toMatchObject(Result.succeed({ schema: null, source: "listed" }))
  })

  it("is in the file that the manifest names where the service has none of the type [B7-23]", async () => {
    answering(listed({ key: "4", name: "isc480", Schema: schema }), manifest, schema)
    expect(await find("lane3000")).toMatchObject(Result.succeed({ schema, source: "manifest" }))
    expect(asked(service)).toEqual([calls.service, calls.manifest, calls.file])
  })

  it("of a profile's device is in the profiles' file, whose name may begin with a slash", async () => {
    answering(listed(), manifest, schema)
    expect(await find("lane3000", "profile")).toMatchObject(Result.succeed({ schema, source: "manifest" }))
    expect(asked(service)[2]).toBe("GET /console/schemas/devices/2/lane3000.json")
  })

  it.each([
    ["26", []],
    ["26", [{ key: "26", name: "lane3000", Schema: null }]],
    ["42", [{ key: "42", name: "LANE3000", Schema: "{" }]]
  ])("of a code (%s) is in the file of the name that the service, else the model, has", async (type, rows) => {
    answering(listed(...rows), manifest, schema)
    expect(await find(type)).toMatchObject(Result.succeed({ schema, source: "manifest" }))
    expect(asked(service)[2]).toBe(calls.file)
  })

  it.each(["isc250", "ipp350"])("is none where the manifest names no file of it: %s", async (type) => {
    answering(listed(), manifest)
    expect(await find(type)).toMatchObject(Result.succeed({ schema: null, source: "listed" }))
  })

  it("is in the file, too, where neither list of schemas can be read", async () => {
    answering("down", "down", manifest, schema)
    expect(await find("lane3000")).toMatchObject(Result.succeed({ schema, source: "local" }))
    expect(asked(service)).toEqual([calls.service, calls.list, calls.manifest, calls.file])
  })

  it.each([
    ["the lists and the manifest", ["down", "down", "down"]],
    ["the lists, and the manifest has none", ["down", "down", {}]],
    ["the manifest", [listed(), "down"]],
    ["the file", [listed(), manifest, "down"]]
  ])("is not known where %s cannot be read", async (_, answers) => {
    answering(...answers)
    expect(await find("lane3000")).toEqual(isDown)
  })

  it("comes with the list of types by which it was found, whatever holds the schema itself [B9-36]", async () => {
    const types = [
      { key: "26", name: "Desk" },
      { key: "40", name: "lane3000" }
    ]
    const rows = types.map((type) => ({ ...type, Schema: null }))
    answering(listed(...rows), manifest, schema, listed(...rows), {}, "down", listed(...rows), manifest, schema)
    const typesOf = async () => Result.map(await find("lane3000"), (found) => found.types)
    expect([await typesOf(), await typesOf(), await typesOf()]).toEqual(Array(3).fill(Result.succeed(types)))
  })

  it("is not looked for in files when the token is not accepted", async () => {
    service.answer(() => ({ status: 401 }))
    expect(await find("lane3000")).toEqual(Result.fail({ _tag: "Unauthorized", code: 401 }))
    expect(service.seen).toHaveLength(1)
  })
})
