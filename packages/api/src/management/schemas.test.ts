import { callMessages } from "@command-center/domain/message/call-messages"
import { Effect, Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { asked } from "../../test-support/asked.ts"
import {
  type Answer,
  configAt,
  credentialsAt,
  jsonAnswer,
  type LocalService,
  outcomeAt,
  startLocalService
} from "../../test-support/local-service.ts"
import { findConfigSchema } from "../config-schemas.ts"
import { findDeviceSchemas } from "../device-schemas.ts"
import { loadLocalConfigSchema, loadLocalDeviceSchemas, loadSchemaFile, loadSchemaManifest } from "../static/schemas.ts"
import { notSent, unreadable } from "../transport/api-error.ts"
import { Credentials } from "../transport/credentials.ts"
import { loadConfigSchema, loadDeviceSchemas } from "./schemas.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const schema = { type: "object", properties: { utgGlobal: { type: "object" } } }
const text = JSON.stringify(schema)
const whole = { rows: [{ key: "lane3000", name: "Lane 3000", schema }], unreadable: { count: 0, reasons: [] } }
const devices = { componentDevice: [{ key: "lane3000", name: "Lane 3000", Schema: text }] }

describe("the schema of a UTG version", () => {
  it.each([
    [{ componentConfigSchema: { Schema: text, "s4-migrated": true } }, true],
    [{ ComponentConfigSchema: [{ schema, "s4-migrated": "false" }] }, false]
  ])("is read as JSON text or JSON, with its flag [A9-03 B3-36 B7-20]", async (answer, isMigrated) => {
    service.answer(jsonAnswer(answer))
    expect(await outcomeAt(service, loadConfigSchema("5.0.0.3124"))).toEqual(Result.succeed({ schema, isMigrated }))
    expect(asked(service)).toEqual([
      "GET /management/componentconfigschemas?componenttype=1&componentversion=5.0.0.3124"
    ])
  })

  it.each(["{", "7", "[]"])("cannot be read from the text %s", async (Schema) => {
    service.answer(jsonAnswer({ componentConfigSchema: { Schema } }))
    const outcome = await outcomeAt(service, loadConfigSchema("5.0.0.3124"))
    expect(Result.mapError(outcome, (error) => error._tag === "Unreadable" && error.path)).toEqual(
      Result.fail("componentConfigSchema.schema")
    )
  })

  it("is in a static file too [A7-39 B7-22]", async () => {
    service.answer(jsonAnswer(schema))
    expect(await outcomeAt(service, loadLocalConfigSchema("5.0.0.3124"))).toEqual(
      Result.succeed({ schema, isMigrated: false })
    )
    expect(asked(service)).toEqual(["GET /console/schemas/configs/5.0.0.3124/config-schema.json"])
  })

  const refusal = { _tag: "Refused", status: 404, statusText: "Not Found", message: "none here", action: null } as const
  const nothing = { status: 404, body: '{"message":"none here"}' }

  it("of the file stands in for the service's, and it is said why [A7-39 B7-22]", async () => {
    service.answer((count) => (count === 0 ? nothing : { body: JSON.stringify(schema) }))
    expect(await outcomeAt(service, findConfigSchema("5.0.0.3124"))).toEqual(
      Result.succeed({ schema: { schema, isMigrated: false }, failure: refusal })
    )
    expect(asked(service)).toEqual([
      "GET /management/componentconfigschemas?componenttype=1&componentversion=5.0.0.3124",
      "GET /console/schemas/configs/5.0.0.3124/config-schema.json"
    ])
  })

  it("of the file stands in for a record of the service that has none, too [A7-39 B7-22]", async () => {
    const record = { componentConfigSchema: { Schema: null, "s4-migrated": true } }
    service.answer((count) => ({ body: JSON.stringify(count === 0 ? record : schema) }))
    expect(await outcomeAt(service, findConfigSchema("5.0.0.3124"))).toEqual(
      Result.succeed({
        schema: { schema, isMigrated: false },
        failure: unreadable("componentConfigSchema.schema", "an object")
      })
    )
  })

  it("is not known where neither has it, as the service said it", async () => {
    service.answer((count) => (count === 0 ? nothing : { status: 500 }))
    expect(await outcomeAt(service, findConfigSchema("5.0.0.3124"))).toEqual(Result.fail(refusal))
  })

  it("is not looked for in the file when the service has it, or does not accept the token", async () => {
    service.answer((count) =>
      count === 0
        ? { body: JSON.stringify({ componentConfigSchema: { Schema: JSON.stringify(schema) } }) }
        : { status: 401 }
    )
    expect(Result.map(await outcomeAt(service, findConfigSchema("5.0.0.3124")), ({ failure }) => failure)).toEqual(
      Result.succeed(null)
    )
    expect(await outcomeAt(service, findConfigSchema("5.0.0.3124"))).toEqual(
      Result.fail({ _tag: "Unauthorized", code: 401 })
    )
    expect(service.seen).toHaveLength(2)
  })
})

describe("device schemas", () => {
  it("are read from the service [B7-21]", async () => {
    service.answer(jsonAnswer(devices))
    expect(await outcomeAt(service, loadDeviceSchemas())).toEqual(Result.succeed(whole))
    expect(asked(service)).toEqual(["GET /management/componentDevices?version=2"])
  })

  it("are in a static file too [A7-38 B7-22]", async () => {
    service.answer(jsonAnswer(devices))
    expect(await outcomeAt(service, loadLocalDeviceSchemas())).toEqual(Result.succeed(whole))
    expect(asked(service)).toEqual(["GET /console/jsonform/lib/componentdevices.json"])
  })

  it("that cannot be read do not hold up the others", async () => {
    const broken = [{ name: "x", Schema: "{}" }, { key: "a", Schema: "{" }, { key: "b", Schema: "7" }, 7]
    service.answer(jsonAnswer({ componentDevice: [...broken, { key: 26, Schema: schema }] }))
    expect(await outcomeAt(service, loadDeviceSchemas())).toEqual(
      Result.succeed({
        rows: [
          { key: "a", name: "a", schema: null },
          { key: "b", name: "b", schema: null },
          { key: "26", name: "26", schema }
        ],
        unreadable: {
          count: 4,
          reasons: ["a row must be an object", "key must be text", "schema must be JSON text of an object"]
        }
      })
    )
  })

  it("keep key and name where they have no schema: only the form of a device needs it", async () => {
    const rows = [
      { key: "a", name: "A" },
      { key: "b", name: "B", Schema: null },
      { key: "c", Schema: " " },
      { key: "d", name: " " }
    ]
    service.answer(jsonAnswer({ componentDevice: rows }))
    expect(await outcomeAt(service, loadDeviceSchemas())).toEqual(
      Result.succeed({
        rows: [
          { key: "a", name: "A", schema: null },
          { key: "b", name: "B", schema: null },
          { key: "c", name: "c", schema: null },
          { key: "d", name: "d", schema: null }
        ],
        unreadable: { count: 0, reasons: [] }
      })
    )
  })

  const service404 = (count: number): Answer =>
    count === 0 ? { status: 404, body: '{"message":"none here"}' } : { body: JSON.stringify(devices) }

  it("come from where the runtime config says, and from the service where it says nothing [B7-24]", async () => {
    service.answer(jsonAnswer(devices))
    const by = (deviceSchemas: "service" | "local") => {
      const current = () => ({ config: { ...configAt(service.origin), deviceSchemas }, token: "token-1" })
      const credentials = { ...credentialsAt(service.origin), current }
      return outcomeAt(service, Effect.provideService(findDeviceSchemas(), Credentials, credentials))
    }
    expect([await by("service"), await by("local")]).toEqual([
      Result.succeed({ schemas: whole, failure: null }),
      Result.succeed({ schemas: whole, failure: null })
    ])
    expect(asked(service)).toEqual([
      "GET /management/componentDevices?version=2",
      "GET /console/jsonform/lib/componentdevices.json"
    ])
  })

  it("of the file stand in for the service's, which says why", async () => {
    service.answer(service404)
    expect(await outcomeAt(service, findDeviceSchemas())).toEqual(
      Result.succeed({
        schemas: whole,
        failure: { _tag: "Refused", status: 404, statusText: "Not Found", message: "none here", action: null }
      })
    )
  })

  it("are not looked for in the file when the token is not accepted", async () => {
    service.answer(() => ({ status: 401 }))
    expect(await outcomeAt(service, findDeviceSchemas())).toEqual(Result.fail({ _tag: "Unauthorized", code: 401 }))
    expect(service.seen).toHaveLength(1)
  })
})

describe("the schema manifest", () => {
  it("names the files, which are fetched under their names [B3-35 B7-22 B7-23]", async () => {
    const file = "profiles/5.0.0.3124/profile-schema.json"
    service.answer(jsonAnswer({ profiles: [{ utgVersion: "5.0.0.3124", default: true, file }] }))
    const manifest = Result.getOrThrow(await outcomeAt(service, loadSchemaManifest()))
    expect(manifest).toEqual({
      profiles: [{ utgVersion: "5.0.0.3124", isDefault: true, file }],
      deviceProfiles: [],
      deviceConfigs: [],
      unreadable: 0
    })
    service.answer(jsonAnswer(schema))
    expect(await outcomeAt(service, loadSchemaFile(manifest.profiles[0]?.file ?? ""))).toEqual(Result.succeed(schema))
    expect(asked(service)).toEqual(["GET /console/schemas/schemamanifest.json", `GET /console/schemas/${file}`])
  })

  it.each(["../config.json", "profiles//x.json", "/etc/x.json", ""])("cannot lead to %j", async (name) => {
    expect(await outcomeAt(service, loadSchemaFile(name))).toEqual(Result.fail(notSent(callMessages.notAddressed)))
    expect(service.seen).toEqual([])
  })

  it("that is a list is none", async () => {
    service.answer(jsonAnswer([]))
    expect(await outcomeAt(service, loadSchemaManifest())).toEqual(Result.fail(unreadable("the answer", "an object")))
  })
})
