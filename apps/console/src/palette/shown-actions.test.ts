import { expect, it } from "vitest"
import { makeShownActions } from "./shown-actions.ts"

it("offers and opens what the account's page can do now, and nothing once it has gone", () => {
  const told: Array<string> = []
  const shown = makeShownActions()
  let selected = 1
  const leave = shown.shown({
    businessEntityId: 12,
    actions: () =>
      selected === 0 ? [] : [{ id: "delete", label: `Delete ${selected}`, open: () => told.push(`opened ${selected}`) }]
  })
  selected = 2
  expect([shown.of(12).map(({ label }) => label), shown.of(13)]).toEqual([["Delete 2"], []])
  shown.open(13, "delete")
  shown.open(12, "else")
  shown.open(12, "delete")
  selected = 0
  shown.open(12, "delete")
  leave()
  selected = 3
  shown.open(12, "delete")
  expect(told).toEqual(["opened 2"])
})
