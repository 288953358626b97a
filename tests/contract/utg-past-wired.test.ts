import { loadComponentConfig, saveComponentConfig } from "@command-center/api/management/component-configs"
import { loadList } from "@command-center/api/management/lists"
import { type ComponentConfig, withConfig } from "@command-center/domain/component-config/component-config"
import { ofComponent } from "@command-center/domain/filter/of-component"
import { isJsonObject } from "@command-center/domain/json/json-field"
import { timelineTaskFields } from "@command-center/domain/timeline/timeline-task"
import { type UtgRow, utgFields } from "@command-center/domain/utg/utg"
import { knownAccounts } from "@command-center/sandbox/src/database/seed/known.ts"
import { Result } from "effect"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { wireUtgConfig } from "../../apps/console/src/features/utg-detail/utg-config.wiring.ts"
import { wireCopyConfig } from "../../apps/console/src/features/utg-detail/utg-detail.wiring.ts"
import { wireRevisions, wireRollBack, wireUtgPast } from "../../apps/console/src/features/utg-detail/utg-past.wiring.ts"
import { type Estate, openEstate } from "./support/estate.ts"
import { readPage } from "./support/read-page.ts"
import { signedIn } from "./support/signed-in.ts"

const account = knownAccounts.chain.id

let estate: Estate
let console: Awaited<ReturnType<typeof signedIn>>
let utg: UtgRow
beforeAll(async () => {
  estate = await openEstate()
  console = await signedIn(estate)
  const { rows } = await estate.given(loadList({ call: "utgs", fields: utgFields }, account))
  const own = rows.find((row) => row.businessEntityId === account && row.utgVersion === "5.0.0.3124")
  if (own === undefined) throw new Error("The account has no UTG of this version.")
  utg = own
})
afterEach(() => estate.sandbox.faults.clear())
afterAll(() => estate.close())

const configNow = () =>
  estate.given(loadComponentConfig(account, utg.machinePermanentId ?? "", utg.componentPermanentId))

/** What was read again once an earlier configuration was saved in place of the one that is held. */
const rolledBack = async (held: ComponentConfig, revision: ComponentConfig) => {
  const saved: Array<string> = []
  const machine = wireRollBack(console, utg, () => saved.push("read again"))
  const rollBack = createActor(machine, { input: { businessEntityId: account, canEdit: true } }).start()
  rollBack.send({ type: "review.opened", held, revision })
  rollBack.send({ type: "confirm" })
  await waitFor(rollBack, (now) => !now.hasTag("busy"), { timeout: 30_000 })
  return saved
}

describe("a UTG's configurations", () => {
  it("are the current one, and the earlier ones that the service keeps", async () => {
    const before = await configNow()
    const changed = isJsonObject(before.config) ? { ...before.config, changed: 1 } : {}
    const machine = utg.machinePermanentId ?? ""
    await estate.given(saveComponentConfig(account, machine, utg.componentPermanentId, withConfig(before, changed)))
    expect((await readPage(wireUtgConfig(console, utg), account, utg.componentId)).found?.config).toEqual(changed)
    const { found } = await readPage(wireRevisions(console, utg), account, utg.componentId)
    expect(found?.rows.map(({ config }) => config)).toContainEqual(before.config)
  })

  it("are none where the service keeps no earlier ones at all: that the page of revisions says", async () => {
    estate.refused("evisions", 404)
    expect(await readPage(wireRevisions(console, utg), account, utg.componentId)).toMatchObject({ isMissing: true })
    const { found } = await readPage(wireUtgPast(console, utg), account, utg.componentId)
    expect(found?.revisions).toEqual(Result.succeed({ rows: [], unreadable: { count: 0, reasons: [] } }))
  })

  it("go to the clipboard with what the service sent, digit by digit", async () => {
    const copying = createActor(wireCopyConfig(console), {
      input: { businessEntityId: account, id: utg.componentId }
    })
    const copied: Array<string> = []
    copying.on("copy", ({ text }) => copied.push(text))
    copying.start()
    copying.send({ type: "copy" })
    await waitFor(copying, (now) => !now.hasTag("busy"), { timeout: 30_000 })
    expect(JSON.parse(copied[0] ?? "null")).toMatchObject({ changed: 1 })
  })

  it("one that was saved in place of the current one is the current one then, and the page is read again", async () => {
    const held = await configNow()
    const { found } = await readPage(wireRevisions(console, utg), account, utg.componentId)
    const [revision] = found?.rows ?? []
    if (revision === undefined) throw new Error("There is no earlier configuration.")
    expect([await rolledBack(held, revision), (await configNow()).config]).toEqual([["read again"], revision.config])
  })

  it("one that a colleague changed meanwhile is not replaced", async () => {
    const held = await configNow()
    const machine = utg.machinePermanentId ?? ""
    const theirs = { theirs: 1 }
    await estate.given(saveComponentConfig(account, machine, utg.componentPermanentId, withConfig(held, theirs)))
    const saved = await rolledBack(held, { ...held, config: { mine: 1 } })
    expect([saved, (await configNow()).config]).toEqual([[], theirs])
  })
})

describe("what the services know of a UTG's past", () => {
  const read = (as = console) => readPage(wireUtgPast(as, utg), account, utg.componentId)

  it("is its tasks, its configuration and the earlier ones", async () => {
    const { found } = await read()
    const tasks = await estate.given(
      loadList({ call: "tasks", fields: timelineTaskFields }, account, [ofComponent(utg.componentId)])
    )
    expect(tasks.rows).not.toEqual([])
    expect([found?.tasks, found?.revisions]).toEqual([
      Result.succeed(tasks),
      Result.succeed((await readPage(wireRevisions(console, utg), account, utg.componentId)).found)
    ])
    expect(found?.current).toMatchObject({ success: { config: (await configNow()).config } })
  })

  it("is what can be read of it, each part by itself", async () => {
    estate.refused("evisions", 500)
    estate.refused("/tasks", 403)
    const { found, failure } = await read()
    expect([found?.tasks, found?.revisions, found?.current, failure]).toMatchObject([
      { failure: { status: 403 } },
      { failure: { status: 500 } },
      { success: {} },
      null
    ])
  })

  it("has no tasks for whom may not see them, and does not ask for them", async () => {
    const technician = await signedIn(estate, "otto.brandt")
    const asked = await estate.askedBy(async () => {
      expect((await read(technician)).found?.tasks).toEqual(
        Result.succeed({ rows: [], unreadable: { count: 0, reasons: [] } })
      )
    })
    expect(asked.filter(({ line }) => /\/tasks/iu.test(line))).toEqual([])
  })
})
