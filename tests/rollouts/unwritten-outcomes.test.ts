import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { openDatabase } from "@command-center/rollouts/src/database/open.ts"
import { makeOwnDatabase } from "@command-center/sandbox/src/testing-database.ts"
import { expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { journalOf, openRollouts, planned, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

/** Has the first end of a look refused by the database, as nothing that time mends; the second is written again. */
const refusesFirst = `
  create sequence public.ends;
  create function public.refuse() returns trigger language plpgsql as $$ begin
    if nextval('public.ends') = 1 then raise exception 'this end is refused'; end if;
    return new;
  end $$;
  create trigger refused before update on rollouts_jobs.job for each row
    when (new.name = 'look' and new.state = 'completed') execute function public.refuse();`

it("work whose end the database refuses holds its rollout with a sentence; it is not written for ever, and can be gone on with", async () => {
  const folder = await mkdtemp(join(tmpdir(), "rollouts-unwritten-"))
  const server = process.env["DATABASE_URL"] || undefined
  const own = server === undefined ? null : await makeOwnDatabase(server)
  const where = own === null ? { ROLLOUTS_DATA_DIR: folder } : { DATABASE_URL: own.url }
  await (await openRollouts(where)).close()
  const database = await openDatabase(own?.url ?? null, folder)
  await database.script(refusesFirst)
  await database.close()

  const estate = await openRollouts(where)
  const plan = planOf(await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2))
  const waves = plan.waves.map((wave) => ({ ...wave, watchMinutes: 60 }))
  const id = await planned(estate, { ...plan, waves })
  await step(estate, id, "start")
  await until(estate, id, ({ state, waitingFor }) => state === "failed" && waitingFor?.reason === "defect")
  const journal = (await estate.ask(`/rollouts/${id}/journal`)).text
  const [, reference] =
    /What was done for it could not be written down\. .* says why at ([\da-f]{8})/u.exec(journal) ?? []
  expect(journal).not.toContain("refused")
  expect(estate.lines.find((line) => line.includes('"event":"defect"'))).toContain(String(reference))
  expect(estate.lines.filter((line) => line.includes("this end is refused"))).toHaveLength(2)
  expect((await step(estate, id, "resume")).status).toBe(200)
  await until(estate, id, ({ state }) => state === "watching")
  expect(await journalOf(estate, id)).toContain("resumed")
  await estate.close()
  await own?.drop()
  await rm(folder, { recursive: true, force: true })
})
