import { expect, it } from "vitest"
import { viewCsvMessages } from "./view-csv-messages.ts"

it("says which rows, one or many", () => {
  const { matching, selected, written } = viewCsvMessages
  expect([1, 12_000].map((count) => [matching(count), selected(count), written(count, "utgs-view.csv")])).toEqual([
    ["The 1 row that matches", "The 1 selected row", "1 row downloaded as utgs-view.csv. Dates are in UTC."],
    [
      "All 12,000 rows that match",
      "The 12,000 selected rows",
      "12,000 rows downloaded as utgs-view.csv. Dates are in UTC."
    ]
  ])
})

it("names the file by the list", () => {
  expect(viewCsvMessages.fileName("tasks")).toBe("tasks-view.csv")
})
