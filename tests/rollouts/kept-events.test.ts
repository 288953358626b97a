import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
let ahead = 0
beforeAll(async () => {
  estate = await openRollouts({}, {}, () => new Date(Date.now() + ahead))
})
afterAll(() => estate.close())

/** What a client that has seen nothing is told at once. */
const told = async (id: string): Promise<string> => {
  const ended = new AbortController()
  const answer = await fetch(`${estate.service.origin}/rollouts/${id}/events`, {
    headers: { Authorization: `Bearer ${await estate.tokenOf()}`, "Last-Event-ID": "0" },
    signal: ended.signal
  })
  expect(answer.status).toBe(200)
  const timer = setTimeout(() => ended.abort(), 1_500)
  let text = ""
  try {
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += part
  } catch {
    // The stream stays open for what comes next.
  } finally {
    clearTimeout(timer)
  }
  return text
}

it("events are told again for a day, and are gone after it; the journal stays", async () => {
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 3, 1)
  const id = await planned(estate, planOf(targets, { businessEntityId: 1 }))
  await step(estate, id, "start")
  await until(estate, id, ({ state }) => state === "done")
  expect(await told(id)).toContain('"kind":"done"')
  ahead = 26 * 3_600_000
  await expect.poll(() => told(id), { timeout: 30_000 }).not.toContain('"kind":"done"')
  expect((await estate.ask(`/rollouts/${id}/journal`)).text).toContain('"kind":"done"')
})
