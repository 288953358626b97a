import { eq, isNotNull } from "drizzle-orm"
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest"
import { machine } from "../database/schema-estate.ts"
import { after, openScene, type Scene, theMachine } from "./agent-scene.ts"
import { type AgentClock, startAgents, stepAgents } from "./agents.ts"

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
beforeEach(() => scene.reset())
afterAll(() => scene.close())

describe("machines", { timeout: 30_000 }, () => {
  it("report in on their interval, and are shown offline when they miss it", async () => {
    await scene.db
      .update(machine)
      .set({ nextPredictedCommunication: after(30), reportSeconds: 300 })
      .where(eq(machine.id, theMachine))
    await stepAgents(scene.db, after(30), { outages: false })
    const [reported] = await scene.db.select().from(machine).where(eq(machine.id, theMachine))
    await scene.db
      .update(machine)
      .set({ unreachableUntil: after(900) })
      .where(eq(machine.id, theMachine))
    await stepAgents(scene.db, after(307), { outages: false })
    const [missed] = await scene.db.select().from(machine).where(eq(machine.id, theMachine))
    const lost = (await scene.utg())?.utgStatus
    await stepAgents(scene.db, after(901), { outages: false })
    const [back] = await scene.db.select().from(machine).where(eq(machine.id, theMachine))
    expect(reported?.lastKnownCommunication).toEqual(after(30))
    expect(reported?.nextPredictedCommunication).toEqual(after(30 + 300 * 0.82))
    expect([missed?.status, lost, back?.status, (await scene.utg())?.utgStatus]).toEqual([
      "Offline",
      "Offline",
      "Online",
      "Online"
    ])
    expect(back?.lastKnownCommunication).toEqual(after(901))
  })

  it("drop off now and then, unless told not to", async () => {
    const gone = async () => (await scene.db.select().from(machine).where(isNotNull(machine.unreachableUntil))).length
    await scene.db
      .update(machine)
      .set({ unreachableUntil: null, status: "Online", nextPredictedCommunication: after(0) })
    await stepAgents(scene.db, after(1), { outages: false })
    const calm = await gone()
    for (let minute = 1; minute <= 4; minute += 1) {
      await scene.db.update(machine).set({ nextPredictedCommunication: after(minute * 60) })
      await stepAgents(scene.db, after(minute * 60))
    }
    expect([calm, (await gone()) > 0]).toEqual([0, true])
  })
})

describe("the loop", { timeout: 30_000 }, () => {
  it("steps by its clock, reports what fails, and has ended when stop resolves", async () => {
    const id = await scene.ask({ kind: "stop" })
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
    const agents = startAgents(scene.db, {
      clock,
      failureRate: 0,
      outages: false,
      onError: (error) => errors.push(error)
    })
    await enough
    await agents.stop()
    expect([await scene.read(id), errors, second]).toEqual([{ status: 20, message: "The UTG was stopped." }, [], 12])
  })
})
