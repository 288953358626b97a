import { readConfigSchema } from "@command-center/domain/component-config/config-schema"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { editions } from "../../database/seed/schemas/edition.ts"
import type { Sandbox } from "../../server.ts"
import { call, listIn, objectIn, startTestSandbox, tokenOf } from "../../testing.ts"
import { statusByCaller } from "../../testing-callers.ts"

let sandbox: Sandbox
let token: string

beforeAll(async () => {
  sandbox = await startTestSandbox()
  token = await tokenOf(sandbox)
})
afterAll(() => sandbox.close())

const schemaPath = (version: string, type = "1") =>
  `management/componentconfigschemas?componenttype=${type}&componentversion=${version}`
const schema = (version: string) =>
  objectIn(call(sandbox, { token, path: schemaPath(version) }), "componentConfigSchema")
const status = async (path: string) => (await call(sandbox, { token, path })).status
const file = async (path: string): Promise<unknown> => (await fetch(`${sandbox.origin}/${path}`)).json()

describe("configuration schemas", () => {
  it("come for a UTG version as JSON text with properties, and say whether they are migrated", async () => {
    const versions = ["5.1.0.3160", "5.0.0.3124", "5.0.0.3098", "5.0.0.2994", "4.9.12.2650"]
    const answers = await Promise.all(versions.map(schema))
    expect(answers.map((answer) => [answer["componentVersion"], answer["s4-migrated"]])).toEqual([
      ["5.0.0.3124", true],
      ["5.0.0.3124", true],
      ["5.0.0.3018", true],
      ["4.9.12.2650", false],
      ["4.9.12.2650", false]
    ])
    expect(answers.filter((answer) => Result.isFailure(readConfigSchema(answer)))).toEqual([])
    expect(answers.map((answer) => Object.keys(JSON.parse(String(answer["Schema"])).properties).at(0))).toEqual(
      versions.map(() => "utgGlobal")
    )
  })

  it("are asked for by component type 1 and a version of four parts", async () => {
    expect([
      await status(schemaPath("5.0.0.3124", "2")),
      await status(schemaPath("5.0")),
      await status("management/componentconfigschemas"),
      await status(schemaPath("4.0.0.1"))
    ]).toEqual([400, 400, 400, 404])
  })

  it("are read by anyone who is signed in", async () => {
    const byCaller = { nobody: 401, elsewhere: 200, reader: 200, editor: 200 }
    expect([
      await statusByCaller(sandbox, { path: schemaPath("5.0.0.3124") }),
      await statusByCaller(sandbox, { path: "management/componentDevices?version=2" })
    ]).toEqual([byCaller, byCaller])
  })
})

describe("device schemas", () => {
  it("have the model's id for a key, its name and JSON text", async () => {
    const devices = await listIn(
      call(sandbox, { token, path: "management/componentDevices?version=2" }),
      "componentDevice"
    )
    expect(devices.length).toBeGreaterThanOrEqual(10)
    expect(devices.map(({ key, name }) => [key, name])).toContainEqual([26, "lane3000"])
    expect(devices.filter((device) => JSON.parse(String(device["Schema"])).type !== "object")).toEqual([])
    expect(await status("management/componentDevices?version=3")).toBe(400)
  })

  it("are the same in the static file", async () => {
    const devices = await listIn(
      call(sandbox, { token, path: "management/componentDevices?version=2" }),
      "componentDevice"
    )
    expect(await file("jsonform/lib/componentdevices.json")).toEqual({ componentDevice: devices })
  })
})

describe("static schema files", () => {
  it("are all there that the manifest names", async () => {
    const manifest = Object(await file("schemas/schemamanifest.json"))
    const entries = [...manifest.profiles, ...manifest["device-profiles"], ...manifest["device-configs"]]
    const types = await Promise.all(entries.map(async (entry) => Object(await file(`schemas/${entry.file}`)).type))
    expect(types.filter((type) => type !== "object")).toEqual([])
    expect(manifest.profiles).toEqual([
      { utgVersion: "5.0.0.3124", default: true, file: "profiles/5.0.0.3124/profile-schema.json" },
      { utgVersion: "5.0.0.3018", default: false, file: "profiles/5.0.0.3018/profile-schema.json" },
      { utgVersion: "4.9.12.2650", default: false, file: "profiles/4.9.12.2650/profile-schema.json" }
    ])
    expect(manifest["device-configs"]).toContainEqual({
      name: "lane3000",
      version: "2",
      file: "devices/2/lane3000-config.json"
    })
  })

  it("hold for a version what the service answers", async () => {
    const pairs = editions.map(async ({ version }) => [
      JSON.parse(String((await schema(version))["Schema"])),
      await file(`schemas/configs/${version}/config-schema.json`)
    ])
    for (const [served, kept] of await Promise.all(pairs)) expect(kept).toEqual(served)
  })

  it.each(["schemas/configs/1.0/config-schema.json", "schemas", "schemas/", "jsonform", "jsonform/lib/x.js"])(
    "%s is a 404 that is not cached, not the console's page",
    async (path) => {
      const { headers, status: given } = await fetch(`${sandbox.origin}/${path}`)
      expect([given, headers.get("cache-control"), headers.get("content-type")]).toEqual([
        404,
        "no-store",
        "text/plain; charset=UTF-8"
      ])
    }
  )
})
