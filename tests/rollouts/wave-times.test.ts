import type { RolloutPlan } from "@command-center/domain/rollout/rollout-plan"
import { Rollout } from "@command-center/domain/rollout/rollout-record"
import { Schema } from "effect"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step, until } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
let targets: RolloutPlan["targets"]
let ahead = 0
beforeAll(async () => {
  estate = await openRollouts({}, {}, () => new Date(Date.now() + ahead))
  targets = await someTargets(estate.sandbox.origin, await estate.tokenOf(), 4)
})
afterAll(() => estate.close())

const now = () => Date.now() + ahead
const timesOf = async (id: string): Promise<Rollout["times"]> =>
  Schema.decodeUnknownSync(Rollout)((await estate.ask(`/rollouts/${id}`)).json()).times
const [wave] = planOf([]).waves
const wavesOf = (...changes: ReadonlyArray<Partial<RolloutPlan["waves"][number]>>) =>
  changes.map((change) => {
    if (wave === undefined) throw new Error("the plan has a wave")
    return { ...wave, ...change }
  })

it("the times of waves are true whenever they are read: none is an estimate once it has begun", async () => {
  const waves = wavesOf({ size: { count: 1 }, then: "waitForPerson" }, { size: { count: 1 }, watchMinutes: 30 }, {})
  const id = await planned(estate, planOf(targets, { waves }))
  ahead = 3 * 3_600_000
  const before = await timesOf(id)
  expect(before.map(({ awaits }) => awaits)).toEqual([["start"], ["wave", "person"], ["wave"]])
  expect(before.every(({ begins, isEstimate }) => isEstimate && Date.parse(begins) >= now() - 60_000)).toBe(true)

  await step(estate, id, "start")
  await until(estate, id, ({ waitingFor }) => waitingFor?.reason === "person")
  const [first, second] = await timesOf(id)
  expect([first?.isEstimate, first?.awaits, second?.isEstimate, second?.awaits]).toEqual([false, [], true, ["person"]])
  expect(Math.abs(Date.parse(first?.begins ?? "") - now())).toBeLessThan(60_000)

  ahead += 3_600_000
  await step(estate, id, "advance")
  await until(estate, id, ({ state, wave: current }) => state === "watching" && current === 2)
  const [, begun, next] = await timesOf(id)
  expect([begun?.isEstimate, next?.isEstimate, next?.awaits]).toEqual([false, true, []])
  expect(next?.begins).toBe(begun?.watchedUntil)
  expect(Math.abs(Date.parse(begun?.watchedUntil ?? "") - now() - 30 * 60_000)).toBeLessThan(60_000)

  ahead += 31 * 60_000
  await until(estate, id, ({ state }) => state === "done")
  expect((await timesOf(id)).map(({ isEstimate }) => isEstimate)).toEqual([false, false, false])
})

it("who follows a rollout is told when each wave has begun", async () => {
  const id = await planned(estate, planOf(targets))
  await step(estate, id, "start")
  await until(estate, id, ({ state }) => state === "done")
  const ended = new AbortController()
  const answer = await fetch(`${estate.service.origin}/rollouts/${id}/events`, {
    headers: { Authorization: `Bearer ${await estate.tokenOf()}`, "Last-Event-ID": "0" },
    signal: ended.signal
  })
  let text = ""
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (text.includes('"kind":"done"')) break
  }
  ended.abort()
  const told = text.split("event: rollout").slice(1)
  expect(told.length).toBeGreaterThan(1)
  expect(told.every((event) => event.includes('"times":'))).toBe(true)
  expect(told.at(-1)).toContain('"isEstimate":false')
})

it("of a watch that somebody breaks off it is told when it ended, not when it would have", async () => {
  const waves = wavesOf({ size: { count: 1 }, watchMinutes: 600 }, { watchMinutes: 600 })
  const id = await planned(estate, planOf(targets, { waves }))
  await step(estate, id, "start")
  await until(estate, id, ({ state }) => state === "watching")
  ahead += 20 * 60_000
  await step(estate, id, "stop")
  await until(estate, id, ({ state }) => state === "stopped")
  const [left] = await timesOf(id)
  expect(Math.abs(Date.parse(left?.watchedUntil ?? "") - now())).toBeLessThan(60_000)
})
