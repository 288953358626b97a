import { sampleFigures } from "@command-center/domain/rollout/sample-plan"
import { sampleEntry, sampleRecord, sampleSummary } from "@command-center/domain/rollout/sample-rollout"
import * as select from "@command-center/machines/rollout-run/rollout-run.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { failures } from "./call-answers.ts"
import { found, loaded, opened } from "./support/rollout-run-driver.ts"

const { refused } = failures
const why = "The service is down for maintenance."

describe("what there is to see of a rollout", () => {
  it("comes in its parts, and each says why it is not there", async () => {
    const driver = opened()
    const seen = () => {
      const now = driver.snapshot()
      return [
        select.selectFailure(now),
        select.selectIsLoadingTargets(now),
        select.selectTargetsFailure(now),
        select.selectJournalFailure(now)
      ]
    }
    const parts = ["loadRollout", "loadTargets", "loadJournal"]
    const all = [seen()]
    for (const part of parts) await driver.settle(part, Result.fail(refused))
    all.push(seen())
    await driver.perform({ type: "retry" })
    all.push(seen())
    for (const part of parts) await driver.crash(part)
    all.push(seen())
    expect(all).toEqual([
      [null, true, null, null],
      [
        `Unable to load this rollout: ${why}`,
        false,
        `Unable to load the targets: ${why}`,
        `Unable to load the journal: ${why}`
      ],
      [null, true, null, null],
      [
        "Unable to load this rollout: an unexpected error",
        false,
        "Unable to load the targets: an unexpected error",
        "Unable to load the journal: an unexpected error"
      ]
    ])
  })

  it("is shown as it was read, and with what is told since", async () => {
    const driver = await loaded()
    await driver.perform({ type: "live.begun" })
    const changes = [
      { event: "rollout", data: sampleSummary({ state: "watching" }) },
      { event: "wave", data: sampleFigures({ sent: 7 }) },
      { event: "target", data: sampleRecord({ id: 2, state: "failed" }) },
      { event: "journal", data: sampleEntry({ seq: 1, kind: "paused" }) }
    ]
    for (const change of changes) await driver.perform({ type: "changed", change, id: null })
    const now = driver.snapshot()
    expect([select.selectRollout(now)?.state, select.selectRollout(now)?.waves]).toEqual([
      "watching",
      [sampleFigures({ sent: 7 })]
    ])
    expect(select.selectTargets(now)?.targets.map(({ id, state, timeZone }) => [id, state, timeZone])).toEqual([
      [1, "scheduled", undefined],
      [2, "failed", "Central Standard Time"]
    ])
    expect(select.selectJournal(now).map(({ seq, kind }) => [seq, kind])).toEqual([
      [1, "paused"],
      [2, "started"]
    ])
  })

  it("says whether changes are told, and since when they are not", async () => {
    const driver = await loaded()
    const said = [select.selectFreshness(driver.snapshot())]
    await driver.perform({ type: "live.begun" })
    said.push(select.selectFreshness(driver.snapshot()))
    await driver.settle("followRollout", Result.fail(refused))
    said.push(select.selectFreshness(driver.snapshot()))
    expect(said).toEqual([null, "Updates live", `Not live (${why}): refreshed every few seconds.`])
  })

  it("has the lines of the journal that were written before changes are told", async () => {
    const seqs = (driver: Awaited<ReturnType<typeof loaded>>) =>
      select.selectJournal(driver.snapshot()).map(({ seq }) => seq)
    const driver = await loaded()
    await driver.perform({ type: "live.begun" })
    await driver.perform({ type: "changed", change: { event: "journal", data: sampleEntry({ seq: 4 }) }, id: "9" })
    expect([driver.isRunning("loadJournal"), seqs(driver)]).toEqual([true, [2, 4]])
    await driver.settle("loadJournal", Result.succeed([2, 3].map((seq) => sampleEntry({ seq }))))
    expect(seqs(driver)).toEqual([2, 3, 4])
  })

  it("has more targets until all or a thousand are shown, and those of a state from the first on", async () => {
    const driver = await loaded()
    const seen = () => [select.selectShown(driver.snapshot()), select.selectMayShowMore(driver.snapshot())]
    const all = [seen()]
    for (const _ of [1, 2, 3]) {
      await driver.perform({ type: "more.asked" })
      await driver.settle("loadTargets", Result.succeed(found))
      all.push(seen())
    }
    expect(all).toEqual([
      [{ state: null, most: 100 }, true],
      [{ state: null, most: 400 }, true],
      [{ state: null, most: 700 }, true],
      [{ state: null, most: 1000 }, false]
    ])
    await driver.perform({ type: "targets.chosen", state: "failed" })
    expect([seen(), select.selectTargets(driver.snapshot())]).toEqual([[{ state: "failed", most: 100 }, false], null])
    await driver.settle("loadTargets", Result.succeed({ ...found, hasMore: false }))
    expect(seen()).toEqual([{ state: "failed", most: 100 }, false])
  })

  it("is read again while changes are not told, and where figures changed since", async () => {
    const driver = await loaded()
    await driver.advance(5000)
    expect([driver.isRunning("loadTargets"), driver.isRunning("loadJournal")]).toEqual([true, true])
    await driver.settle("loadTargets", Result.succeed(found))
    await driver.settle("loadJournal", Result.succeed([]))
    await driver.perform({ type: "live.begun" })
    await driver.settle("loadJournal", Result.succeed([]))
    await driver.advance(5000)
    expect([driver.isRunning("loadTargets"), driver.isRunning("loadJournal")]).toEqual([false, false])
    await driver.perform({ type: "changed", change: { event: "wave", data: sampleFigures() }, id: "7" })
    await driver.advance(5000)
    expect([driver.isRunning("loadTargets"), driver.isRunning("loadJournal")]).toEqual([true, false])
  })
})
