import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it } from "vitest"
import { Modal } from "../dialog/modal.tsx"
import { DateTimeField } from "./date-time-field.tsx"

afterEach(cleanup)

const at = new Date(2026, 10, 20, 15, 30)
const shared = { label: "Run at", typed: null, onTyped: () => undefined, utcText: null } as const

/** As whoever holds its value has it: an instant, or what is typed and is none. */
function Held({ first, onHeld }: { readonly first: string | null; readonly onHeld: (held: Held) => void }) {
  const [held, setHeld] = useState<Held>({ value: first, typed: null })
  const hold = (next: Held) => {
    setHeld(next)
    onHeld(next)
  }
  return (
    <DateTimeField
      {...shared}
      {...held}
      error={held.typed === null ? null : "Bad input."}
      onChange={(value) => hold({ value, typed: null })}
      onTyped={(typed) => hold({ value: null, typed })}
    />
  )
}

interface Held {
  readonly value: string | null
  readonly typed: string | null
}

const typing = (first: string | null = at.toISOString()) => {
  const held: Array<Held> = []
  render(<Held first={first} onHeld={(next) => held.push(next)} />)
  const input = screen.getByLabelText<HTMLInputElement>("Run at")
  const type = (text: string) => {
    fireEvent.change(input, { target: { value: text } })
    return held.at(-1)
  }
  return { input, type, held }
}
const none = (typed: string) => ({ value: null, typed })
const date = (...parts: readonly [number, number, number, number, number]) => ({
  value: new Date(...parts).toISOString(),
  typed: null
})

it("shows one month and 24-hour times in half hours [A9-12]", async () => {
  render(
    <DateTimeField {...shared} value={at.toISOString()} onChange={() => undefined} utcText="2026-11-20 8:30 PM UTC" />
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
  render(<DateTimeField {...shared} value={at.toISOString()} onChange={(value) => chosen.push(value)} />)
  fireEvent.click(screen.getByLabelText("Run at"))
  fireEvent.click(await screen.findByText("16:00"))
  expect(chosen).toEqual([new Date(2026, 10, 20, 16, 0).toISOString()])
})

it.each(["the input", "the calendar"])(
  "closes on Escape in %s, and the dialog around it stays until the next",
  async (place) => {
    const closed: Array<string> = []
    render(
      <Modal title="Task" onClose={() => closed.push("dialog")}>
        <DateTimeField {...shared} value={at.toISOString()} onChange={() => closed.push("changed")} />
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

it("gives a date of the shown form, at any minute, and null for nothing", () => {
  const { type, held } = typing()
  expect(type("2026-11-21 4:07 AM")).toEqual(date(2026, 10, 21, 4, 7))
  expect(type("2026-11-21 04:07 pm")).toEqual(date(2026, 10, 21, 16, 7))
  expect(type("2028-02-29 12:00 AM")).toEqual(date(2028, 1, 29, 0, 0))
  expect(type("2026-11-21 16:07")).toEqual(date(2026, 10, 21, 16, 7))
  expect(type("")).toEqual({ value: null, typed: null })
  expect(held).toHaveLength(5)
})

it.each([
  "tomorrow",
  "2026-02-30 1:00 PM",
  "2026-02-29 1:00 PM",
  "2026-11-31 1:00 PM",
  "2026-13-01 1:00 PM",
  "2026-11-21 13:00 PM",
  "2026-11-21 0:30 AM",
  "2026-11-21 4:60 AM",
  "2026-11-21",
  "2026-11-21 4:07",
  "26-11-21 4:07 AM",
  "11/21/2026 4:07 AM",
  "2026-11-21T04:07:00Z",
  "/"
])("gives %j, which is no date of the shown form, as it was typed, and keeps it when it is left [A5-58]", (text) => {
  const { input, type, held } = typing()
  input.focus()
  expect(type(text)).toEqual(none(text))
  fireEvent.blur(input)
  expect([input.value, input.getAttribute("aria-invalid"), held.length]).toEqual([text, "true", 1])
  const said = document.getElementById(input.getAttribute("aria-describedby") ?? "")
  expect(said?.textContent).toBe("Bad input.")
})

it("takes the date again that was there before what was mended", () => {
  const { type } = typing()
  expect(type("2026-11-20 3:30 P")).toEqual(none("2026-11-20 3:30 P"))
  expect(type("2026-11-20 3:30 PM")).toEqual(date(2026, 10, 20, 15, 30))
})

it("shows a time from the list in place of what was typed", async () => {
  const { input, type, held } = typing()
  type("2026-12-")
  fireEvent.click(input)
  fireEvent.click(await screen.findByText("16:00"))
  expect([held.at(-1)?.typed, input.value.endsWith(" 4:00 PM"), input.getAttribute("aria-invalid")]).toEqual([
    null,
    true,
    "false"
  ])
})

it.each(["Enter", "Escape"])("keeps what was typed when %s closes the calendar", async (key) => {
  const { input, type, held } = typing()
  type("2026-12-24")
  input.focus()
  await screen.findByText("16:00")
  fireEvent.keyDown(input, { key })
  await waitFor(() => expect(screen.queryByText("16:00")).toBeNull())
  expect([input.value, held.at(-1), document.activeElement]).toEqual(["2026-12-24", none("2026-12-24"), input])
})

it("takes no date for chosen that was there already", async () => {
  const { input, held } = typing()
  input.focus()
  await screen.findByText("16:00")
  fireEvent.keyDown(input, { key: "Enter" })
  expect([input.value, held]).toEqual(["2026-11-20 3:30 PM", []])
})

it.each([
  ["the day", () => document.querySelector(".react-datepicker__day--selected")],
  ["the time", () => document.querySelector(".react-datepicker__time-list-item--selected")]
])("takes %s that is there already where it is chosen in the calendar", async (_, chosen) => {
  const { input, held } = typing()
  fireEvent.click(input)
  await screen.findByText("16:00")
  const there = chosen()
  if (there === null) throw new Error("the calendar marks nothing")
  fireEvent.click(there)
  expect(held).toEqual([date(2026, 10, 20, 15, 30)])
})

it("takes nothing where Enter confirms what stands in the input", async () => {
  const { input, held } = typing()
  fireEvent.click(input)
  await screen.findByText("16:00")
  fireEvent.keyDown(input, { key: "Enter" })
  expect(held).toEqual([])
})
