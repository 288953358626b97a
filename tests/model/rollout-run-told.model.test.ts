import { sampleFigures } from "@command-center/domain/rollout/sample-plan"
import { sampleRecord, sampleRollout, sampleSummary } from "@command-center/domain/rollout/sample-rollout"
import * as select from "@command-center/machines/rollout-run/rollout-run.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { found, loaded, opened, rollout } from "./support/rollout-run-driver.ts"

describe("what was told while an answer was on its way", () => {
  const record = (change: Parameters<typeof sampleRecord>[0]) => sampleRecord(change)
  const states = (driver: Awaited<ReturnType<typeof loaded>>) =>
    select.selectTargets(driver.snapshot())?.targets.map(({ state }) => state)
  const reading = async () => {
    const driver = await loaded()
    await driver.perform({ type: "live.begun" })
    await driver.perform({ type: "changed", change: { event: "wave", data: sampleFigures() }, id: "7" })
    await driver.advance(5000)
    expect(driver.isRunning("loadTargets")).toBe(true)
    return driver
  }
  const told = (change: Parameters<typeof sampleRecord>[0]) => ({
    type: "changed",
    change: { event: "target", data: sampleRecord(change) },
    id: "8"
  })

  it("stays, as it is newer, and is read again", async () => {
    const driver = await reading()
    await driver.perform(told({ id: 2, state: "succeeded", updatedAt: "2026-11-21T10:05:00.000Z" }))
    await driver.perform({ type: "changed", change: { event: "wave", data: sampleFigures() }, id: "9" })
    await driver.settle("loadTargets", Result.succeed(found))
    expect(states(driver)).toEqual(["scheduled", "succeeded"])
    await driver.advance(5000)
    expect(driver.isRunning("loadTargets")).toBe(true)
    const later = record({ id: 2, state: "silent", updatedAt: "2026-11-21T10:06:00.000Z" })
    await driver.settle("loadTargets", Result.succeed({ targets: [record({}), later], hasMore: false }))
    expect(states(driver)).toEqual(["scheduled", "silent"])
    await driver.advance(5000)
    expect(driver.isRunning("loadTargets")).toBe(false)
  })

  it("counts for nothing more where it is read later, whatever clocks say", async () => {
    const driver = await reading()
    await driver.settle("loadTargets", Result.succeed(found))
    await driver.perform(told({ id: 2, state: "sending", updatedAt: "2026-11-21T10:05:00.000Z" }))
    await driver.perform({ type: "changed", change: { event: "wave", data: sampleFigures() }, id: "9" })
    await driver.advance(5000)
    await driver.settle("loadTargets", Result.succeed(found))
    expect(states(driver)).toEqual(["scheduled", "scheduled"])
  })

  it("is read again where its targets were not there yet", async () => {
    const driver = opened()
    await driver.settle("loadRollout", Result.succeed(rollout))
    await driver.perform({ type: "live.begun" })
    await driver.perform(told({ id: 2, state: "failed" }))
    await driver.settle("loadTargets", Result.succeed(found))
    await driver.advance(5000)
    expect(driver.isRunning("loadTargets")).toBe(true)
  })

  it("is not put back by the answer of a step", async () => {
    const stateAfter = async (isTold: boolean) => {
      const driver = await loaded()
      await driver.perform({ type: "live.begun" })
      await driver.perform({ type: "step.chosen", step: "pause" })
      const data = sampleSummary({ state: "watching" })
      if (isTold) await driver.perform({ type: "changed", change: { event: "rollout", data }, id: "9" })
      await driver.settle("takeStep", Result.succeed(sampleRollout({ state: "paused" })))
      return select.selectRollout(driver.snapshot())?.state
    }
    expect([await stateAfter(true), await stateAfter(false)]).toEqual(["watching", "paused"])
  })
})

it("the times of its waves are those that were told last", async () => {
  const driver = await loaded()
  const { times } = rollout
  const begun = times.map((each) => ({ ...each, begins: "2026-11-21T10:07:00.000Z", isEstimate: false }))
  const tell = (change: Parameters<typeof sampleSummary>[0], told: object) =>
    driver.perform({
      type: "changed",
      change: { event: "rollout", data: { ...sampleSummary(change), ...told } },
      id: "9"
    })
  await tell({ state: "running", waves: rollout.waves }, { times: begun })
  expect(select.selectRollout(driver.snapshot())?.times).toEqual(begun)
  // A service of before tells none.
  await tell({ state: "watching", waves: rollout.waves }, {})
  expect(select.selectRollout(driver.snapshot())).toMatchObject({ state: "watching", times: begun })
})
