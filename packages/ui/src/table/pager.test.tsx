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

it("offers no pages when there is one", () => {
  render(
    <Pager
      displaying="Displaying 1-3 of 3"
      page={1}
      pageCount={1}
      buttons={[1]}
      onPageChange={vi.fn<(page: number) => void>()}
    />
  )
  expect(screen.queryByRole("navigation")).toBeNull()
})
