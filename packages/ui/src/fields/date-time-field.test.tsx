import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { Modal } from "../dialog/modal.tsx"
import { DateTimeField } from "./date-time-field.tsx"

afterEach(cleanup)

const at = new Date(2026, 10, 20, 15, 30)

it("shows one month and 24-hour times in half hours [A9-12]", async () => {
  render(
    <DateTimeField
      label="Run at"
      value={at.toISOString()}
      onChange={() => undefined}
      utcText="2026-11-20 8:30 PM UTC"
    />
  )
  const input = screen.getByLabelText<HTMLInputElement>("Run at")
  expect([input.value, input.getAttribute("aria-describedby")]).toEqual([
    "2026-11-20 3:30 PM",
    screen.getByText("2026-11-20 8:30 PM UTC").id
  ])
  fireEvent.click(input)
  const times = (await screen.findAllByRole("option")).filter((option) => option.className.includes("time-list-item"))
  const texts = times.map((time) => time.textContent)
  expect([texts.length, ...texts.slice(0, 3), texts.at(-1)]).toEqual([48, "00:00", "00:30", "01:00", "23:30"])
  expect(document.querySelectorAll(".react-datepicker__month").length).toBe(1)
})

it("gives the chosen time as an ISO instant", async () => {
  const chosen: Array<string | null> = []
  render(
    <DateTimeField label="Run at" value={at.toISOString()} onChange={(value) => chosen.push(value)} utcText={null} />
  )
  fireEvent.click(screen.getByLabelText("Run at"))
  fireEvent.click(await screen.findByText("16:00"))
  expect(chosen).toEqual([new Date(2026, 10, 20, 16, 0).toISOString()])
})

it.each(["the input", "the calendar"])(
  "closes on Escape in %s, and the dialog around it stays until the next",
  async (place) => {
    const closed: Array<string> = []
    render(
      <Modal isOpen title="Task" onClose={() => closed.push("dialog")}>
        <DateTimeField label="Run at" value={at.toISOString()} onChange={() => closed.push("changed")} utcText={null} />
      </Modal>
    )
    const input = await screen.findByLabelText<HTMLInputElement>("Run at")
    fireEvent.click(input)
    const time = await screen.findByText("16:00")
    input.focus()
    fireEvent.keyDown(place === "the input" ? input : time, { key: "Escape" })
    await waitFor(() => expect(screen.queryByText("16:00")).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(closed).toEqual([])
    fireEvent.keyDown(input, { key: "Escape" })
    await waitFor(() => expect(closed).toEqual(["dialog"]))
  }
)
