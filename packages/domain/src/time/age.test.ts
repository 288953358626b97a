import { expect, it } from "vitest"
import { ageText } from "./age.ts"

const now = new Date("2026-11-24T12:00:00Z")

it("tells an age in the largest whole unit, and nothing of clocks that are ahead", () => {
  const instants = [
    "2026-11-24T12:00:30Z",
    "2026-11-24T11:59:01Z",
    "2026-11-24T11:59:00Z",
    "2026-11-24T11:00:01Z",
    "2026-11-24T11:00:00Z",
    "2026-11-22T12:00:01Z",
    "2026-11-22T12:00:00Z",
    "2023-11-24T12:00:00Z"
  ]
  expect(instants.map((iso) => ageText(iso, now))).toEqual([
    "just now",
    "just now",
    "1 min ago",
    "59 min ago",
    "1 h ago",
    "47 h ago",
    "2 days ago",
    "1,096 days ago"
  ])
})
