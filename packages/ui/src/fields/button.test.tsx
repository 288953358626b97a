import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { Button } from "./button.tsx"

afterEach(cleanup)

it("that cannot be used says why to whoever comes to it, and does nothing", () => {
  const calls: Array<string> = []
  render(
    <form onSubmit={() => calls.push("submitted")}>
      <Button type="submit" reason="Nothing has been changed yet." onClick={() => calls.push("clicked")}>
        Update
      </Button>
    </form>
  )
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Update" })
  button.focus()
  expect(document.activeElement).toBe(button)
  expect([button.getAttribute("aria-disabled"), button.dataset["tip"]]).toEqual([
    "true",
    "Nothing has been changed yet."
  ])
  fireEvent.click(button)
  expect(calls).toEqual([])
})

it("that can be used has neither", () => {
  const calls: Array<string> = []
  render(<Button onClick={() => calls.push("clicked")}>Update</Button>)
  const button = screen.getByRole("button", { name: "Update" })
  expect([button.getAttribute("aria-disabled"), button.dataset["tip"]]).toEqual([null, undefined])
  fireEvent.click(button)
  expect(calls).toEqual(["clicked"])
})

it("whose work is under way says so, keeps the focus and takes no second press", () => {
  const calls: Array<string> = []
  const form = (isBusy: boolean) => (
    <form onSubmit={() => calls.push("submitted")}>
      <Button
        type="submit"
        isBusy={isBusy}
        disabled={isBusy}
        reason={isBusy ? "Nothing has been changed yet." : undefined}
      >
        Update
      </Button>
    </form>
  )
  const shown = render(form(false))
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Update" })
  button.focus()
  shown.rerender(form(true))
  expect(document.activeElement).toBe(button)
  expect(["aria-busy", "aria-disabled", "disabled", "data-tip"].map((name) => button.getAttribute(name))).toEqual([
    "true",
    "true",
    null,
    null
  ])
  expect(button.querySelector(".cc-spinner")).not.toBeNull()
  fireEvent.click(button)
  expect(calls).toEqual([])
})
