import { randomUUID } from "node:crypto"
import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import { Rollout, TargetPage } from "@command-center/domain/rollout/rollout-record"
import { lastTaskId, tasksAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { Schema } from "effect"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { journalOf, openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
let targets: RolloutPlan["targets"]

beforeAll(async () => {
  estate = await openRollouts()
  targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 250, 1)
})
afterAll(() => estate.close())
afterEach(() => estate.sandbox.faults.clear())

type Wave = RolloutPlan["waves"][number]

const [wave] = planOf([]).waves
const waveOf = (change: Partial<Wave>): Wave => {
  if (wave === undefined) throw new Error("the plan has a wave")
  return { ...wave, ...change }
}
const plan = (count: number, change: Partial<RolloutPlan> = {}) =>
  planOf(targets.slice(0, count), { businessEntityId: 1, ...change })

const strictly = { share: null, count: 0 } as const
const noLimit = { share: null, count: null } as const
const noneFailed = { failed: strictly, unconfirmed: noLimit, silent: noLimit } as const

it("each target has its task once, in waves, though answers were lost after the service had acted and before", async () => {
  const before = await lastTaskId(estate.sandbox)
  estate.sandbox.faults.add({ path: "/tasksbulk", kind: "status", status: 504, acts: true, times: 1 })
  estate.sandbox.faults.add({ path: "/tasksbulk", kind: "drop", times: 1 })
  estate.sandbox.faults.add({ path: "/tasksbulk", kind: "dropAfter", times: 1 })
  const waves = [waveOf({ size: { count: 20 } }), waveOf({ size: { percent: 100 } })]
  const id = await planned(estate, plan(250, { waves }))
  expect((await step(estate, id, "start", { body: { note: "as agreed" } })).status).toBe(200)
  const done = await until(estate, id, ({ state }) => state === "done")
  expect(done.waves.map(({ targets: all, sent }) => [all, sent])).toEqual([
    [20, 20],
    [230, 230]
  ])
  const created = await tasksAfter(estate.sandbox, before)
  expect([created.size, [...created.values()].every((count) => count === 1)]).toEqual([250, true])
  const oneWave = "waveStarted waveSent gatePassed"
  // A loaded machine may lose more answers than the faults do; what is waited for then ends by itself.
  const told = (await journalOf(estate, id)).filter((kind) => kind !== "waiting")
  expect(told.join(" ")).toBe(`created started ${oneWave} ${oneWave} done`)
})

it("a step is taken once for its key, and refused where it does not fit", async () => {
  const before = await lastTaskId(estate.sandbox)
  const id = await planned(estate, plan(3))
  const key = randomUUID()
  const first = await step(estate, id, "start", { key })
  const again = await step(estate, id, "start", { key })
  expect([again.status, again.text]).toEqual([200, first.text])
  expect((await step(estate, id, "pause", { key })).status).toBe(422)
  expect((await step(estate, id, "start", { key, body: { note: "else" } })).status).toBe(422)
  expect((await step(estate, id, "start")).status).toBe(409)
  expect((await estate.ask(`/rollouts/${id}/stop`, { method: "POST" })).status).toBe(400)
  await until(estate, id, ({ state }) => state === "done")
  expect((await tasksAfter(estate.sandbox, before)).size).toBe(3)
})

it("a gate that is not passed pauses it; what failed is sent anew by a retry, and it goes on", async () => {
  const before = await lastTaskId(estate.sandbox)
  estate.sandbox.faults.add({ path: "/tasksbulk", kind: "status", status: 400, times: 1 })
  const waves = [waveOf({ size: { count: 5 }, gate: noneFailed }), waveOf({ size: { percent: 90 } })]
  const id = await planned(estate, plan(12, { waves }))
  await step(estate, id, "start")
  const paused = await until(estate, id, ({ state }) => state === "paused")
  expect([paused.wave, paused.waitingFor?.reason, (await tasksAfter(estate.sandbox, before)).size]).toEqual([
    1,
    "gate",
    0
  ])
  expect((await step(estate, id, "retry")).status).toBe(200)
  const done = await until(estate, id, ({ state }) => state === "done")
  // How the wave stood and why each failed is not lost with the retry.
  const { times } = Schema.decodeUnknownSync(Rollout)((await estate.ask(`/rollouts/${id}`)).json())
  expect(times.map(({ retries, retried }) => [retries, retried])).toEqual([
    [undefined, [{ wave: 3, figures: expect.objectContaining({ targets: 5, failed: 5 }) }]],
    [undefined, undefined],
    [1, undefined]
  ])
  const { targets: read } = Schema.decodeUnknownSync(TargetPage)((await estate.ask(`/rollouts/${id}/targets`)).json())
  const failed = [{ wave: 1, reason: expect.stringContaining("400") }]
  expect(read.map(({ earlier }) => earlier)).toEqual(read.map(({ wave: own }) => (own === 3 ? failed : [])))
  // Who is retried counts in the wave of the retry alone.
  expect(done.waves.map(({ targets: all, sent, failed }) => [all, sent, failed])).toEqual([
    [0, 0, 0],
    [7, 7, 0],
    [5, 5, 0]
  ])
  // A retry of the first wave has its rules, not those of the last.
  expect(done.rules?.map(({ gate }) => gate)).toEqual([noneFailed, waveOf({}).gate, noneFailed])
  expect(done.steps).not.toContain("retry")
  const created = await tasksAfter(estate.sandbox, before)
  expect([created.size, [...created.values()].every((count) => count === 1)]).toEqual([12, true])
})

it("what the service fails with its own message has failed, as it says, and is not sent again by itself", async () => {
  const before = await lastTaskId(estate.sandbox)
  const body = JSON.stringify({ message: "The task table is full." })
  estate.sandbox.faults.add({ path: "/tasksbulk", kind: "status", status: 500, body })
  const id = await planned(estate, plan(3, { waves: [waveOf({ gate: noneFailed })] }))
  await step(estate, id, "start")
  const paused = await until(estate, id, ({ state }) => state === "paused")
  expect([paused.waves[0], estate.sandbox.faults.list()[0]?.struck]).toEqual([
    expect.objectContaining({ failed: 3, unconfirmed: 0 }),
    1
  ])
  expect((await estate.ask(`/rollouts/${id}/targets`)).json()).toMatchObject({
    targets: [{ state: "failed", reason: expect.stringContaining("The task table is full.") }, {}, {}]
  })
  estate.sandbox.faults.clear()
  await step(estate, id, "retry")
  await until(estate, id, ({ state }) => state === "done")
  expect((await tasksAfter(estate.sandbox, before)).size).toBe(3)
})

it("stopped with its tasks: what was sent and has not begun is deleted, the rest is never sent", async () => {
  const before = await lastTaskId(estate.sandbox)
  const id = await planned(estate, plan(200, { waves: [waveOf({ spreadMinutes: 1440 })] }))
  await step(estate, id, "start")
  // Of a day's spread the first minutes alone are sent by now.
  const first = () => tasksAfter(estate.sandbox, before).then(({ size }) => size > 0 && size < 10)
  await expect.poll(first, { timeout: 90_000 }).toBe(true)
  expect((await step(estate, id, "pause")).status).toBe(200)
  expect((await step(estate, id, "resume")).status).toBe(200)
  expect((await step(estate, id, "stop", { body: { deleteTasks: true } })).status).toBe(200)
  await expect.poll(async () => (await tasksAfter(estate.sandbox, before)).size, { timeout: 90_000 }).toBe(0)
  const stopped = await until(estate, id, ({ state }) => state === "stopped")
  expect(stopped.state).toBe("stopped")
})

it("a wave for two persons waits for somebody else than its creator", async () => {
  const waves = [waveOf({ approval: { required: true, byAnother: true } })]
  const id = await planned(estate, plan(2, { waves }))
  await step(estate, id, "start")
  const waiting = await until(estate, id, ({ state }) => state === "waiting")
  expect(waiting.waitingFor).toMatchObject({ reason: "approval", endedBy: "anotherEditor" })
  expect((await step(estate, id, "advance")).status).toBe(409)
  const reader = await estate.tokenOf("ravi.natarajan")
  expect([403, 404]).toContain((await step(estate, id, "advance", { token: reader })).status)
})

it("goes on only from where it was seen: what has moved on since is refused and stays as it is", async () => {
  const waves = [
    waveOf({ size: { count: 1 }, then: "waitForPerson" }),
    waveOf({ size: { count: 2 }, then: "waitForPerson" }),
    waveOf({ size: { percent: 20 } })
  ]
  const id = await planned(estate, plan(4, { waves }))
  await step(estate, id, "start")
  const isWaiting = (wave: number) => (read: { wave: number | null; waitingFor: { reason: string } | null }) =>
    read.wave === wave && read.waitingFor?.reason === "person"
  await until(estate, id, isWaiting(1))
  const seen = { state: "waiting", wave: 1, waitingFor: "person" }
  expect((await step(estate, id, "advance", { body: { seen: { wave: 1 } } })).status).toBe(400)
  expect((await step(estate, id, "advance", { body: { seen } })).status).toBe(200)
  await until(estate, id, isWaiting(2))
  const refused = await step(estate, id, "advance", { body: { seen } })
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining("has moved on since it was seen")])
  expect((await until(estate, id, isWaiting(2))).waves.map(({ sent }) => sent)).toEqual([1, 2, 0])
})

it("what changes is told as it happens, and again from the event that was seen last", async () => {
  const id = await planned(estate, plan(3))
  const token = await estate.tokenOf()
  const watch = async (last: string | null) => {
    const ended = new AbortController()
    const answer = await fetch(`${estate.service.origin}/rollouts/${id}/events`, {
      headers: { Authorization: `Bearer ${token}`, ...(last === null ? {} : { "Last-Event-ID": last }) },
      signal: ended.signal
    })
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
    let text = ""
    while (!text.includes('"kind":"done"')) text += (await reader?.read())?.value ?? ""
    ended.abort()
    return text
  }
  const watching = watch(null)
  await step(estate, id, "start")
  const text = await watching
  for (const event of ["rollout", "wave", "target", "journal"]) expect(text).toContain(`event: ${event}\n`)
  const ids = [...text.matchAll(/^id: (\d+)$/gmu)].map(([, seq]) => Number(seq))
  expect(ids).toEqual(ids.toSorted((left, right) => left - right))
  const [, , third] = ids
  const rest = await watch(String(third))
  expect([...rest.matchAll(/^id: (\d+)$/gmu)].map(([, seq]) => Number(seq))).toEqual(ids.slice(3))
})
