import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { endKept, nameProps } from "./end-kept.tsx"

afterEach(cleanup)

it.each([
  ["Saltmarsh Coffee Pacific Northwest", "Northwest"],
  ["lane-server-pike-street-0012", "-0012"],
  ["Donaudampfschifffahrtsgesellschaft", "llschaft"]
])("keeps the last word of %s apart, or its last characters; it is read as one", (text, end) => {
  render(<p role="note">{endKept(text)}</p>)
  const note = screen.getByRole("note")
  expect(note.textContent).toBe(text)
  expect(note.querySelector(".cc-end-kept > :last-child")?.textContent).toBe(end)
})

it("leaves a short text as it is", () => {
  expect(endKept("anc-pos-12")).toBe("anc-pos-12")
})

it("a link whose name is cut in two is read as that name, without a gap", () => {
  const { children, ...name } = nameProps("lane-server-pike-street-0012")
  render(
    <a href="/be/1/utgs/7" {...name}>
      {children}
    </a>
  )
  expect(
    screen.getByRole("link", { name: "lane-server-pike-street-0012" }).querySelector(".cc-end-kept")
  ).not.toBeNull()
  expect(nameProps("anc-pos-12")).toEqual({ children: "anc-pos-12" })
})
