import { desc, eq } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { schema } from "../database/schema.ts"
import { agentProducts, trackGa, utgProducts } from "../database/seed/versions.ts"
import { after, openScene, type Scene } from "./agent-scene.ts"
import { stepAgents } from "./agents.ts"

const { component, componentConfig, installation, machine } = schema

let scene: Scene
beforeAll(async () => {
  scene = await openScene()
})
afterAll(() => scene.close())

describe("an install package that was taken", { timeout: 30_000 }, () => {
  it("becomes a machine and a UTG that report, once", async () => {
    const { db } = scene
    const [wanted] = await db.select().from(installation).where(eq(installation.isActive, true)).limit(1)
    const id = wanted?.id ?? 0
    await db
      .update(installation)
      .set({ installAt: after(12) })
      .where(eq(installation.id, id))
    const newest = () => db.select().from(component).orderBy(desc(component.id)).limit(1)
    const [before] = await newest()
    await stepAgents(db, after(11), { outages: false })
    expect(await newest()).toEqual([before])

    await stepAgents(db, after(12), { outages: false })
    await stepAgents(db, after(13), { outages: false })
    const [utg] = await newest()
    const [reports] = await db
      .select()
      .from(machine)
      .where(eq(machine.id, utg?.machineId ?? 0))
    const [config] = await db
      .select()
      .from(componentConfig)
      .where(eq(componentConfig.componentId, utg?.id ?? 0))
    expect(utg?.id).toBe((before?.id ?? 0) + 1)
    expect([utg?.businessEntityId, utg?.utgStatus, reports?.status]).toEqual([
      wanted?.businessEntityId,
      "Online",
      "Online"
    ])
    expect(wanted?.manifest).toContain(JSON.stringify(utg?.nickname))
    expect([reports?.lastKnownCommunication, config?.revisionId]).toEqual([after(12), 1])
  })

  it("of a track installs what is generally available: no UTG and no agent runs a track", async () => {
    const { db } = scene
    const [wanted] = await db.select().from(installation).where(eq(installation.isActive, true)).limit(1)
    const manifest = {
      machine: { nickname: "Follows the track" },
      agent: { agentVersion: trackGa },
      components: [{ utgVersion: trackGa, profileId: null }]
    }
    await db
      .update(installation)
      .set({ installAt: after(14), manifest: JSON.stringify(manifest) })
      .where(eq(installation.id, wanted?.id ?? 0))
    await stepAgents(db, after(14), { outages: false })
    const [utg] = await db.select().from(component).orderBy(desc(component.id)).limit(1)
    const [reports] = await db
      .select()
      .from(machine)
      .where(eq(machine.id, utg?.machineId ?? 0))
    expect([utg?.nickname, utg?.utgVersion, reports?.agentVersion]).toEqual([
      "Follows the track",
      utgProducts.find(({ generalAvailability }) => generalAvailability)?.version,
      agentProducts.find(({ generalAvailability }) => generalAvailability)?.version
    ])
  })
})
