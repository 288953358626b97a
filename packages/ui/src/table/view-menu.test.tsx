import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { UiProvider } from "../theme/provider.tsx"
import { ViewMenu, type ViewMenuProps } from "./view-menu.tsx"

afterEach(cleanup)

const chosen: Array<string> = []
const opens = (label: string) => ({ label, onOpen: () => chosen.push(label) })
const usual: ViewMenuProps = {
  label: "View",
  columns: opens("Columns"),
  views: { ...opens("Views"), current: null, changed: "Changed" },
  keys: opens("Keyboard shortcuts")
}

const open = (more: Partial<ViewMenuProps> = {}) => {
  render(
    <UiProvider>
      <ViewMenu {...usual} {...more} />
    </UiProvider>
  )
  const button = screen.getByRole("button")
  fireEvent.click(button)
  return button
}

it("offers what changes how the list is shown, and gives the focus back before it does", () => {
  for (const label of ["Columns", "Views", "Keyboard shortcuts"]) {
    const button = open()
    expect(screen.getAllByRole("menuitem").map((item) => item.textContent)).toContain(label)
    fireEvent.click(screen.getByRole("menuitem", { name: label }))
    expect(document.activeElement).toBe(button)
    expect(screen.queryByRole("menu")).toBeNull()
    cleanup()
  }
  expect(chosen).toEqual(["Columns", "Views", "Keyboard shortcuts"])
})

it("names the view in force, and whether the list differs from it", () => {
  expect(open().textContent).toBe("View")
  cleanup()
  expect(open({ views: { ...usual.views, current: { name: "Day", isChanged: true } } }).textContent).toBe(
    "View: DayChanged"
  )
})
