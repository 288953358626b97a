import { waitingText } from "@command-center/domain/rollout/waiting"
import { displayUtc } from "@command-center/domain/time/display-date"
import { switchRights } from "@command-center/sandbox/src/testing-rights.ts"
import { endTasksAfter, lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

const other = "marta.oyelaran"
let estate: RolloutEstate
let ahead = 0
beforeAll(async () => {
  estate = await openRollouts({}, {}, () => new Date(Date.now() + ahead))
})
afterAll(() => estate.close())
afterEach(async () => {
  estate.sandbox.faults.clear()
  await switchRights(estate.sandbox, other, true)
})

const none = { share: null, count: 0 } as const
const withTasks = { body: { deleteTasks: true } }

/** A rollout whose only wave did not pass its gate, with tasks that have not begun. */
const heldAtGate = async (ask: Pick<RolloutEstate, "ask">, token: string): Promise<string> => {
  const plan = planOf(await someTargets(estate.sandbox.origin, token, 3))
  const waves = plan.waves.map((wave) => ({ ...wave, gate: { failed: none, unconfirmed: none, silent: none } }))
  const strict = waves.map((wave) => ({ ...wave, watchMinutes: 1, start: { kind: "now" as const } }))
  const id = await planned(ask, { ...plan, waves: strict })
  await step(ask, id, "start")
  return id
}

const asOther = async (): Promise<Pick<RolloutEstate, "ask">> => {
  const token = await estate.tokenOf(other)
  return { ask: (path, asked = {}) => estate.ask(path, { ...asked, token: asked.token ?? token }) }
}

it("after a gate that was not passed, what has not begun is deleted, and the figures say so", async () => {
  const before = await lastTaskId(estate.sandbox)
  const id = await heldAtGate(estate, await estate.tokenOf())
  await expect.poll(async () => (await tasksAfter(estate.sandbox, before)).size, { timeout: 30_000 }).toBe(3)
  await until(estate, id, ({ state }) => state === "watching")
  ahead += 2 * 60_000
  const held = await until(estate, id, ({ state }) => state === "paused")
  expect(held.waves[0]).toMatchObject({ unconfirmed: 3, skipped: 0 })
  expect((await step(estate, id, "stop", withTasks)).status).toBe(200)
  await expect.poll(async () => (await tasksAfter(estate.sandbox, before)).size, { timeout: 30_000 }).toBe(0)
  const stopped = await until(estate, id, ({ waves }) => waves[0]?.["skipped"] === 3)
  expect(stopped.waves[0]).toMatchObject({ sent: 0, unconfirmed: 0, failed: 0 })
  await expect.poll(async () => (await estate.ask(`/rollouts/${id}/journal`)).text).toContain('"stopped"')
})

it("the deletion is done with the sign-in of whoever stops it, though its creator has lost every right", async () => {
  const before = await lastTaskId(estate.sandbox)
  const creator = await asOther()
  const id = await heldAtGate(creator, await estate.tokenOf(other))
  await expect.poll(async () => (await tasksAfter(estate.sandbox, before)).size, { timeout: 30_000 }).toBe(3)
  await switchRights(estate.sandbox, other, false)
  expect((await step(estate, id, "stop", withTasks)).status).toBe(200)
  await expect.poll(async () => (await tasksAfter(estate.sandbox, before)).size, { timeout: 30_000 }).toBe(0)
})

it("without the right to delete tasks it says what it waits for, and somebody with it stops it again", async () => {
  const before = await lastTaskId(estate.sandbox)
  const id = await heldAtGate(estate, await estate.tokenOf())
  await expect.poll(async () => (await tasksAfter(estate.sandbox, before)).size, { timeout: 30_000 }).toBe(3)
  // The deletion is refused for as long as its rights are away.
  const stopper = await asOther()
  expect((await step(stopper, id, "stop", withTasks)).status).toBe(200)
  await switchRights(estate.sandbox, other, false)
  const waiting = await until(estate, id, ({ waitingFor }) => waitingFor?.reason === "rights")
  expect([waiting.state, waiting.steps]).toEqual(["stopped", ["stop"]])
  expect(waiting.waitingFor === null ? "" : waitingText(waiting.waitingFor, displayUtc)).toMatch(
    /may not delete its tasks here; stop it again .+Anyone with edit rights here can end the wait\.$/u
  )
  expect((await tasksAfter(estate.sandbox, before)).size).toBe(3)
  expect((await step(estate, id, "stop", withTasks)).status).toBe(200)
  await expect.poll(async () => (await tasksAfter(estate.sandbox, before)).size, { timeout: 30_000 }).toBe(0)
  await until(estate, id, ({ waitingFor, steps }) => waitingFor === null && steps.length === 0)
})

it("a task that has begun stays, and is told by how it ends", async () => {
  const before = await lastTaskId(estate.sandbox)
  const id = await heldAtGate(estate, await estate.tokenOf())
  await expect.poll(async () => (await tasksAfter(estate.sandbox, before)).size, { timeout: 30_000 }).toBe(3)
  await endTasksAfter(estate.sandbox, before, 20)
  await step(estate, id, "stop", withTasks)
  const stopped = await until(
    estate,
    id,
    ({ waves: [only] }) => (only?.["succeeded"] ?? 0) + (only?.["silent"] ?? 0) === 3
  )
  expect([stopped.state, (await tasksAfter(estate.sandbox, before)).size]).toEqual(["stopped", 3])
})
