import { everyRollout } from "@command-center/domain/rollout/rollout-search"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import type { Console } from "../../apps/console/src/app/console.ts"
import { wireRolloutList } from "../../apps/console/src/features/rollouts/rollout-list.wiring.ts"
import { wireRolloutCsv, wireRolloutRun } from "../../apps/console/src/features/rollouts/rollout-run.wiring.ts"
import { rolloutConsole } from "./support/rollout-console.ts"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

const account = 12

let estate: RolloutEstate
let given: Pick<Console, "runtime">
beforeAll(async () => {
  estate = await openRollouts()
  given = await rolloutConsole(estate)
})
afterAll(() => estate.close())

const plan = async (name: string) =>
  await planned(estate, planOf(await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2), { name }))

describe("the list of rollouts", () => {
  it("has those of the account, and what changes as it happens", async () => {
    const id = await plan("Listed")
    const list = createActor(wireRolloutList(given), {
      input: { businessEntityId: account, sought: everyRollout }
    }).start()
    await waitFor(list, ({ context }) => context.isLive, { timeout: 30_000 })
    const stateOf = (wanted: string) =>
      list.getSnapshot().context.found?.rollouts.find((rollout) => rollout.id === wanted)?.state
    expect([stateOf(id), list.getSnapshot().context.found?.hasMore]).toEqual(["planned", false])
    await step(estate, id, "start")
    await expect.poll(() => stateOf(id)).toBe("done")
    const later = await plan("Planned while it is looked at")
    await expect.poll(() => stateOf(later)).toBe("planned")
    list.stop()
  })
})

describe("the page of a rollout", () => {
  const opened = async (id: string) => {
    let keys = 0
    const page = createActor(wireRolloutRun(given), {
      input: { id, newKey: () => `${id}-${(keys += 1)}` }
    }).start()
    await waitFor(page, ({ context }) => context.isLive && context.targets !== null, { timeout: 30_000 })
    return page
  }

  it("has the rollout, its targets and journal, and follows what becomes of them", async () => {
    const id = await plan("Looked at")
    const page = await opened(id)
    const { context } = page.getSnapshot()
    expect([context.rollout?.state, context.targets?.targets.length, context.targets?.hasMore]).toEqual([
      "planned",
      2,
      false
    ])
    await expect.poll(() => page.getSnapshot().context.journal.map(({ kind }) => kind)).toEqual(["created"])
    page.send({ type: "step.chosen", step: "start" })
    page.send({ type: "note.changed", note: "  looked at both  " })
    page.send({ type: "step.confirmed" })
    await expect.poll(() => page.getSnapshot().context.rollout?.state, { timeout: 60_000 }).toBe("done")
    await expect
      .poll(() => page.getSnapshot().context.journal.find(({ kind }) => kind === "started")?.note)
      .toBe("looked at both")
    page.stop()
  })

  it("shows the targets of one state, where that is asked for", async () => {
    const page = await opened(await plan("Of one state"))
    page.send({ type: "targets.chosen", state: "succeeded" })
    await expect.poll(() => page.getSnapshot().context.targets).toEqual({ targets: [], hasMore: false })
    page.stop()
  })

  it("stops a rollout without a note where none was typed", async () => {
    const id = await plan("Stopped")
    const page = await opened(id)
    page.send({ type: "step.chosen", step: "stop" })
    page.send({ type: "step.confirmed" })
    await expect.poll(() => page.getSnapshot().context.rollout?.state).toBe("stopped")
    await expect.poll(() => page.getSnapshot().context.journal.find(({ kind }) => kind === "stopped")?.note).toBeNull()
    page.stop()
  })

  it("is not there for a rollout that nobody planned: it says so", async () => {
    const page = createActor(wireRolloutRun(given), {
      input: { id: "00000000-0000-4000-8000-000000000000", newKey: () => "k" }
    }).start()
    await waitFor(page, ({ context }) => context.error !== null, { timeout: 30_000 })
    expect(page.getSnapshot().context.error).toMatchObject({ _tag: "Refused", status: 404 })
    page.stop()
  })

  const fileOf = async (part: "targets" | "journal", format: "csv" | "json") => {
    const id = await plan(`Downloaded as ${format}`)
    const files: Array<Blob> = []
    const download = createActor(wireRolloutCsv(given), { input: { businessEntityId: account } })
    download.on("download", ({ content }) => {
      if (content instanceof Blob) files.push(content)
    })
    download.start()
    download.send({ type: "download.started", wanted: { id, part, format } })
    await waitFor(download, (now) => now.matches("idle"), { timeout: 30_000 })
    const [file = new Blob([])] = files
    return { type: file.type, text: await file.text() }
  }

  it("downloads targets and journal as the CSV that the service writes, a line each below the heads", async () => {
    const [targets, journal] = [await fileOf("targets", "csv"), await fileOf("journal", "csv")]
    expect([targets.type, journal.type]).toEqual([
      expect.stringContaining("text/csv"),
      expect.stringContaining("text/csv")
    ])
    expect([targets.text.trim().split("\n").length, journal.text.trim().split("\n").length]).toEqual([3, 2])
  })

  it("downloads targets and journal as JSON, whole and laid out to be read", async () => {
    const [targets, journal] = [await fileOf("targets", "json"), await fileOf("journal", "json")]
    expect([targets.type, journal.type]).toEqual(["application/json", "application/json"])
    expect([JSON.parse(targets.text), JSON.parse(journal.text)]).toMatchObject([
      { targets: [{ state: expect.any(String) }, { state: expect.any(String) }] },
      { entries: [{ kind: "created" }] }
    ])
    expect(journal.text).toMatch(/^\{\n {2}"entries": \[\n[\s\S]*\}\n$/u)
  })
})
