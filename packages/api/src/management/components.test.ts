import { withConfig } from "@command-center/domain/component-config/component-config"
import { editedComponent, editOf } from "@command-center/domain/utg/utg-component"
import { utgMessages } from "@command-center/domain/utg/utg-messages"
import { Effect, Result } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { asked } from "../../test-support/asked.ts"
import { jsonAnswer, type LocalService, outcomeAt, startLocalService } from "../../test-support/local-service.ts"
import { notSent, unreadable } from "../transport/api-error.ts"
import { loadComponentConfig, saveComponentConfig } from "./component-configs.ts"
import { loadComponent, loadMachineStatus, updateComponent } from "./components.ts"

let service: LocalService
beforeEach(async () => {
  service = await startLocalService()
})
afterEach(() => service.close())

const machineId = "9d2f1c3e-1111-4222-8333-444455556666"
const componentId = "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60"
const sent = () => service.seen.at(-1)?.body ?? ""

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
  Machine: { Id: 9, PermanentId: machineId, Rack: "B" },
  Tags: ["bar"]
}

describe("a component", () => {
  it("is read with the permanent ids of itself and its machine, and all of it as it came", async () => {
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
        machineId: 9,
        machinePermanentId: machineId,
        json: wire
      })
    )
    expect(asked(service)).toEqual(["GET /management/businessentities/7/components/501"])
  })

  it("is put back as it was read but for what was edited, unknown fields and letter case kept [B3-10 B7-13]", async () => {
    service.answer(jsonAnswer({ Component: wire }))
    const renaming = Effect.flatMap(loadComponent(7, 501), (component) =>
      updateComponent(7, component, editedComponent(component, { ...editOf(component), nickname: "Till", lane: "2" }))
    )
    expect(await outcomeAt(service, renaming)).toEqual(Result.succeed(undefined))
    expect(asked(service)[1]).toBe(`PUT /management/businessentities/7/machines/${machineId}/components/${componentId}`)
    expect(JSON.parse(sent())).toEqual({ component: { ...wire, Nickname: "Till", Lane: "2" } })
  })

  it("without its permanent ids is not put anywhere", async () => {
    const ids = { machinePermanentId: machineId, permanentId: null }
    expect(await outcomeAt(service, updateComponent(7, ids, {}))).toEqual(
      Result.fail(notSent(utgMessages.componentIdUndefined))
    )
    expect(service.seen).toEqual([])
  })

  it("has a machine whose status is read by its permanent id [B7-10]", async () => {
    const json = {
      Status: "Online",
      LastKnownCommunication: "/Date(1795187700000+0000)/",
      NextPredictedCommunication: null,
      StandardTimeZone: "Pacific Standard Time",
      WindowsVersion: 10,
      Unknown: "kept"
    }
    service.answer(jsonAnswer({ MachineStatus: json }))
    expect(await outcomeAt(service, loadMachineStatus(7, machineId))).toEqual(
      Result.succeed({
        status: "Online",
        lastKnownCommunication: new Date(1_795_187_700_000).toISOString(),
        nextPredictedCommunication: null,
        standardTimeZone: "Pacific Standard Time",
        windowsVersion: "10",
        json
      })
    )
    expect(asked(service)).toEqual([`GET /management/businessentities/7/machineStatus/${machineId}`])
  })

  it.each([null, undefined, ""])("whose machine's permanent id is %j has no status to ask for", async (id) => {
    expect(await outcomeAt(service, loadMachineStatus(7, id))).toEqual(
      Result.fail(notSent("Machine permanent ID is undefined"))
    )
    expect(service.seen).toEqual([])
  })
})

describe("a component's configuration", () => {
  const record = {
    config: '{"utgGlobal": {"logLevel":"Debug"}}',
    hash: "abc",
    isCommitted: true,
    lastUpdatedAt: "2026-11-20T15:15:00.000Z",
    lastUpdatedBy: 1,
    revisionId: 4,
    componentId: 501,
    origin: "till"
  }
  const place = `/management/businessentities/7/machines/${machineId}/components/${componentId}/componentConfigs/0`

  it("is read by the permanent ids and parsed [B3-11 B7-14]", async () => {
    service.answer(jsonAnswer({ componentConfig: record }))
    const { origin: _, ...known } = record
    expect(await outcomeAt(service, loadComponentConfig(7, machineId, componentId))).toEqual(
      Result.succeed({
        ...known,
        lastUpdatedBy: "1",
        config: { utgGlobal: { logLevel: "Debug" } },
        json: record
      })
    )
    expect(asked(service)).toEqual([`GET ${place}`])
  })

  it("is saved with what was read beside it, the unknown included [B7-15]", async () => {
    service.answer(jsonAnswer({ componentConfig: record }))
    const config = { utgGlobal: { logLevel: "Error" } }
    const saving = Effect.flatMap(loadComponentConfig(7, machineId, componentId), (read) =>
      saveComponentConfig(7, machineId, componentId, withConfig(read, config))
    )
    expect(await outcomeAt(service, saving)).toEqual(Result.succeed(undefined))
    expect(asked(service)[1]).toBe(`PUT ${place}`)
    expect(JSON.parse(sent())).toEqual({ componentConfig: { ...record, config: JSON.stringify(config) } })
  })

  it("that is not JSON cannot be read", async () => {
    service.answer(jsonAnswer({ componentConfig: { config: "{" } }))
    expect(await outcomeAt(service, loadComponentConfig(7, machineId, componentId))).toEqual(
      Result.fail(unreadable("componentConfig.config", "JSON text"))
    )
  })

  it.each([
    [null, componentId, "Machine permanent ID is undefined"],
    ["", null, "Machine permanent ID is undefined"],
    [machineId, undefined, "Component permanent ID is undefined"],
    [machineId, "", "Component permanent ID is undefined"]
  ])("of machine %j and component %j is neither read nor saved: %s [B7-16 B7-17]", async (machine, component, text) => {
    const refused = Result.fail(notSent(text))
    expect(await outcomeAt(service, loadComponentConfig(7, machine, component))).toEqual(refused)
    expect(await outcomeAt(service, saveComponentConfig(7, machine, component, {}))).toEqual(refused)
    expect(service.seen).toEqual([])
  })
})
