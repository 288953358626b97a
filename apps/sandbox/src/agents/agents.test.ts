import { type Command, commandCodes } from "@command-center/domain/task/command"
import { instructionsOf } from "@command-center/domain/task/instructions"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { type OpenDatabase, openDatabase } from "../database/open.ts"
import { rowsOf } from "../database/query.ts"
import { component, componentConfig, device, machine, task } from "../database/schema-estate.ts"
import { templateNow } from "../database/seed/known.ts"
import { type AgentClock, startAgents, stepAgents } from "./agents.ts"

const start = templateNow.getTime()
const after = (seconds: number) => new Date(start + seconds * 1000)

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openDatabase({ now: templateNow })
}, 60_000)
beforeEach(async () => {
  await opened.db.delete(task)
  await opened.db
    .update(machine)
    .set({ status: "Online", unreachableUntil: null, nextPredictedCommunication: after(600) })
    .where(eq(machine.id, 5000))
  await opened.db
    .update(component)
    .set({
      utgStatus: "Online",
      utgVersion: "5.0.0.2871",
      configStatus: "Update Pending",
      machineId: 5000,
      profileId: 400
    })
    .where(eq(component.id, 20_000))
})
afterAll(() => opened.close())

const ask = async (command: Command, runAfter = templateNow): Promise<number> => {
  const [row] = await opened.db
    .insert(task)
    .values({
      businessEntityId: 15,
      componentId: 20_000,
      machineId: 5000,
      type: commandCodes[command.kind],
      instructions: instructionsOf(command),
      runAfter,
      lastUpdatedAt: templateNow
    })
    .returning({ id: task.id })
  return row?.id ?? 0
}

const read = async (id: number) => {
  const [row] = await opened.db.select().from(task).where(eq(task.id, id))
  return { status: row?.status, message: row?.resultMessage }
}
const utg = async () => {
  const [row] = await opened.db.select().from(component).where(eq(component.id, 20_000))
  return row
}

/** A step each second; answers the statuses the task went through. */
const run = async (id: number, from: number, to: number, failureRate = 0) => {
  const seen: (number | undefined)[] = []
  for (let second = from; second <= to; second += 1) {
    await stepAgents(opened.db, after(second), { failureRate, outages: false })
    const { status } = await read(id)
    if (seen.at(-1) !== status) seen.push(status)
  }
  return seen
}

