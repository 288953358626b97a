import { Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { jsonAnswer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { unreadable } from "../transport/api-error.ts"
import { loadComponent, loadComponentConfig } from "./component-configs.ts"
import { loadProfile, loadTemplate } from "./records.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const asked = () => service.seen.map(({ method, url }) => `${method} ${url}`)
const machineId = "9d2f1c3e-1111-4222-8333-444455556666"
const componentId = "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60"

describe("a component", () => {
  it("is read with the permanent ids of itself and its machine", async () => {
    const wire = {
      Id: 501,
      PermanentId: componentId,
      Nickname: "Lane 1",
      Merchant: "Harbour Bar",
      Location: "Dock",
      Lane: null,
      FileId: "F-1",
      ConnectionString: "{}",
      listenPort: 26880,
      Machine: { Id: 9, PermanentId: machineId }
    }
    service.answer(jsonAnswer({ component: [wire] }))
    expect(await outcomeAt(service, loadComponent(7, 501))).toEqual(
      Result.succeed({
        id: 501,
        permanentId: componentId,
        nickname: "Lane 1",
        merchant: "Harbour Bar",
        location: "Dock",
        lane: null,
        fileId: "F-1",
        connectionString: "{}",
        listenPort: 26880,
        machinePermanentId: machineId
      })
    )
    expect(asked()).toEqual(["GET /management/businessentities/7/components/501"])
  })

  it("has a configuration, read by the permanent ids and parsed [B3-11]", async () => {
    const wire = {
      config: '{"utgGlobal":{"logLevel":"Debug"}}',
      hash: "abc",
      isCommitted: true,
      lastUpdatedAt: "2026-11-20T15:15:00.000Z",
      lastUpdatedBy: 1,
      revisionId: 4,
      componentId: 501
    }
    service.answer(jsonAnswer({ componentConfig: wire }))
    expect(await outcomeAt(service, loadComponentConfig(7, machineId, componentId))).toEqual(
      Result.succeed({ ...wire, lastUpdatedBy: "1", config: { utgGlobal: { logLevel: "Debug" } } })
    )
    expect(asked()).toEqual([
      `GET /management/businessentities/7/machines/${machineId}/components/${componentId}/componentConfigs/0`
    ])
  })

  it("whose configuration is not JSON cannot be read", async () => {
    service.answer(jsonAnswer({ componentConfig: { config: "{" } }))
    expect(await outcomeAt(service, loadComponentConfig(7, machineId, componentId))).toEqual(
      Result.fail(unreadable("componentConfig.config", "JSON text"))
    )
  })
})

describe("one record", () => {
  it("a profile is read with its configuration parsed", async () => {
    service.answer(jsonAnswer({ componentProfile: { id: 11, name: "Bar", version: 3, config: '{"a":1}' } }))
    const read = await outcomeAt(service, loadProfile(7, 11))
    expect(Result.map(read, ({ id, name, version, config }) => ({ id, name, version, config }))).toEqual(
      Result.succeed({ id: 11, name: "Bar", version: 3, config: { a: 1 } })
    )
    expect(asked()).toEqual(["GET /management/businessentities/7/componentProfiles/11"])
  })

  it.each([
    [{ config: '{"a":1}', data: '{"b":2}' }, { a: 1 }],
    [{ data: '{"b":2}' }, { b: 2 }],
    [{}, null]
  ])("a template's body %j is %j: config, else data [A3-12]", async (fields, body) => {
    const object = { id: 9, name: "Night", businessEntityId: 7, tags: ["bar"], ...fields }
    service.answer(jsonAnswer({ configTemplate: object }))
    expect(await outcomeAt(service, loadTemplate(7, 9))).toEqual(
      Result.succeed({ template: { id: 9, name: "Night", businessEntityId: 7, parentName: null }, body, object })
    )
    expect(asked()).toEqual(["GET /management/businessentities/7/configtemplates/9"])
  })
})
