import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it, vi } from "vitest"
import { Pager } from "./pager.tsx"

afterEach(cleanup)

it("shows the range and changes the page by its numbers", () => {
  const onPageChange = vi.fn<(page: number) => void>()
  render(
    <Pager
      displaying="Displaying 251-500 of 3000"
      page={2}
      pageCount={12}
      isEmpty={false}
      buttons={[1, 2, 3, null, 12]}
      onPageChange={onPageChange}
    />
  )
  expect(screen.getByRole("status").textContent).toBe("Displaying 251-500 of 3000")
  expect(screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"))).toEqual([
    "Previous page",
    "Page 1",
    "Page 2",
    "Page 3",
    "Page 12",
    "Next page"
  ])
  expect(screen.getByRole("button", { current: "page" }).textContent).toBe("2")
  for (const name of ["Page 12", "Previous page", "Next page"]) fireEvent.click(screen.getByRole("button", { name }))
  expect(onPageChange.mock.calls).toEqual([[12], [1], [3]])
})

const only = (displaying: string, isEmpty: boolean) => (
  <Pager
    displaying={displaying}
    page={1}
    pageCount={1}
    isEmpty={isEmpty}
    buttons={[1]}
    onPageChange={vi.fn<(page: number) => void>()}
  />
)

it("shows the only page as the current one, with none before and none after it", () => {
  render(only("Displaying 1-3 of 3", false))
  const buttons = screen.getAllByRole<HTMLButtonElement>("button")
  expect(buttons.map((button) => [button.getAttribute("aria-label"), button.disabled])).toEqual([
    ["Previous page", true],
    ["Page 1", false],
    ["Next page", true]
  ])
  expect(screen.getByRole("button", { current: "page" }).textContent).toBe("1")
})

it("offers no pages of nothing", () => {
  render(only("Displaying 0-0 of 0", true))
  expect(screen.queryByRole("navigation")).toBeNull()
})
