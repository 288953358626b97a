import { expect, it } from "vitest"
import { displayUtc } from "../time/display-date.ts"
import { filterChips } from "./filter-chips.ts"
import { defaultTaskFilter } from "./filter-draft.ts"
import { activeCount } from "./filter-predicates.ts"
import { tasksFilterProperties, utgAddressProperties } from "./property.ts"

const wordsOf = (
  draft: Parameters<typeof filterChips>[1],
  timeZone = "America/Chicago",
  properties: Parameters<typeof filterChips>[0] = tasksFilterProperties
) => filterChips(properties, draft, timeZone, displayUtc).map(({ label, conditions }) => `${label} ${conditions}`)

it("says of each active property what it asks, both conditions of a pair together", () => {
  const draft = {
    TaskStatus: { operator: "GTE", value: "15" },
    UtgVersion: { operator: "LT", value: " 5.0.0.9 ", second: { operator: "LIKE", value: "6.1", joiner: "OR" } },
    AgentVersion: { operator: "GT", value: "2", second: { operator: "NEQ", value: "", joiner: "AND" } },
    ComponentMerchant: { operator: "LIKE", value: "Harbour" },
    ComponentLane: { operator: "LIKE", value: " " },
    ComponentProfileVersion: { operator: "EQ", value: "0" },
    TaskRunAfter: { operator: "LT", value: "2026-11-01T05:00:00.000Z", touched: true },
    MachineStatusEntityLastKnownCommunication: { operator: "GTE", value: "2026-11-01T05:00:00.000Z", touched: false },
    TaskType: { operator: "EQ", value: "10", second: { operator: "NEQ", value: "11", joiner: "AND" } }
  } as const
  expect(wordsOf(draft)).toEqual([
    "UTG Version is less than 5.0.0.9 or is equal to 6.1",
    "Agent Version is greater than 2",
    "Merchant contains Harbour",
    "Task Run Date before 2026-11-01",
    "Task Type is equal to Push Forms and is not equal to Update Firmware",
    "Task Status is greater than or equal to Scheduled (Running)"
  ])
  expect(activeCount(tasksFilterProperties, draft)).toBe(6)
})

it("names the day of the user's own zone", () => {
  const now = new Date("2026-11-20T03:00:00.000Z")
  expect(wordsOf(defaultTaskFilter(now, "Asia/Tokyo"), "Asia/Tokyo")).toEqual(["Task Run Date on or after 2026-10-21"])
  expect(wordsOf(defaultTaskFilter(now, "UTC"), "UTC")).toEqual(["Task Run Date on or after 2026-10-21"])
  expect(wordsOf(defaultTaskFilter(now, "America/Chicago"))).toEqual(["Task Run Date on or after 2026-10-20"])
})

it("says an exact moment as times are shown", () => {
  const draft = {
    MachineStatusEntityNextPredictedCommunication: { operator: "LT", value: "2026-11-28T10:00:00.123Z", touched: true }
  } as const
  expect(wordsOf(draft, "America/Chicago", utgAddressProperties)).toEqual([
    "Next Predicted Communication before 2026-11-28 10:00 AM UTC"
  ])
})

it("says nothing where nothing filters", () => expect(wordsOf({})).toEqual([]))
