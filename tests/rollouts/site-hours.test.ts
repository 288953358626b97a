import { lastTaskId, runTimesAfter } from "@command-center/sandbox/src/testing-tasks.ts"
import { afterAll, beforeAll, expect, it } from "vitest"
import { planOf } from "./support/rollout-plans.ts"
import { openRollouts, planned, type RolloutEstate, step } from "./support/rollout-service.ts"
import { someTargets } from "./support/some-targets.ts"

let estate: RolloutEstate
/** The time of the service: a little before the first site's hour, since tasks are sent shortly before they run. */
let ahead = 0
beforeAll(async () => {
  estate = await openRollouts({}, {}, () => new Date(Date.now() + ahead))
})
afterAll(() => estate.close())

/**
 * Half past two on the Sunday on which most of North America skips that hour: where it is skipped, the first instant
 * after it; elsewhere that hour as it is.
 */
const skipped = [
  ["Newfoundland Standard Time", "2027-03-14T05:30:00.000Z"],
  ["Atlantic Standard Time", "2027-03-14T06:00:00.000Z"],
  ["Eastern Standard Time", "2027-03-14T07:00:00.000Z"],
  ["Central Standard Time", "2027-03-14T08:00:00.000Z"],
  ["Mountain Standard Time", "2027-03-14T09:00:00.000Z"],
  ["US Mountain Standard Time", "2027-03-14T09:30:00.000Z"],
  ["Pacific Standard Time", "2027-03-14T10:00:00.000Z"],
  ["Hawaiian Standard Time", "2027-03-14T12:30:00.000Z"],
  ["GMT Standard Time", "2027-03-14T02:30:00.000Z"],
  ["W. Europe Standard Time", "2027-03-14T01:30:00.000Z"],
  ["Tokyo Standard Time", "2027-03-13T17:30:00.000Z"]
] as const

/** Half past one on the Sunday on which it comes twice there: the first of the two. */
const doubled = [
  ["Newfoundland Standard Time", "2027-11-07T04:00:00.000Z"],
  ["Eastern Standard Time", "2027-11-07T05:30:00.000Z"],
  ["Pacific Standard Time", "2027-11-07T08:30:00.000Z"],
  ["US Mountain Standard Time", "2027-11-07T08:30:00.000Z"],
  ["Tokyo Standard Time", "2027-11-06T16:30:00.000Z"]
] as const

it.each([
  ["2027-03-14T02:30", skipped],
  ["2027-11-07T01:30", doubled]
] as const)(
  "a wave at %s of each site runs at that hour of each, through a change of clocks",
  async (reading, sites) => {
    const first = Math.min(...sites.map(([, at]) => Date.parse(at)))
    ahead = first - 10 * 60_000 - Date.now()
    const before = await lastTaskId(estate.sandbox)
    const found = await someTargets(estate.sandbox.origin, await estate.tokenOf(), sites.length, 1)
    const targets = found.map((target, at) => ({ ...target, timeZone: sites[at]?.[0] ?? null }))
    const plan = planOf(targets, { businessEntityId: 1 })
    const waves = plan.waves.map((wave) => ({ ...wave, start: { kind: "siteHour", reading } as const }))
    const id = await planned(estate, { ...plan, waves })
    await step(estate, id, "start")
    // Each site's tasks leave shortly before its hour, and none before.
    for (const hour of [...new Set(sites.map(([, at]) => Date.parse(at)))].toSorted((left, right) => left - right)) {
      ahead = hour - 10 * 60_000 - Date.now()
      const due = sites.filter(([, at]) => Date.parse(at) <= hour).length
      await expect.poll(async () => (await runTimesAfter(estate.sandbox, before)).size, { timeout: 60_000 }).toBe(due)
    }
    const times = await runTimesAfter(estate.sandbox, before)
    expect(targets.map((target) => [target.timeZone, times.get(target.id)])).toEqual(sites)
    await step(estate, id, "stop", { body: { deleteTasks: true } })
  }
)
