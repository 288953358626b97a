import { expect, it } from "vitest"
import { choices, idOfChoice } from "./named-choices.ts"

it("orders records by name and tells those of one name apart", () => {
  expect(
    choices([
      { id: 3, name: "Lane 10" },
      { id: 1, name: "Lane 9" },
      { id: 2, name: "Bar" },
      { id: 4, name: "Bar" },
      { id: 5, name: null }
    ])
  ).toEqual([
    { value: "5", label: "5" },
    { value: "2", label: "Bar (2)" },
    { value: "4", label: "Bar (4)" },
    { value: "1", label: "Lane 9" },
    { value: "3", label: "Lane 10" }
  ])
})

it("knows the record behind a choice, and the empty choice", () => {
  expect([idOfChoice("604"), idOfChoice("")]).toEqual([604, null])
})
