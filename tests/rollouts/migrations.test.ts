import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { migrations } from "@command-center/rollouts/src/database/migrations.ts"
import { openDatabase } from "@command-center/rollouts/src/database/open.ts"
import { makeLog } from "@command-center/rollouts/src/log.ts"
import { startRollouts } from "@command-center/rollouts/src/server.ts"
import { makeOwnDatabase } from "@command-center/sandbox/src/testing-database.ts"
import { lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

const server = process.env["DATABASE_URL"] || undefined
const hasServer = server !== undefined

const twoWaves = async ({ sandbox, tokenOf }: RolloutEstate) => {
  const plan = planOf(await someTargets(sandbox.origin, await tokenOf(), 6, 1), { businessEntityId: 1 })
  const waves = [3, 3].flatMap((count) => plan.waves.map((wave) => ({ ...wave, size: { count } })))
  return { ...plan, waves }
}

const statementsOf = (text: string): ReadonlyArray<string> =>
  text
    .split(";")
    .map((statement) => statement.trim().replaceAll(/\s+/gu, " "))
    .filter((statement) => statement !== "")

/** What the release before does not mind: new tables and indexes, columns that may be empty or have a default, and a check less. */
const isAddition = (statement: string): boolean =>
  /^create (?:table|index) /u.test(statement) ||
  /^alter table \S+ drop constraint if exists \S+_fkey$/u.test(statement) ||
  (/^alter table \S+ add column /u.test(statement) && (!/not null/u.test(statement) || /default/u.test(statement)))

it("each step of the schema leaves what is there, under a number of its own, one after the other", () => {
  expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, at) => at + 1))
  const others = migrations.flatMap(({ statements }) => statementsOf(statements)).filter((each) => !isAddition(each))
  expect(others).toEqual([])
})

it("a database of the release before is taken on, with the rollouts that are in it, and run to the end", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rollouts-migrated-"))
  const own = hasServer ? await makeOwnDatabase(server) : null
  const where = own === null ? { ROLLOUTS_DATA_DIR: folder } : { DATABASE_URL: own.url }
  const estate = await openRollouts(where)
  const before = await lastTaskId(estate.sandbox)
  const id = await planned(estate, await twoWaves(estate))
  const token = await estate.tokenOf()
  await estate.service.close()
  // As a release before left it: what the last steps added is not there.
  const database = await openDatabase(own?.url ?? null, folder)
  await database.script(
    `drop table rollouts.left_out; alter table rollouts.target drop column long_task_id; alter table rollouts.target drop column earlier; alter table rollouts.token drop column renew_at; drop index rollouts.event_list;
    alter table rollouts.target add constraint target_rollout_id_fkey
      foreign key (rollout_id) references rollouts.rollout on delete cascade;
    delete from rollouts.migration where version > 1`
  )
  await database.close()

  const quiet = makeLog(() => undefined)
  const starting = own === null ? [estate.config] : [estate.config, estate.config]
  const services = await Promise.all(starting.map((config) => startRollouts(config, quiet)))
  const origin = services[0]?.origin ?? ""
  const there: Pick<RolloutEstate, "ask"> = {
    ask: async (path, { method = "GET", headers = {} } = {}) => {
      const answer = await fetch(`${origin}${path}`, {
        method,
        headers: { ...headers, Authorization: `Bearer ${token}` }
      })
      const text = await answer.text()
      return { status: answer.status, headers: answer.headers, text, json: () => JSON.parse(text) }
    }
  }
  expect((await step(there, id, "start")).status).toBe(200)
  await until(there, id, ({ state }) => state === "done")
  const created = await tasksAfter(estate.sandbox, before)
  expect([created.size, [...created.values()].every((count) => count === 1)]).toEqual([6, true])
  await Promise.all(services.map(({ close }) => close()))
  await estate.sandbox.close()
  await own?.drop()
  await rm(folder, { recursive: true, force: true })
})

const tables = ["rollout", "wave", "target", "left_out", "call", "journal", "event", "idempotency_key", "token"]

it.runIf(hasServer)(
  "while a later release has added to the schema in the middle of a rollout, this one runs on beside it",
  async () => {
    const own = await makeOwnDatabase(server ?? "")
    const estate = await openRollouts({ DATABASE_URL: own.url })
    const before = await lastTaskId(estate.sandbox)
    const id = await planned(estate, await twoWaves(estate))
    estate.sandbox.faults.add({ path: "/tasksbulk", kind: "none", delayMs: 1000 })
    await step(estate, id, "start")
    await expect.poll(() => estate.sandbox.faults.list()[0]?.struck, { timeout: 60_000, interval: 20 }).toBe(1)
    const later = await openDatabase(own.url, null)
    const added = tables.map(
      (table) => `alter table rollouts.${table} add column later text, add column sure text not null default ''`
    )
    await later.script([...added, "insert into rollouts.migration (version) values (1000)"].join(";\n"))
    await until(estate, id, ({ state }) => state === "done")
    // An instance of this release that starts now leaves the later one's schema as it is.
    const another = await startRollouts(
      estate.config,
      makeLog(() => undefined)
    )
    await another.close()
    const { rows } = await later.script("select later, sure from rollouts.rollout")
    await later.close()
    const created = await tasksAfter(estate.sandbox, before)
    expect([created.size, [...created.values()].every((count) => count === 1)]).toEqual([6, true])
    expect(rows).toEqual([{ later: null, sure: "" }])
    await estate.close()
    await own.drop()
  }
)
