import { lastTaskId, runTimesAfter, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
const hour = 3_600_000
/** The service's clock stands at one in the night; a test moves it on. */
let ahead = Date.UTC(2027, 1, 10, 1) - Date.now()
beforeAll(async () => {
  estate = await openRollouts({}, {}, () => new Date(Date.now() + ahead))
})
afterAll(() => estate.close())
afterEach(() => estate.sandbox.faults.clear())

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

it("what was held over its hour runs at the next one that its site allows, not by day", async () => {
  const before = await lastTaskId(estate.sandbox)
  const found = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 4)
  const plan = planOf(
    found.map((target) => ({ ...target, timeZone: "UTC" })),
    { windows: [{ weekdays: [0, 1, 2, 3, 4, 5, 6], from: "02:00", until: "05:00" }] }
  )
  const id = await planned(estate, plan)
  await step(estate, id, "start")
  await until(estate, id, ({ state }) => state === "running")
  expect((await step(estate, id, "pause")).status).toBe(200)
  ahead += 9 * hour
  expect((await step(estate, id, "resume")).status).toBe(200)
  // It is ten now: whatever leaves within these seconds would run in an open shop.
  await pause(4_000)
  expect((await runTimesAfter(estate.sandbox, before)).size).toBe(0)
  ahead += 15.9 * hour
  await expect.poll(async () => (await runTimesAfter(estate.sandbox, before)).size, { timeout: 30_000 }).toBe(4)
  const times = new Set((await runTimesAfter(estate.sandbox, before)).values())
  expect([...times]).toEqual(["2027-02-11T02:00:00.000Z"])
  await step(estate, id, "stop", { body: { deleteTasks: true } })
})

it("a call without an answer outlasts a pause of any length, and is sent afterwards, once", async () => {
  const before = await lastTaskId(estate.sandbox)
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 3)
  // None is answered before the pause, however often it leaves until then.
  estate.sandbox.faults.add({ path: "/tasksbulk", kind: "status", status: 504, acts: false })
  const id = await planned(estate, planOf(targets))
  await step(estate, id, "start")
  await expect.poll(() => estate.lines.join("\n"), { timeout: 120_000 }).toContain('"outcome":"unanswered"')
  expect((await step(estate, id, "pause")).status).toBe(200)
  const looks = () => estate.lines.filter((line) => line.includes(id) && line.includes('"looked_up"')).length
  const byThen = looks()
  // More looks than a call is sent before it is given up.
  await expect.poll(() => looks() - byThen, { timeout: 180_000 }).toBeGreaterThan(20)
  expect((await tasksAfter(estate.sandbox, before)).size).toBe(0)
  estate.sandbox.faults.clear()
  expect((await step(estate, id, "resume")).status).toBe(200)
  const done = await until(estate, id, ({ state }) => state === "done")
  const created = await tasksAfter(estate.sandbox, before)
  expect([created.size, [...created.values()].every((count) => count === 1)]).toEqual([3, true])
  expect(done.waves[0]).toMatchObject({ sent: 3 })
})

it("nothing leaves after a pause was confirmed, however long a look-up takes", async () => {
  const before = await lastTaskId(estate.sandbox)
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 3)
  estate.sandbox.faults.add({ path: "/tasksbulk", kind: "status", status: 504, acts: false, times: 1 })
  // The look at once finds nothing; the next one decides whether it is sent again. Each takes eight seconds.
  estate.sandbox.faults.add({ path: "/tasks/query", kind: "none", delayMs: 8_000 })
  const id = await planned(estate, planOf(targets))
  await step(estate, id, "start")
  const looks = () => estate.lines.filter((line) => line.includes(id) && line.includes('"looked_up"')).length
  await expect.poll(looks, { timeout: 120_000 }).toBe(1)
  await pause(1_500)
  // The pause comes in the middle of that look, whose answer comes after it was confirmed.
  expect([(await step(estate, id, "pause")).status, looks()]).toEqual([200, 1])
  await expect.poll(looks, { timeout: 120_000 }).toBe(2)
  await pause(1_000)
  expect((await tasksAfter(estate.sandbox, before)).size).toBe(0)
  estate.sandbox.faults.clear()
  await step(estate, id, "resume")
  await until(estate, id, ({ state }) => state === "done")
  const created = await tasksAfter(estate.sandbox, before)
  expect([created.size, [...created.values()].every((count) => count === 1)]).toEqual([3, true])
})
