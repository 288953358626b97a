import type { AlertedView } from "@command-center/domain/alerts/alert-rule"
import { alertsMachine } from "@command-center/machines/alerts/alerts.machine"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

const view: AlertedView = { businessEntityId: 12, area: "profiles", view: "Ours", query: "search=ours" }
const now = "2026-11-20T15:15:00.000Z"

describe("a rule whose view is changed while it is read", () => {
  const rule = { ...view, id: "a1", name: "Ours", direction: "more", limit: 2, isOn: true, snoozedUntil: null } as const
  const kept = (revision: number) => ({ rules: [{ ...rule, revision }], states: {}, gone: [], now })
  const reading = async () => {
    const driver = actorDriver(alertsMachine, { ...kept(1), consent: "granted" })
    await driver.perform({ type: "look.asked" })
    await driver.perform({ type: "kept.changed", ...kept(2) })
    return driver
  }
  const counted = (revision: number, count: number) => ({ a1: { revision, count } })
  const read = (revision: number, count: number) => Result.succeed({ counts: counted(revision, count), failures: {} })

  it("is not judged by what the old view showed, and is read again", async () => {
    const driver = await reading()
    await driver.settle("readCounts", read(1, 9))
    expect([driver.isRunning("judge"), driver.isRunning("readCounts")]).toEqual([false, true])
    await driver.settle("readCounts", read(2, 1))
    expect(driver.inputOf("judge")).toEqual({ rules: kept(2).rules, counts: counted(2, 1) })
  })

  it("is not judged by a count of its rows that was asked for before", async () => {
    const driver = await reading()
    await driver.settle("readCounts", Result.succeed({ counts: {}, failures: {} }))
    await driver.settle("judge", { states: {}, fired: [], counts: {}, now })
    await driver.perform({ type: "counted", counts: counted(1, 9) })
    expect([driver.isRunning("judge"), driver.snapshot().context.counts]).toEqual([false, {}])
  })

  it("is judged by the count of another tab's change as soon as it is known here", async () => {
    const driver = await reading()
    await driver.settle("readCounts", read(3, 9))
    await driver.settle("judge", { states: {}, fired: [], counts: {}, now })
    expect(driver.isRunning("judge")).toBe(false)
    await driver.perform({ type: "kept.changed", ...kept(3) })
    expect(driver.inputOf("judge")).toEqual({ rules: kept(3).rules, counts: counted(3, 9) })
  })
})
