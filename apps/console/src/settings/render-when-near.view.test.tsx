import { act, cleanup, render, screen } from "@testing-library/react"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { RenderWhenNear } from "./render-when-near.view.tsx"

beforeEach(() => {
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe = vi.fn<(element: Element) => void>()
      disconnect = vi.fn<() => void>()
    }
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it("what is far is reached by keyboard, where it has a name: it is made, and Tab goes on into it", () => {
  render(
    <RenderWhenNear height={120} label="Earlier Configurations">
      <button type="button">Roll back</button>
    </RenderWhenNear>
  )
  const place = screen.getByRole("group", { name: "Earlier Configurations" })
  expect([place.tabIndex, screen.queryByRole("button")]).toEqual([0, null])
  act(() => place.focus())
  expect(place.contains(screen.getByRole("button", { name: "Roll back" }))).toBe(true)
  expect([place.tabIndex, document.activeElement]).toEqual([-1, place])
})

it("without a name nobody comes to it by keyboard", () => {
  const { container } = render(<RenderWhenNear height={120}>there</RenderWhenNear>)
  expect([container.querySelector("[tabindex]"), container.textContent]).toEqual([null, ""])
})
