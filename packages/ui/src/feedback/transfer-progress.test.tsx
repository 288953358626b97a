import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { TransferProgress } from "./transfer-progress.tsx"

afterEach(cleanup)

it("says what is under way and how far it has come: all of it for the eye, little for the ear", () => {
  render(
    <TransferProgress label="Uploading…" share={0.3} text="3 MB of 10 MB (30%)" announced="25% done">
      <button type="button">Cancel</button>
    </TransferProgress>
  )
  expect(screen.getByRole("status").textContent).toBe("Uploading… 25% done")
  const bar = screen.getByRole("progressbar", { name: "Uploading…" })
  expect([bar.getAttribute("value"), bar.getAttribute("max")]).toEqual(["0.3", "1"])
  expect(screen.getByText("3 MB of 10 MB (30%)").closest("[role=status]")).toBeNull()
  expect(screen.getByRole("button", { name: "Cancel" })).toBeTruthy()
})

it("has no bar where nobody knows the end, and nothing but its words before the first byte", () => {
  const { container, rerender } = render(<TransferProgress label="Downloading..." share={null} />)
  expect([screen.queryByRole("progressbar"), container.textContent]).toEqual([null, "Downloading..."])
  rerender(<TransferProgress label="Downloading..." share={null} text="4 MB so far" />)
  expect([screen.queryByRole("progressbar"), container.textContent]).toEqual([null, "Downloading...4 MB so far"])
})
