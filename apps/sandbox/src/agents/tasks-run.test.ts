import { readConnectionString } from "@command-center/domain/utg/connection-string"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { rowsOf } from "../database/query.ts"
import { component, componentConfig, device, machine } from "../database/schema-estate.ts"
import { after, openScene, type Scene, theMachine, theUtg } from "./agent-scene.ts"
import { stepAgents } from "./agents.ts"

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
beforeEach(() => scene.reset())
afterAll(() => scene.close())

describe("the agents", { timeout: 30_000 }, () => {
  it("take an immediate task from requested to completed within 20 seconds", async () => {
    const id = await scene.ask({ kind: "restart" })
    expect(await scene.run(id, 0, 6)).toEqual([0, 5, 15])
    expect((await scene.utg())?.utgStatus).toBe("Stopped")
    expect(await scene.run(id, 7, 12)).toEqual([15, 20])
    expect([await scene.read(id), (await scene.utg())?.utgStatus]).toEqual([
      { status: 20, message: "The UTG is running." },
      "Online"
    ])
  })

  it("plan a task for later and run it when its time has come", async () => {
    const id = await scene.ask({ kind: "stop" }, after(20))
    expect(await scene.run(id, 0, 19)).toEqual([0, 5, 10])
    expect(await scene.run(id, 20, 26)).toEqual([15, 20])
    expect((await scene.utg())?.utgStatus).toBe("Stopped")
  })

  it("change the UTG's version, and what a push leaves behind", async () => {
    const version = "5.0.0.3124"
    const deployed = await scene.ask({ kind: "deployUtgVersion", version, downloadLocation: "https://x.example/utg" })
    await scene.db.update(componentConfig).set({ isCommitted: false }).where(eq(componentConfig.componentId, theUtg))
    await scene.db.update(component).set({ listenPort: 31_000 }).where(eq(component.id, theUtg))
    const pushed = await scene.ask({ kind: "push" })
    const [before] = await scene.db.select().from(componentConfig).where(eq(componentConfig.componentId, theUtg))
    await scene.run(pushed, 0, 30)
    const now = await scene.utg()
    const [config] = await scene.db.select().from(componentConfig).where(eq(componentConfig.componentId, theUtg))
    const [profile] = await rowsOf(scene.db, sql`select version from component_profile where id = 400`)
    expect([await scene.read(deployed), await scene.read(pushed)]).toEqual([
      { status: 20, message: "Version 5.0.0.3124 was installed." },
      { status: 20, message: "The configuration was applied." }
    ])
    expect({
      utgVersion: now?.utgVersion,
      utgStatus: now?.utgStatus,
      configStatus: now?.configStatus,
      profileVersion: now?.profileVersion,
      revisions: (config?.revisionId ?? 0) - (before?.revisionId ?? 0),
      isCommitted: config?.isCommitted,
      listensAt: readConnectionString(now?.connectionString ?? null).listenerPort
    }).toEqual({
      utgVersion: version,
      utgStatus: "Online",
      configStatus: "Synchronized",
      profileVersion: profile?.["version"],
      revisions: 0,
      isCommitted: true,
      listensAt: "31000"
    })
  })

  it("change the agent's version", async () => {
    const id = await scene.ask({
      kind: "deployAgentVersion",
      version: "2.5.0.203",
      downloadLocation: "https://x.example/a"
    })
    await scene.run(id, 0, 20)
    const [row] = await scene.db.select().from(machine).where(eq(machine.id, theMachine))
    expect([(await scene.read(id)).status, row?.agentVersion]).toEqual([20, "2.5.0.203"])
  })

  it("raise a device's firmware on a UTG that is new enough", async () => {
    await scene.db.update(component).set({ utgVersion: "5.0.0.3018" }).where(eq(component.id, theUtg))
    await scene.db.delete(device).where(eq(device.componentId, theUtg))
    await scene.db.insert(device).values({
      componentId: theUtg,
      apiTerminalId: "T1",
      configName: "Device 1",
      configType: "lane3000",
      threadType: "EMV",
      pciVersion: "3",
      firmwareVersion: "12.4.9"
    })
    const request = {
      deviceType: "lane3000",
      apiTid: "T1",
      formBusinessEntityId: null,
      formId: null,
      terminalName: null
    }
    const id = await scene.ask({ kind: "UpdateDeviceFirmware", device: { ...request, pciVersion: 4 } })
    await scene.run(id, 0, 26)
    const [row] = await scene.db.select().from(device).where(eq(device.componentId, theUtg))
    expect([(await scene.read(id)).status, row?.firmwareVersion, row?.pciVersion]).toEqual([20, "12.4.10", "4"])
  })

  it("set a UTG offline for as long as asked", async () => {
    const id = await scene.ask({ kind: "setOffline", hours: 1 })
    await scene.run(id, 0, 10)
    const during = (await scene.utg())?.utgStatus
    await stepAgents(scene.db, after(3700), { outages: false })
    expect([during, (await scene.utg())?.utgStatus]).toEqual(["Offline", "Online"])
  })

  it("say why a task failed", async () => {
    const id = await scene.ask({
      kind: "deployUtgVersion",
      version: "1.2.3.4",
      downloadLocation: "https://x.example/utg"
    })
    await scene.run(id, 0, 25)
    const unlucky = await scene.ask({ kind: "stop" })
    await scene.run(unlucky, 26, 36, 1)
    expect(await scene.read(id)).toEqual({
      status: 30,
      message: "Version 1.2.3.4 was not found at the download location."
    })
    expect((await scene.read(unlucky)).status).toBe(30)
    expect((await scene.read(unlucky)).message).toMatch(/\.$/u)
    expect((await scene.utg())?.utgVersion).toBe("5.0.0.2871")
  })

  it("run one task of a machine at a time, the one due longest first", async () => {
    const second = await scene.ask({ kind: "start" }, after(-5))
    const first = await scene.ask({ kind: "stop" }, after(-10))
    await scene.run(first, 0, 5)
    expect([(await scene.read(first)).status, (await scene.read(second)).status]).toEqual([15, 5])
    await scene.run(first, 6, 12)
    expect([
      (await scene.read(first)).status,
      (await scene.read(second)).status,
      (await scene.utg())?.utgStatus
    ]).toEqual([20, 20, "Online"])
  })

  it("leave the tasks of a machine that is offline until it is back", async () => {
    await scene.db
      .update(machine)
      .set({ status: "Offline", unreachableUntil: after(40) })
      .where(eq(machine.id, theMachine))
    const id = await scene.ask({ kind: "stop" })
    expect(await scene.run(id, 0, 39)).toEqual([0])
    expect(await scene.run(id, 40, 52)).toEqual([0, 5, 15, 20])
  })

  it("give up a request that nobody took for a week", async () => {
    await scene.db
      .update(machine)
      .set({ status: "Offline", unreachableUntil: after(9e6) })
      .where(eq(machine.id, theMachine))
    const id = await scene.ask({ kind: "stop" })
    await stepAgents(scene.db, after(8 * 24 * 3600))
    expect(await scene.read(id)).toEqual({ status: -5, message: "The task could not be delivered to the agent." })
  })
})
