import { expect, it } from "vitest"
import { readPlanFile } from "./plan-file.ts"
import { samplePlan, sampleTarget, sampleWave } from "./sample-plan.ts"
import { judgePlan } from "./validate-plan.ts"

const now = new Date("2026-11-21T10:00:00Z")
const moment = { now, known: null, deviceTypes: [] }
const paths = (json: unknown, known: Parameters<typeof judgePlan>[1]["known"] = null) =>
  judgePlan(json, { ...moment, known }).reasons.map(({ path }) => path)

it("a missing entry, one of another type and one that nobody reads hide nothing else that is wrong", () => {
  const { gate: _, ...ungated } = sampleWave({ size: { percent: 100 } })
  const plan = {
    ...samplePlan(20),
    name: "",
    comment: "mine",
    order: { kind: "alphabetical" },
    targets: [...samplePlan(20).targets, sampleTarget(3)],
    waves: [
      { ...ungated, watchMinute: 5 },
      sampleWave({ size: { percent: 50 }, start: { kind: "at", at: "2020-01-01T00:00:00Z" } }),
      sampleWave({ size: { count: 0 }, watchMinutes: -1 })
    ]
  }
  expect(paths(plan)).toEqual([
    "comment",
    "name",
    "order",
    "waves[0].watchMinute",
    "waves[0].gate",
    "waves[2].watchMinutes",
    "waves",
    "waves[1].start.at",
    "targets[20]",
    "waves[2].size"
  ])
})

it("of what stands in place of what could not be read, nothing is told", () => {
  const { waves: _waves, withoutZone: _zone, growing: _growing, ...rest } = samplePlan(2)
  const known = { byId: new Map(), isWhole: true }
  const targets = [{ id: 1 }, sampleTarget(2)]
  expect(paths({ ...rest, targets }, known)).toEqual([
    "growing",
    "waves",
    "withoutZone",
    "targets[0].name",
    "targets[0].businessEntityId",
    "targets[0].machinePermanentId",
    "targets[0].merchant",
    "targets[0].timeZone",
    "targets[0].device",
    "targets[1]"
  ])
  const { action: _action, ...nothingToDo } = samplePlan(2)
  const device = { componentId: 7, apiTerminalId: "T1", deviceType: "lane", pciVersion: 5, terminalName: null }
  expect(paths({ ...nothingToDo, targets: [sampleTarget(1, { device })] })).toEqual(["action"])
  expect(paths({ ...samplePlan(2), targets: undefined })).toEqual(["targets"])
})

it("what had to be filled in is no plan, and no plan file", () => {
  const { order: _, ...unordered } = samplePlan(20)
  expect(judgePlan(unordered, moment).plan).toBeNull()
  expect(readPlanFile(JSON.stringify(unordered), 42)._tag).toBe("Failure")
})

it("a wave of none is told beside everything else that is wrong with waves and hours", () => {
  const waves = [sampleWave({ size: { count: 0 } }), sampleWave({ spreadMinutes: 9000 })]
  expect(paths(samplePlan(20, { waves, windows: [{ weekdays: [], from: "01:00", until: "02:00" }] }))).toEqual([
    "waves[1].spreadMinutes",
    "windows[0].weekdays",
    "waves[0].size"
  ])
})
