import type { SiteTime } from "@command-center/domain/site-time/site-time"
import { sampleUtg } from "@command-center/domain/utg/sample-utg"
import * as push from "@command-center/machines/push/push.selectors"
import * as schedule from "@command-center/machines/schedule-task/schedule-task.selectors"
import { describe, expect, it } from "vitest"
import { contentsOf, planOf } from "./operation-records.ts"
import * as pushing from "./push-driver.ts"
import { editing, input, submit } from "./schedule-task-driver.ts"

const twoAtNight: SiteTime = { reading: "2026-11-22T02:00", spreadMinutes: 0, withoutZone: null }
const chosen = (changes: Partial<SiteTime> = {}) =>
  ({ type: "draft.changed", change: { siteTime: { ...twoAtNight, ...changes } } }) as const

const utg = (componentId: number, zone: string | null) =>
  sampleUtg({ componentId, componentNickname: `Lane ${componentId}`, machineStatusEntityStandardTimeZone: zone })
const targets = [utg(1, "Pacific Standard Time"), utg(2, "Mars Standard Time"), utg(3, "Eastern Standard Time")]

describe("Schedule Task at each site's own time", () => {
  const opened = () => editing({ ...input, targets })

  it("is blocked until it was said what becomes of UTGs without a known zone", async () => {
    const driver = await opened()
    await driver.perform(chosen())
    expect(schedule.selectCanSubmit(driver.snapshot())).toBe(false)
    expect(schedule.selectIssues(driver.snapshot())).toEqual([
      { field: "withoutZone", message: "Choose when to run those without a known time zone." }
    ])
    expect(schedule.selectSitePlan(driver.snapshot())).toMatchObject({
      sentence: "2 zones, 2 UTGs: 2026-11-22 2:00 AM there is from 2026-11-22 2:00 AM to 2026-11-22 5:00 AM here.",
      unknown: ["Lane 2 (Mars Standard Time)"]
    })
    await driver.perform(submit)
    expect(driver.snapshot().matches("editing")).toBe(true)
    expect(schedule.selectError(driver.snapshot())).toBe("Choose when to run those without a known time zone.")
  })

  it("sends one call, whose tasks run when it is that time there", async () => {
    const driver = await opened()
    await driver.perform(chosen({ withoutZone: { zone: "America/Los_Angeles" }, spreadMinutes: 30 }))
    await driver.perform(submit)
    expect(planOf(driver.inputOf("operation")).instructions).toHaveLength(1)
    expect(contentsOf(driver.inputOf("operation"))).toMatchObject([
      { componentId: 1, runAfter: "2026-11-22T10:00:00.000Z" },
      { componentId: 2, runAfter: "2026-11-22T10:15:00.000Z" },
      { componentId: 3, runAfter: "2026-11-22T07:00:00.000Z" }
    ])
  })

  it("leaves out whom it is told to, by name and with the reason, and sends the others theirs", async () => {
    const driver = await opened()
    await driver.perform(chosen({ withoutZone: "leaveOut" }))
    const leftOut = [{ name: "Lane 2", reason: "Its time zone is not known" }]
    const shown = driver.snapshot()
    expect([schedule.selectLeftOut(shown), schedule.selectChosen(shown)]).toEqual([leftOut, 3])
    expect(schedule.selectSummary(shown)).toBe(
      "Update 2 UTGs to the latest configuration at 2026-11-22 2:00 AM by each site's own clocks."
    )
    await driver.perform(submit)
    const plan = planOf(driver.inputOf("operation"))
    expect(plan.leftOut).toEqual(leftOut)
    expect(plan.instructions[0]?.targets.map(({ id, name }) => [id, name])).toEqual([
      [1, "Lane 1"],
      [3, "Lane 3"]
    ])
    expect(contentsOf(driver.inputOf("operation"))).toMatchObject([{ componentId: 1 }, { componentId: 3 }])
  })

  it("takes no time that has passed at one of the sites by the instant of the click", async () => {
    const driver = await editing({ ...input, targets: targets.slice(2) })
    await driver.perform(chosen({ reading: "2026-11-20T10:17" }))
    expect(schedule.selectCanSubmit(driver.snapshot())).toBe(true)
    await driver.perform(submit)
    expect(driver.snapshot().matches("editing")).toBe(true)
    expect([schedule.selectError(driver.snapshot()), schedule.selectRunTimeMessage(driver.snapshot())]).toEqual([
      null,
      "This time has passed in Eastern Standard Time. Choose a later one, or my time."
    ])
  })
})

describe.each(["forms", "firmware"] as const)("a push of %s at each site's own time", (kind) => {
  const devices = [
    { ...pushing.first, machineStatusEntityStandardTimeZone: "Pacific Standard Time" },
    { ...pushing.second, machineStatusEntityStandardTimeZone: null }
  ]

  it("sends each device its own run time, and leaves out whom it is told to", async () => {
    const driver = await pushing.opened({ kind, devices })
    await driver.perform(pushing.chooseForm)
    await driver.perform(chosen())
    expect(push.selectIssueTexts(driver.snapshot())).toEqual(["Choose when to run those without a known time zone."])
    await driver.perform(chosen({ withoutZone: "leaveOut" }))
    const leftOut = [{ name: "Lane 1: SN-2", reason: "Its time zone is not known" }]
    expect([push.selectLeftOut(driver.snapshot()), push.selectChosen(driver.snapshot())]).toEqual([leftOut, 2])
    expect(push.selectSummary(driver.snapshot())).toContain("1 device of type")
    expect(push.selectSitePlan(driver.snapshot())?.sentence).toContain("1 zone, 1 device: ")
    await driver.perform(pushing.submit)
    const plan = planOf(driver.inputOf("operation"))
    expect([plan.instructions[0]?.targets.map(({ id }) => id), plan.leftOut]).toEqual([[1], leftOut])
    expect(contentsOf(driver.inputOf("operation"))).toMatchObject([{ runAfter: "2026-11-22T10:00:00.000Z" }])
  })
})
