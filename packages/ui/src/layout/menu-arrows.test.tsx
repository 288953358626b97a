import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { ViewMenu } from "../table/view-menu.tsx"

afterEach(cleanup)

const opens = (label: string) => ({ label, onOpen: () => undefined })

const opened = (key: string, label: string) => {
  render(
    <ViewMenu
      label={label}
      columns={opens("Columns")}
      views={{ ...opens("Views"), current: null, changed: "changed" }}
      keys={opens("Keyboard shortcuts")}
    />
  )
  const button = screen.getByRole("button", { name: label })
  button.focus()
  // The page does not scroll by it.
  const isScroll = fireEvent.keyDown(button, { key })
  return { button, isScroll, at: document.activeElement?.textContent }
}

it("ArrowDown opens a menu at its first entry, ArrowUp at its last", () => {
  expect(opened("ArrowDown", "View")).toMatchObject({ isScroll: false, at: "Columns" })
  cleanup()
  expect(opened("ArrowUp", "View")).toMatchObject({ isScroll: false, at: "Keyboard shortcuts" })
})

it("the end that was asked for once is not that of the next click", () => {
  const { button } = opened("ArrowUp", "View")
  fireEvent.keyDown(screen.getByRole("menuitem", { name: "Columns" }), { key: "Escape" })
  expect(document.activeElement).toBe(button)
  fireEvent.click(button)
  expect(document.activeElement?.textContent).toBe("Columns")
})
