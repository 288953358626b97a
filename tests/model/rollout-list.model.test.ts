import { everyRollout } from "@command-center/domain/rollout/rollout-search"
import { sampleSummary } from "@command-center/domain/rollout/sample-rollout"
import { rolloutListMachine } from "@command-center/machines/rollout-list/rollout-list.machine"
import * as select from "@command-center/machines/rollout-list/rollout-list.selectors"
import { Result } from "effect"
import { expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { actorDriver } from "./support/actor-driver.ts"

const created = (id: string, hour: string) => sampleSummary({ id, createdAt: `2026-11-21T${hour}:00:00.000Z` })
const [newer, older] = [created("r-3", "12"), created("r-1", "10")]
const why = "The service is down for maintenance."

const opened = () => actorDriver(rolloutListMachine, { businessEntityId: 12, sought: everyRollout })
const listed = async (hasMore = false) => {
  const driver = opened()
  await driver.settle("loadRollouts", Result.succeed({ rollouts: [newer, older], hasMore, lastChange: "6" }))
  return driver
}
const idsOf = (driver: ReturnType<typeof opened>) => select.selectFound(driver.snapshot())?.rollouts.map(({ id }) => id)

it("says that the rollouts are on their way, or why they are not there", async () => {
  const driver = opened()
  const seen = () => [select.selectIsLoading(driver.snapshot()), select.selectFailure(driver.snapshot())]
  const all = [seen()]
  await driver.settle("loadRollouts", Result.fail(failures.refused))
  all.push(seen())
  await driver.perform({ type: "retry" })
  await driver.crash("loadRollouts")
  all.push(seen())
  expect(all).toEqual([
    [true, null],
    [false, `Unable to load the rollouts: ${why}`],
    [false, "Unable to load the rollouts: an unexpected error"]
  ])
})

it("says after ten seconds what is waited for, and that it was called off", async () => {
  const driver = opened()
  await driver.advance(10_000)
  expect(select.selectIsWaitLong(driver.snapshot())).toBe(true)
  await driver.perform({ type: "cancel" })
  expect([select.selectIsWaitLong(driver.snapshot()), select.selectFailure(driver.snapshot())]).toEqual([
    false,
    "You stopped waiting for the answer. Nothing was changed. Retry asks again."
  ])
})

it("changes the rollout that is told, and no other", async () => {
  const driver = await listed()
  await driver.perform({ type: "changed", rollout: { ...older, name: "Renamed" }, id: "7" })
  expect(select.selectFound(driver.snapshot())).toEqual({
    rollouts: [newer, { ...older, name: "Renamed" }],
    hasMore: false,
    lastChange: "6"
  })
})

it.each([
  ["the newest first", created("r-9", "13"), ["r-9", "r-3", "r-1"]],
  ["each by when it was planned", created("r-2", "11"), ["r-3", "r-2", "r-1"]],
  ["of the same moment the later one first", created("r-4", "12"), ["r-4", "r-3", "r-1"]],
  ["of the same moment the earlier one after it", created("r-0", "10"), ["r-3", "r-1", "r-0"]]
])("lists one that is new: %s", async (_, rollout, ids) => {
  const driver = await listed()
  await driver.perform({ type: "changed", rollout, id: null })
  expect(idsOf(driver)).toEqual(ids)
})

it("lists as many as it did where there are older ones that are not listed", async () => {
  const driver = await listed(true)
  await driver.perform({ type: "changed", rollout: created("r-9", "13"), id: "7" })
  expect(idsOf(driver)).toEqual(["r-9", "r-3"])
  await driver.perform({ type: "changed", rollout: created("r-0", "09"), id: "8" })
  expect(idsOf(driver)).toEqual(["r-9", "r-3"])
})

it("keeps what is there while it is read anew, and says how up to date it is", async () => {
  const driver = await listed()
  const seen = () => [
    idsOf(driver),
    select.selectIsLoading(driver.snapshot()),
    select.selectFreshness(driver.snapshot())
  ]
  const all = [seen()]
  await driver.perform({ type: "live.begun" })
  all.push(seen())
  await driver.settle("followRollouts", Result.fail(failures.refused))
  all.push(seen())
  await driver.advance(5000)
  expect(driver.isRunning("loadRollouts")).toBe(true)
  all.push(seen())
  const broken = `Not live (${why}): refreshed every few seconds.`
  expect(all).toEqual([
    [["r-3", "r-1"], false, null],
    [["r-3", "r-1"], false, "Updates live"],
    [["r-3", "r-1"], false, broken],
    [["r-3", "r-1"], false, broken]
  ])
})

it("goes on from the last change that was told", async () => {
  const driver = await listed()
  expect(driver.inputOf("followRollouts")).toEqual({ businessEntityId: 12, after: "6" })
  await driver.perform({ type: "changed", rollout: older, id: "7" })
  await driver.perform({ type: "changed", rollout: older, id: null })
  expect(driver.snapshot().context.lastChange).toBe("7")
})

it("looks for what the address says, and then for what is asked here", async () => {
  const asked = { text: "canary", state: "done" } as const
  const driver = actorDriver(rolloutListMachine, { businessEntityId: 12, sought: asked })
  expect(select.selectSought(driver.snapshot())).toEqual(asked)
  await driver.perform({ type: "search.changed", sought: { ...asked, text: "canary 2" } })
  expect(select.selectSought(driver.snapshot())).toEqual({ text: "canary 2", state: "done" })
})
