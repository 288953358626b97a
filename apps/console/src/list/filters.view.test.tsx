import { defaultTaskFilter } from "@command-center/domain/filter/filter-draft"
import { tasksFilterProperties } from "@command-center/domain/filter/property"
import { filtersMachine } from "@command-center/machines/filters/filters.machine"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { createActor } from "xstate"
import { FiltersDialog } from "./filters.view.tsx"

afterEach(cleanup)

const now = new Date("2026-11-20T15:15:00.000Z")
const timeZone = "UTC"

const isOff = (button: HTMLButtonElement): boolean => button.getAttribute("aria-disabled") === "true"

const shown = () => {
  const draft = defaultTaskFilter(now, timeZone)
  const input = { properties: tasksFilterProperties, draft, defaultDraft: draft, now, timeZone }
  const actor = createActor(filtersMachine, { input }).start()
  render(
    <UiProvider>
      <FiltersDialog actor={actor} />
    </UiProvider>
  )
  const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name })
  const choose = (name: string | RegExp) => fireEvent.click(button(name))
  return { actor, button, choose }
}

it("offers every property, each set one Active, and Cancel, Reset and Apply [A2.6-26 A2.6-28 A2.6-29 A2.6-30]", () => {
  shown()
  expect(screen.getAllByRole("button").map((each) => each.textContent)).toEqual([
    ...tasksFilterProperties.map(({ label }) => (label === "Task Run Date" ? "Task Run DateActive" : label)),
    "Add Condition",
    "Cancel",
    "Reset",
    "Apply"
  ])
})

it("refuses what is no GUID, and Apply with it [A5-06 A5-08]", () => {
  const { button, choose } = shown()
  choose("Machine Permanent ID")
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "abc" } })
  expect([screen.queryByText("Please enter a valid GUID.") !== null, isOff(button("Apply"))]).toEqual([true, true])
})

it("marks in the list which property is invalid, whichever is shown, until it is mended", () => {
  const { button, choose } = shown()
  const marked = () => screen.queryAllByText("Invalid").map((badge) => badge.closest("button")?.textContent)
  expect(marked()).toEqual([])
  choose("Machine Permanent ID")
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "abc" } })
  choose("Merchant")
  expect(marked()).toEqual(["Machine Permanent IDInvalid"])
  choose(/^Machine Permanent ID/u)
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "9d2f1c3e-1111-4222-8333-444455556666" } })
  expect([marked(), button(/^Machine Permanent ID/u).textContent]).toEqual([[], "Machine Permanent IDActive"])
})

it("says at Apply which property keeps it from being applied, whichever is shown", () => {
  const { actor, button, choose } = shown()
  choose("Machine Permanent ID")
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "abc" } })
  choose("Merchant")
  const why = button("Apply").getAttribute("data-tip")
  choose("Apply")
  expect([why, actor.getSnapshot().status]).toEqual(["Machine Permanent ID: Please enter a valid GUID.", "active"])
  choose("Machine Permanent ID Invalid")
  fireEvent.change(screen.getByRole("textbox"), { target: { value: "" } })
  expect([button("Apply").getAttribute("data-tip"), isOff(button("Apply"))]).toEqual([null, false])
})

it("keeps Enter in a field from doing anything [A5-16]", () => {
  const { actor, choose } = shown()
  choose("Merchant")
  const wasLetThrough = fireEvent.keyDown(screen.getByRole("textbox"), { key: "Enter" })
  expect([wasLetThrough, actor.getSnapshot().status]).toEqual([false, "active"])
})
