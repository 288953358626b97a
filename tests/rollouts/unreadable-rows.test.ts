import { planMessages, targetMessages, waitingMessages } from "@command-center/domain/rollout/rollout-messages"
import { call, filterOf, listIn } from "@command-center/sandbox/src/testing.ts"
import { moveUtg } from "@command-center/sandbox/src/testing-estate.ts"
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

/** Of one row an account that no account has. */
const unreadTarget = (id: number) =>
  answer("components", "serviceView", (row) =>
    row["componentId"] === id ? { ...row, businessEntityId: "twelve" } : row
  )

const unreadTask = (taskId: number) =>
  answer("tasks", "taskView", (row) => ({ ...row, taskStatus: row["taskId"] === taskId ? "done" : 20 }))

interface ReadTarget {
  readonly id: number
  readonly state: string
  readonly reason: string | null
  readonly taskId: number | null
}

const targetsOf = async (id: string): Promise<ReadonlyArray<ReadTarget>> => {
  const json = (await estate.ask(`/rollouts/${id}/targets?limit=100`)).json()
  const targets = typeof json === "object" && json !== null && "targets" in json ? json.targets : []
  return Array.isArray(targets) ? targets : []
}

const reasonsOf = async (id: string) => (await targetsOf(id)).map(({ state, reason }) => `${state}: ${reason ?? "-"}`)

/** The task of the first target, once all have one. */
const taskOfFirst = async (id: string) => (await targetsOf(id))[0]?.taskId ?? 0

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
  await unreadTarget(targets[0]?.id ?? 0)
  await step(estate, id, "start")
  const done = await until(estate, id, ({ state }) => state === "done")
  expect(done.waves[0]).toMatchObject({ sent: 1, skipped: 1 })
  expect((await reasonsOf(id))[0]).toBe(`skipped: ${targetMessages.unread}`)
  expect([...(await tasksAfter(estate.sandbox, before)).keys()]).toEqual([targets[1]?.id])
})

it("a target that cannot be read as it is planned is refused for that, and not as one that is gone", async () => {
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2)
  const [, { id, name } = { id: 0, name: "" }] = targets
  await unreadTarget(id)
  const refused = await estate.ask("/rollouts", { method: "POST", body: planOf(targets) })
  expect(refused.json()).toMatchObject({
    status: 422,
    reasons: [{ path: "targets[1]", sentence: planMessages.unreadTarget(name, id) }]
  })
})

it("a task that cannot be read as its rollout is stopped is not deleted, and said to be so until it can be read", async () => {
  const before = await lastTaskId(estate.sandbox)
  const targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 3)
  const id = await planned(estate, watched(60, targets))
  await step(estate, id, "start")
  await until(estate, id, ({ state, waves: [only] }) => state === "watching" && only?.["sent"] === 3)
  const taskId = await taskOfFirst(id)
  await answer("tasks", "taskView", (row) => (row["taskId"] === taskId ? { ...row, taskStatus: "none" } : row))
  await step(estate, id, "stop", { body: { deleteTasks: true } })
  const waiting = await until(estate, id, ({ waitingFor }) => waitingFor !== null)
  expect([waiting.state, waiting.waitingFor?.reason]).toEqual(["stopped", "service"])
  const deleted = `skipped: ${targetMessages.deleted}`
  expect(await reasonsOf(id)).toEqual([`scheduled: ${targetMessages.taskUnread}`, deleted, deleted])
  expect((await tasksAfter(estate.sandbox, before)).size).toBe(1)
  estate.sandbox.faults.clear()
  const stopped = await until(estate, id, ({ waves: [only] }) => only?.["skipped"] === 3)
  expect(stopped.waves[0]).toMatchObject({ sent: 0, unconfirmed: 0 })
  expect((await tasksAfter(estate.sandbox, before)).size).toBe(0)
})

const notesOf = async (id: string): Promise<ReadonlyArray<string | null>> => {
  const json = (await estate.ask(`/rollouts/${id}/journal?limit=1000`)).json()
  const entries = typeof json === "object" && json !== null && "entries" in json ? json.entries : []
  return (Array.isArray(entries) ? entries : []).map(({ note }: { note: string | null }) => note)
}

it("rows that match a growing rollout and cannot be read are told of, once; who was there as it was planned does not join", async () => {
  const [first, other] = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 2)
  if (first === undefined || other === undefined) throw new Error("the account has two UTGs")
  await unreadTarget(other.id)
  const id = await planned(estate, { ...watched(0, [first]), growing: { filter: [] } })
  await step(estate, id, "start")
  const isWaiting = ({ waitingFor }: { waitingFor: { reason: string } | null }) => waitingFor?.reason === "newTargets"
  await until(estate, id, isWaiting)
  const said = async () => (await notesOf(id)).filter((note) => note === waitingMessages.unreadRows(1)).length
  await expect.poll(said, { timeout: 30_000 }).toBe(1)
  estate.sandbox.faults.clear()
  const everywhere = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 1000, 1)
  const own = new Set((await someTargets(estate.sandbox.origin, await estate.tokenOf(), 1000)).map((each) => each.id))
  const newcomer = everywhere.find((each) => !own.has(each.id))
  if (newcomer === undefined) throw new Error("the estate has UTGs elsewhere")
  await moveUtg(estate.sandbox, newcomer.id, 12)
  const ids = async () => (await targetsOf(id)).map((each) => each.id)
  await expect.poll(ids, { timeout: 30_000 }).toContain(newcomer.id)
  expect(await ids()).toEqual([first.id, newcomer.id])
  expect(await said()).toBe(1)
  await step(estate, id, "advance")
})
