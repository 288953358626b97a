import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { Modal } from "./modal.tsx"

afterEach(cleanup)

it("is closed by a press beside it, and not by a focus that comes there", async () => {
  const closed: Array<string> = []
  render(
    <>
      <button type="button">Beside</button>
      <Modal title="Task" onClose={() => closed.push("Task")} />
    </>
  )
  const dialog = await screen.findByRole("dialog", { name: "Task" })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  // Both are heard a moment later.
  await new Promise((resolve) => setTimeout(resolve, 50))
  const beside = screen.getByText("Beside")
  beside.focus()
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(closed).toEqual([])
  fireEvent.pointerDown(beside, { pointerType: "mouse" })
  await waitFor(() => expect(closed).toEqual(["Task"]))
})
