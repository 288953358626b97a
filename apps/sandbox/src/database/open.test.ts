import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { DatabaseUnavailable } from "./database-unavailable.ts"
import { openDatabase } from "./open.ts"
import { rowsOf, textOf } from "./query.ts"
import { configTemplate } from "./schema-catalogue.ts"
import { templateNow } from "./seed/known.ts"

let folder = ""
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sandbox-data-"))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const messageOf = (opening: Promise<unknown>) =>
  opening.then(
    () => "opened",
    (error: unknown) => (error instanceof DatabaseUnavailable ? error.message : error)
  )

describe("openDatabase", () => {
  it("keeps a folder between runs and empties it when asked", async () => {
    const dataDir = join(folder, "kept")
    const first = await openDatabase({ dataDir, now: templateNow })
    await first.db.update(configTemplate).set({ name: "Mine" }).where(eq(configTemplate.id, 600))
    const meanwhile = await messageOf(openDatabase({ dataDir }))
    await first.close()

    const again = await openDatabase({ dataDir })
    const kept = await textOf(again.db, sql`select name from config_template where id = 600`)
    await again.close()

    const fresh = await openDatabase({ dataDir, fresh: true, now: templateNow })
    const renewed = await textOf(fresh.db, sql`select name from config_template where id = 600`)
    await fresh.close()

    expect({ meanwhile, kept, renewed, prepared: [first.prepared, again.prepared, fresh.prepared] }).toEqual({
      meanwhile: `The data folder ${dataDir} is in use by another sandbox (process ${process.pid}).`,
      kept: "Mine",
      renewed: "Log level debug",
      prepared: ["seeded", "kept", "seeded"]
    })
  }, 120_000)

  it("takes a folder that a killed process of the same number held, as in a container", async () => {
    const dataDir = join(folder, "left")
    await mkdir(dataDir)
    await writeFile(join(dataDir, "in-use"), String(process.pid))
    const opened = await openDatabase({ dataDir, now: templateNow })
    await opened.close()
    expect(opened.prepared).toBe("seeded")
  }, 120_000)

  it("says in one sentence that a folder cannot be used", async () => {
    const file = join(folder, "a-file")
    await writeFile(file, "not a folder")
    expect(await messageOf(openDatabase({ dataDir: file }))).toBe(`The data folder ${file} cannot be used: EEXIST.`)
  }, 120_000)

  it("says in one sentence that a server cannot be reached, without the password", async () => {
    const url = "postgres://someone:hidden@127.0.0.1:1/estate"
    expect(await messageOf(openDatabase({ url }))).toBe("The PostgreSQL database 127.0.0.1:1/estate cannot be used.")
  }, 120_000)

  it("moves every date of the template to now", async () => {
    const now = new Date(templateNow.getTime() + 40 * 24 * 60 * 60_000)
    const { db, close } = await openDatabase({ now })
    const rows = await rowsOf(
      db,
      sql`select iso_utc(max(last_updated_at) filter (where status = 20)) < iso_utc(${now.toISOString()}) as past,
        min(run_after) > ${now.toISOString()}::timestamptz - interval '30 days' as recent,
        max(run_after) > ${now.toISOString()}::timestamptz + interval '8 days' as planned from task`
    )
    await close()
    expect(rows).toEqual([{ past: true, recent: true, planned: true }])
  }, 120_000)

  it("makes an estate of another size", async () => {
    const { db, close } = await openDatabase({ utgs: 90, now: templateNow })
    const rows = await rowsOf(
      db,
      sql`select (select count(*)::int from component) as utgs, (select count(*)::int from machine) as machines,
        (select count(*)::int from device) as devices, (select count(*)::int from task) as tasks`
    )
    await close()
    expect(rows).toEqual([{ utgs: 90, machines: 60, devices: 150, tasks: 120 }])
  })
})
