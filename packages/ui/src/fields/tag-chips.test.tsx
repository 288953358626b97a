import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { TagChips } from "./tag-chips.tsx"

afterEach(cleanup)

interface ChipsProps {
  readonly first: ReadonlyArray<string>
  readonly onEmptied: () => void
}

function Chips({ first, onEmptied }: ChipsProps) {
  const [tags, setTags] = useState(first)
  return (
    <TagChips
      label="Tags"
      tags={tags}
      removeLabel={(tag) => `Remove ${tag}`}
      moreLabel={(count) => `Show ${count} more`}
      fewerLabel="Show fewer"
      onRemove={(removed) => setTags(tags.filter((tag) => tag !== removed))}
      onEmptied={onEmptied}
    />
  )
}

const shown = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent)
const removal = (tag: string) => screen.getByRole("button", { name: `Remove ${tag}` })

it("takes tags away by mouse and key; the focus goes to the next, to the one before, elsewhere", () => {
  const onEmptied = vi.fn<() => void>()
  render(<Chips first={["a", "b", "c"]} onEmptied={onEmptied} />)
  fireEvent.click(removal("b"))
  expect(document.activeElement).toBe(removal("c"))
  fireEvent.keyDown(removal("c"), { key: "Delete" })
  expect(document.activeElement).toBe(removal("a"))
  fireEvent.keyDown(removal("a"), { key: "x" })
  expect([shown(), onEmptied.mock.calls]).toEqual([["a"], []])
  fireEvent.keyDown(removal("a"), { key: "Backspace" })
  expect([shown(), onEmptied.mock.calls]).toEqual([[], [[]]])
})

it("shows as many as a line has room for, and the others when asked", () => {
  render(<Chips first={["1", "2", "3", "4", "5", "6", "7", "8"]} onEmptied={() => undefined} />)
  expect(shown()).toHaveLength(6)
  fireEvent.click(screen.getByRole("button", { name: "Show 2 more" }))
  expect(shown()).toHaveLength(8)
  fireEvent.click(screen.getByRole("button", { name: "Show fewer" }))
  expect(shown()).toHaveLength(6)
})
