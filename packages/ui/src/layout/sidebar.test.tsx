import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { SidebarPanel } from "./sidebar-panel.tsx"
import { SidebarSeparator } from "./sidebar-separator.tsx"

afterEach(cleanup)

it("collapses to a single button that brings it back [A2.4-04 A2.4-05]", () => {
  const onShownChange = vi.fn<(isShown: boolean) => void>()
  const panel = (isShown: boolean) => (
    <SidebarPanel title="Accounts" width={300} isShown={isShown} onShownChange={onShownChange}>
      <p>tree</p>
    </SidebarPanel>
  )
  const { rerender } = render(panel(true))
  fireEvent.click(screen.getByRole("button", { name: "Hide Accounts" }))
  rerender(panel(false))
  const only = screen.getAllByRole("button")
  expect([only.length, screen.queryByText("tree"), document.activeElement]).toEqual([1, null, only[0]])
  fireEvent.click(screen.getByRole("button", { name: "Show Accounts" }))
  rerender(panel(true))
  expect(screen.getByText("tree")).toBeDefined()
  expect(onShownChange.mock.calls).toEqual([[false], [true]])
})

it("is headed by its title", () => {
  render(
    <SidebarPanel title="Accounts" width={300} isShown onShownChange={vi.fn<(isShown: boolean) => void>()}>
      tree
    </SidebarPanel>
  )
  expect(screen.getByRole("heading").textContent).toBe("Accounts")
})

it("resizes by keys within its ends", () => {
  const onWidthChange = vi.fn<(width: number) => void>()
  render(<SidebarSeparator width={300} onWidthChange={onWidthChange} />)
  const separator = screen.getByRole("separator", { name: "Sidebar width" })
  for (const [key, shiftKey] of [
    ["ArrowRight", false],
    ["ArrowLeft", true],
    ["Home", false],
    ["End", false],
    ["a", false]
  ] as const) {
    fireEvent.keyDown(separator, { key, shiftKey })
  }
  expect(onWidthChange.mock.calls).toEqual([[310], [250], [200], [640]])
  expect(separator.getAttribute("aria-valuenow")).toBe("300")
})

it("takes the focus when pressed, and starts no drag of what lies below it", () => {
  render(<SidebarSeparator width={300} onWidthChange={vi.fn<(width: number) => void>()} />)
  const separator = screen.getByRole("separator", { name: "Sidebar width" })
  const isDefaultKept = fireEvent.mouseDown(separator)
  expect([isDefaultKept, document.activeElement]).toEqual([false, separator])
})
