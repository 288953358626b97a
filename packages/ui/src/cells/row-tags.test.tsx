import { cleanup, render } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { RowTags } from "./row-tags.tsx"

afterEach(cleanup)

it.each([
  [["a"], "Tags: a", "a"],
  [["a", "b"], "Tags: ab", "a, b"],
  [["a", "b", "c", "d"], "Tags: ab+2", "a, b, c, d"]
])("%j", (tags, text, tip) => {
  const { container } = render(<RowTags label="Tags" tags={tags} />)
  expect(container.textContent).toBe(text)
  expect(container.firstElementChild?.getAttribute("data-tip")).toBe(tip)
})
