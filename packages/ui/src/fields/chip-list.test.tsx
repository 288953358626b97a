import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { ChipList } from "./chip-list.tsx"

afterEach(cleanup)

const all = [
  { id: "version", label: "UTG Version", text: "is less than 5 or is equal to 6" },
  { id: "merchant", label: "Merchant", text: "contains Harbour" },
  { id: "lane", label: "Lane", text: "contains 7" }
]

function Chips({ onEmptied }: { readonly onEmptied: () => void }) {
  const [chips, setChips] = useState(all)
  const remove = (removed: string) => setChips(chips.filter(({ id }) => id !== removed))
  return <ChipList label="Active filters" chips={chips} onRemove={remove} onEmptied={onEmptied} />
}

const names = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent)
const removal = (name: string) => screen.getByRole("button", { name: `Remove ${name}` })

it("says what each chip is, and takes it away; the focus goes to the next, to the one before, elsewhere", () => {
  const onEmptied = vi.fn<() => void>()
  render(<Chips onEmptied={onEmptied} />)
  expect(screen.getByRole("list", { name: "Active filters" }).children).toHaveLength(3)
  expect(names()).toEqual([
    "UTG Version is less than 5 or is equal to 6",
    "Merchant contains Harbour",
    "Lane contains 7"
  ])

  fireEvent.click(removal("Merchant contains Harbour"))
  expect(document.activeElement).toBe(removal("Lane contains 7"))
  fireEvent.keyDown(removal("Lane contains 7"), { key: "Delete" })
  expect(document.activeElement).toBe(removal("UTG Version is less than 5 or is equal to 6"))
  fireEvent.keyDown(removal("UTG Version is less than 5 or is equal to 6"), { key: "a" })
  expect([names(), onEmptied.mock.calls]).toEqual([["UTG Version is less than 5 or is equal to 6"], []])
  fireEvent.keyDown(removal("UTG Version is less than 5 or is equal to 6"), { key: "Backspace" })
  expect([names(), onEmptied.mock.calls]).toEqual([[], [[]]])
})
