import { expect, it } from "vitest"
import { firstDraft, newHours, newWave, type PlanDraft, zoneReasons } from "./plan-draft.ts"
import { sampleTarget } from "./sample-plan.ts"

const draft: PlanDraft = {
  ...firstDraft({
    list: "utgs",
    targets: 2,
    seed: 7,
    now: new Date("2026-11-21T10:00:00.000Z"),
    timeZone: "America/New_York"
  }),
  waves: [newWave()],
  hours: [],
  withoutZone: null
}
const known = sampleTarget(1)
const unknown = sampleTarget(2, { timeZone: null })
const asks = [{ path: "withoutZone", sentence: "Choose when to run those without a known time zone." }]

it.each<[string, Partial<PlanDraft>, ReadonlyArray<unknown>]>([
  ["no clock of a site has a say", {}, []],
  ["there are allowed hours", { hours: [newHours] }, asks],
  ["a wave begins at an hour of the sites", { waves: [newWave(), newWave({ start: "siteHour" })] }, asks],
  ["it was answered already", { hours: [newHours], withoutZone: "leaveOut" }, []]
])("whose time zone is not known is asked about only where it matters: %s", (_title, change, reasons) => {
  expect(zoneReasons({ ...draft, ...change }, [known, unknown])).toEqual(reasons)
  expect(zoneReasons({ ...draft, ...change }, [known])).toEqual([])
})