describe("the agents", () => {
  it("take an immediate task from requested to completed within 20 seconds", async () => {
    const id = await ask({ kind: "restart" })
    expect(await run(id, 0, 6)).toEqual([0, 5, 15])
    expect((await utg())?.utgStatus).toBe("Stopped")
    expect(await run(id, 7, 12)).toEqual([15, 20])
    expect([await read(id), (await utg())?.utgStatus]).toEqual([
      { status: 20, message: "The UTG is running." },
      "Online"
    ])
  })

  it("plan a task for later and run it when its time has come", async () => {
    const id = await ask({ kind: "stop" }, after(60))
    expect(await run(id, 0, 59)).toEqual([0, 5, 10])
    expect(await run(id, 60, 66)).toEqual([15, 20])
    expect((await utg())?.utgStatus).toBe("Stopped")
  })

  it("change the UTG's version, and what a push leaves behind", async () => {
    const version = "5.0.0.3124"
    const deployed = await ask({ kind: "deployUtgVersion", version, downloadLocation: "https://x.example/utg" })
    const pushed = await ask({ kind: "push" })
    const [before] = await opened.db.select().from(componentConfig).where(eq(componentConfig.componentId, 20_000))
    await run(pushed, 0, 30)
    const now = await utg()
    const [config] = await opened.db.select().from(componentConfig).where(eq(componentConfig.componentId, 20_000))
    const [profile] = await rowsOf(opened.db, sql`select version from component_profile where id = 400`)
    expect([await read(deployed), await read(pushed)]).toEqual([
      { status: 20, message: "Version 5.0.0.3124 was installed." },
      { status: 20, message: "The configuration was applied." }
    ])
    expect({
      utgVersion: now?.utgVersion,
      utgStatus: now?.utgStatus,
      configStatus: now?.configStatus,
      profileVersion: now?.profileVersion,
      revisions: (config?.revisionId ?? 0) - (before?.revisionId ?? 0)
    }).toEqual({
      utgVersion: version,
      utgStatus: "Online",
      configStatus: "Synchronized",
      profileVersion: profile?.["version"],
      revisions: 1
    })
  })

  it("change the agent's version", async () => {
    const id = await ask({ kind: "deployAgentVersion", version: "2.5.0.203", downloadLocation: "https://x.example/a" })
    await run(id, 0, 20)
    const [row] = await opened.db.select().from(machine).where(eq(machine.id, 5000))
    expect([(await read(id)).status, row?.agentVersion]).toEqual([20, "2.5.0.203"])
  })

  it("raise a device's firmware on a UTG that is new enough", async () => {
    await opened.db.update(component).set({ utgVersion: "5.0.0.3018" }).where(eq(component.id, 20_000))
    await opened.db.delete(device).where(eq(device.componentId, 20_000))
    await opened.db.insert(device).values({
      componentId: 20_000,
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
    const id = await ask({ kind: "UpdateDeviceFirmware", device: { ...request, pciVersion: 4 } })
    await run(id, 0, 26)
    const [row] = await opened.db.select().from(device).where(eq(device.componentId, 20_000))
    expect([(await read(id)).status, row?.firmwareVersion, row?.pciVersion]).toEqual([20, "12.4.10", "4"])
  })

  it("set a UTG offline for as long as asked", async () => {
    const id = await ask({ kind: "setOffline", hours: 1 })
    await run(id, 0, 10)
    const during = (await utg())?.utgStatus
    await stepAgents(opened.db, after(3700), { outages: false })
    expect([during, (await utg())?.utgStatus]).toEqual(["Offline", "Online"])
  })

  it("say why a task failed", async () => {
    const id = await ask({ kind: "deployUtgVersion", version: "1.2.3.4", downloadLocation: "https://x.example/utg" })
    await run(id, 0, 25)
    const unlucky = await ask({ kind: "stop" })
    await run(unlucky, 26, 36, 1)
    expect(await read(id)).toEqual({
      status: 30,
      message: "Version 1.2.3.4 was not found at the download location."
    })
    expect((await read(unlucky)).status).toBe(30)
    expect((await read(unlucky)).message).toMatch(/\.$/u)
    expect((await utg())?.utgVersion).toBe("5.0.0.2871")
  })

  it("run one task of a machine at a time, the one due longest first", async () => {
    const second = await ask({ kind: "start" }, after(-5))
    const first = await ask({ kind: "stop" }, after(-10))
    await run(first, 0, 5)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([15, 5])
    await run(first, 6, 12)
    expect([(await read(first)).status, (await read(second)).status, (await utg())?.utgStatus]).toEqual([
      20,
      20,
      "Online"
    ])
  })

  it("leave the tasks of a machine that is offline until it is back", async () => {
    await opened.db
      .update(machine)
      .set({ status: "Offline", unreachableUntil: after(100) })
      .where(eq(machine.id, 5000))
    const id = await ask({ kind: "stop" })
    expect(await run(id, 0, 99)).toEqual([0])
    expect(await run(id, 100, 112)).toEqual([0, 5, 15, 20])
  })

  it("give up a request that nobody took for a week", async () => {
    await opened.db
      .update(machine)
      .set({ status: "Offline", unreachableUntil: after(9e6) })
      .where(eq(machine.id, 5000))
    const id = await ask({ kind: "stop" })
    await stepAgents(opened.db, after(8 * 24 * 3600))
    expect(await read(id)).toEqual({ status: -5, message: "The task could not be delivered to the agent." })
  })

  it("report in on their interval, and are shown offline when they miss it", async () => {
    await opened.db
      .update(machine)
      .set({ nextPredictedCommunication: after(30), reportSeconds: 300 })
      .where(eq(machine.id, 5000))
    await stepAgents(opened.db, after(30), { outages: false })
    const [reported] = await opened.db.select().from(machine).where(eq(machine.id, 5000))
    await opened.db
      .update(machine)
      .set({ unreachableUntil: after(900) })
      .where(eq(machine.id, 5000))
    await stepAgents(opened.db, after(307), { outages: false })
    const [missed] = await opened.db.select().from(machine).where(eq(machine.id, 5000))
    const lost = (await utg())?.utgStatus
    await stepAgents(opened.db, after(901), { outages: false })
    const [back] = await opened.db.select().from(machine).where(eq(machine.id, 5000))
    expect(reported?.lastKnownCommunication).toEqual(after(30))
    expect(reported?.nextPredictedCommunication).toEqual(after(30 + 300 * 0.82))
    expect([missed?.status, lost, back?.status, (await utg())?.utgStatus]).toEqual([
      "Offline",
      "Offline",
      "Online",
      "Online"
    ])
    expect(back?.lastKnownCommunication).toEqual(after(901))
  })
})

describe("the loop", () => {
  it("steps by its clock, reports what fails, and has ended when stop resolves", async () => {
    const id = await ask({ kind: "stop" })
    let second = 0
    let wake: () => void = () => undefined
    const enough = new Promise<void>((resolve) => {
      wake = resolve
    })
    const clock: AgentClock = {
      now: () => after(second),
      sleep: (_, signal) => {
        second += 1
        if (second < 12) return Promise.resolve()
        wake()
        return new Promise((resolve) => {
          if (signal.aborted) resolve()
          signal.addEventListener("abort", () => resolve())
        })
      }
    }
    const errors: unknown[] = []
    const agents = startAgents(opened.db, {
      clock,
      failureRate: 0,
      outages: false,
      onError: (error) => errors.push(error)
    })
    await enough
    await agents.stop()
    expect([await read(id), errors, second]).toEqual([{ status: 20, message: "The UTG was stopped." }, [], 12])
  })
})
