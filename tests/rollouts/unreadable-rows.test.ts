import { targetMessages } from "@command-center/domain/rollout/rollout-messages"
import { call, filterOf, listIn } from "@command-center/sandbox/src/testing.ts"
import { endTasksAfter, lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
beforeAll(async () => {
  estate = await openRollouts()
})
afterAll(() => estate.close())
afterEach(() => estate.sandbox.faults.clear())

type Row = Awaited<ReturnType<typeof listIn>>[number]

/** From now on a list comes as it is, but for what is changed of its rows. */
const answer = async (list: "tasks" | "components", field: string, changed: (row: Row) => Row) => {
  estate.sandbox.faults.clear()
  const path = `management/businessentities/12/${list}/query`
  const asked = { token: await estate.tokenOf(), method: "POST", path, body: filterOf() } as const
  const rows = (await listIn(call(estate.sandbox, asked), field)).map(changed)
  const body = JSON.stringify({ [field]: rows })
  estate.sandbox.faults.add({ path: `/${list}/query`, kind: "status", status: 200, body })
}

const unreadTask = (taskId: number) =>
  answer("tasks", "taskView", (row) => ({ ...row, taskStatus: row["taskId"] === taskId ? "done" : 20 }))

const reasonsOf = async (id: string) => {
  const json = (await estate.ask(`/rollouts/${id}/targets?limit=100`)).json()
  const targets = typeof json === "object" && json !== null && "targets" in json ? json.targets : []
  return (Array.isArray(targets) ? targets : []).map(
    ({ state, reason }: { state: string; reason: string | null }) => `${state}: ${reason ?? "-"}`
  )
}

/** The task of the first target, once all have one. */
const taskOfFirst = async (id: string) => {
  const json = (await estate.ask(`/rollouts/${id}/targets?limit=100`)).json()
  const targets = typeof json === "object" && json !== null && "targets" in json ? json.targets : []
  const [first] = Array.isArray(targets) ? targets : []
  return Number(first?.taskId)
}

const watched = (minutes: number, targets: Parameters<typeof planOf>[0]) => {
  const plan = planOf(targets)
  return { ...plan, waves: plan.waves.map((wave) => ({ ...wave, watchMinutes: minutes })) }
}

it("a target whose task cannot be read has neither succeeded nor lost its task: it says why it is open, and is judged once it can be read", async () => {
  const before = await lastTaskId(estate.sandbox)
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 3)
  const id = await planned(estate, watched(60, targets))
  await step(estate, id, "start")
  await until(estate, id, ({ state, waves: [only] }) => state === "watching" && only?.["sent"] === 3)
  const taskId = await taskOfFirst(id)
  await unreadTask(taskId)
  await until(estate, id, ({ waves: [only] }) => only?.["succeeded"] === 2)
  await expect.poll(() => reasonsOf(id)).toContain(`scheduled: ${targetMessages.taskUnread}`)
  expect((await until(estate, id, () => true)).state).toBe("watching")
  await endTasksAfter(estate.sandbox, before, 20)
  estate.sandbox.faults.clear()
  await until(estate, id, ({ waves: [only], state }) => only?.["succeeded"] === 3 && state === "watching")
  // What is known stays known: a row that cannot be read says nothing against it.
  await unreadTask(taskId)
  const looks = () => estate.lines.filter((line) => line.includes(id) && line.includes('"FIGURES"')).length
  const byThen = looks()
  await expect.poll(() => looks() - byThen, { timeout: 10_000 }).toBeGreaterThan(3)
  expect(await reasonsOf(id)).toEqual(["succeeded: -", "succeeded: -", "succeeded: -"])
  await step(estate, id, "stop", { body: { deleteTasks: false } })
})

it("once the watch is over it counts as not confirmed", async () => {
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2)
  const body = JSON.stringify({ taskView: [{ taskId: "?" }] })
  estate.sandbox.faults.add({ path: "/tasks/query", kind: "status", status: 200, body })
  const id = await planned(estate, watched(0, targets))
  await step(estate, id, "start")
  const done = await until(estate, id, ({ state }) => state === "done")
  expect(done.waves[0]).toMatchObject({ sent: 2, succeeded: 0, failed: 0, unconfirmed: 2 })
  expect(await reasonsOf(id)).toEqual(targets.map(() => `unconfirmed: ${targetMessages.taskUnread}`))
})

it("a target whose own row cannot be read has not succeeded, since it may have lost contact", async () => {
  const before = await lastTaskId(estate.sandbox)
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2)
  const id = await planned(estate, watched(60, targets))
  await step(estate, id, "start")
  await until(estate, id, ({ state, waves: [only] }) => state === "watching" && only?.["sent"] === 2)
  const calls = (first: string) =>
    answer("components", "serviceView", (row) => ({
      ...row,
      machineStatusEntityNextPredictedCommunication:
        row["componentId"] === targets[0]?.id ? first : "2099-01-01T00:00:00Z"
    }))
  await calls("soon")
  await endTasksAfter(estate.sandbox, before, 20)
  await until(estate, id, ({ waves: [only] }) => only?.["succeeded"] === 1)
  await expect.poll(() => reasonsOf(id)).toEqual([`scheduled: ${targetMessages.unread}`, "succeeded: -"])
  await calls("2099-01-01T00:00:00Z")
  await until(estate, id, ({ waves: [only] }) => only?.["succeeded"] === 2)
  await step(estate, id, "stop", { body: { deleteTasks: false } })
})

it("a target that cannot be read as its wave begins gets nothing and is not said to be gone", async () => {
  const before = await lastTaskId(estate.sandbox)
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2)
  const id = await planned(estate, watched(0, targets))
  await answer("components", "serviceView", (row) =>
    row["componentId"] === targets[0]?.id ? { ...row, businessEntityId: "twelve" } : row
  )
  await step(estate, id, "start")
  const done = await until(estate, id, ({ state }) => state === "done")
  expect(done.waves[0]).toMatchObject({ sent: 1, skipped: 1 })
  expect((await reasonsOf(id))[0]).toBe(`skipped: ${targetMessages.unread}`)
  expect([...(await tasksAfter(estate.sandbox, before)).keys()]).toEqual([targets[1]?.id])
})
