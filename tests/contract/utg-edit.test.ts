import { loadComponentConfig, saveComponentConfig } from "@command-center/api/management/component-configs"
import { loadComponent, loadMachineStatus, updateComponent } from "@command-center/api/management/components"
import { loadList } from "@command-center/api/management/lists"
import { loadConfigSchema, loadDeviceSchemas } from "@command-center/api/management/schemas"
import {
  loadLocalConfigSchema,
  loadLocalDeviceSchemas,
  loadSchemaFile,
  loadSchemaManifest
} from "@command-center/api/static/schemas"
import { sentenceOf } from "@command-center/api/transport/api-error"
import { withConfig } from "@command-center/domain/component-config/component-config"
import { schemaFileFor } from "@command-center/domain/component-config/schema-manifest"
import { isJsonObject } from "@command-center/domain/json/json-field"
import { type UtgRow, utgFields } from "@command-center/domain/utg/utg"
import { editedComponent, editOf } from "@command-center/domain/utg/utg-component"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Result } from "effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Estate, openEstate } from "./support/estate.ts"

const account = knownAccounts.region.id
const at = `/management/businessentities/${account}`

let estate: Estate
let utg: UtgRow
beforeAll(async () => {
  estate = await openEstate()
  const { rows } = await estate.given(loadList({ call: "utgs", fields: utgFields }, account))
  const [first] = rows
  if (first === undefined) throw new Error("There is no UTG.")
  utg = first
})
afterAll(() => estate.close())

const machine = () => utg.machinePermanentId ?? ""
const place = () => `${at}/machines/${machine()}/components/${utg.componentPermanentId ?? ""}`
const readConfig = () => estate.given(loadComponentConfig(account, machine(), utg.componentPermanentId))
const record = (value: unknown) => (isJsonObject(value) ? value : {})

describe("a UTG's descriptive data", () => {
  it("are replaced in the component as it was read; the rest stays as it is [B3-10 B7-13]", async () => {
    const before = await estate.given(loadComponent(account, utg.componentId))
    const edit = { ...editOf(before), nickname: "Renamed lane", fileId: "MID-77" }
    const [asked] = await estate.askedBy(() =>
      estate.given(updateComponent(account, before, editedComponent(before, edit)))
    )
    expect(asked?.line).toBe(`PUT ${place()}`)
    expect(JSON.parse(asked?.body ?? "")).toEqual({
      component: { ...before.json, Nickname: "Renamed lane", FileId: "MID-77" }
    })
    const after = await estate.given(loadComponent(account, utg.componentId))
    expect(after.json).toEqual({ ...before.json, Nickname: "Renamed lane", FileId: "MID-77" })
  })

  it("that the service does not take say which action failed", async () => {
    const before = await estate.given(loadComponent(account, utg.componentId))
    const outcome = await estate.outcome(updateComponent(account, before, { ...before.json, Nickname: "" }))
    expect(Result.mapError(outcome, sentenceOf)).toEqual(
      Result.fail("Failed to update component. Status: Unprocessable Entity")
    )
  })

  it("come with the status of the machine [B7-10]", async () => {
    const [asked] = await estate.askedBy(async () => {
      expect(await estate.given(loadMachineStatus(account, machine()))).toEqual({
        status: utg.machineStatus,
        lastKnownCommunication: utg.machineStatusEntityLastKnownCommunication,
        nextPredictedCommunication: utg.machineStatusEntityNextPredictedCommunication,
        standardTimeZone: utg.machineStatusEntityStandardTimeZone,
        windowsVersion: utg.machineStatusEntityWindowsVersion,
        json: expect.objectContaining({})
      })
    })
    expect(asked?.line).toBe(`GET ${at}/machineStatus/${machine()}`)
  })
})

describe("a UTG's configuration", () => {
  it("is saved as the next revision, and refused when it was changed since it was read [B7-15]", async () => {
    const read = await readConfig()
    const changed = { ...record(read.config), utgGlobal: { ...record(record(read.config)["utgGlobal"]), note: "x" } }
    const save = () => saveComponentConfig(account, machine(), utg.componentPermanentId, withConfig(read, changed))
    const [asked] = await estate.askedBy(() => estate.given(save()))
    expect(asked?.line).toBe(`PUT ${place()}/componentConfigs/0`)
    expect(JSON.parse(asked?.body ?? "")).toEqual({
      componentConfig: { ...read.json, config: JSON.stringify(changed) }
    })
    const after = await readConfig()
    expect([after.config, after.revisionId, after.isCommitted]).toEqual([changed, (read.revisionId ?? 0) + 1, false])
    const again = await estate.outcome(save())
    expect(again).toMatchObject(Result.fail({ _tag: "Refused", status: 409, action: "update Component Config" }))
    expect(await readConfig()).toEqual(after)
  })
})

describe("schemas", () => {
  it("of profiles are in the files that the manifest names [A7-38 B7-22 B7-23]", async () => {
    const asked = await estate.askedBy(async () => {
      const manifest = await estate.given(loadSchemaManifest())
      expect(manifest.unreadable).toBe(0)
      for (const { utgVersion, file } of manifest.profiles) {
        expect(schemaFileFor(manifest, utgVersion)).toEqual(Result.succeed({ file, notice: null }))
        expect(await estate.given(loadSchemaFile(file))).toMatchObject({ type: "object" })
      }
      for (const { file } of [...manifest.deviceProfiles, ...manifest.deviceConfigs]) {
        expect(await estate.given(loadSchemaFile(file ?? ""))).toMatchObject({ type: "object" })
      }
    })
    expect(asked[0]?.line).toBe("GET /schemas/schemamanifest.json")
    expect(asked.length).toBeGreaterThan(10)
  })

  it("of UTG versions are the service's and the console's own alike [A7-39 A9-03 B7-20]", async () => {
    const manifest = await estate.given(loadSchemaManifest())
    const found: Array<boolean> = []
    for (const { utgVersion } of manifest.profiles) {
      const [asked] = await estate.askedBy(async () => {
        const { schema, isMigrated } = await estate.given(loadConfigSchema(utgVersion))
        expect(Object.keys(record(schema["properties"]))).toContain("utgGlobal")
        found.push(isMigrated)
      })
      expect(asked?.line).toBe(`GET /management/componentconfigschemas?componenttype=1&componentversion=${utgVersion}`)
      const local = await estate.given(loadLocalConfigSchema(utgVersion))
      expect(Object.keys(record(local.schema["properties"]))).toContain("utgGlobal")
    }
    expect(found).toContain(true)
  })

  it("of devices are the service's and the console's own alike [A7-38 B7-21]", async () => {
    const [asked] = await estate.askedBy(async () => {
      const { rows, unreadable } = await estate.given(loadDeviceSchemas())
      expect(unreadable).toEqual({ count: 0, reasons: [] })
      expect(rows.length).toBeGreaterThanOrEqual(10)
      const local = await estate.given(loadLocalDeviceSchemas())
      expect(local.rows.map(({ key }) => key)).toEqual(rows.map(({ key }) => key))
    })
    expect(asked?.line).toBe("GET /management/componentDevices?version=2")
  })
})
