import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { TipLayer } from "../feedback/tip-layer.tsx"
import { Menu } from "./menu.tsx"

afterEach(() => {
  cleanup()
  // The next file has the same page.
  document.body.replaceChildren()
})

it("an entry that cannot be used is reached by the arrow keys, says why, and does nothing", async () => {
  const chosen: Array<string> = []
  const anchor = document.body.appendChild(document.createElement("button"))
  const reason = "This installation has no package."
  render(
    <>
      <Menu
        anchor={anchor}
        label="Actions"
        items={[
          { id: "copy", label: "Copy", onSelect: () => chosen.push("copy") },
          { id: "package", label: "Package", reason, onSelect: () => chosen.push("package") }
        ]}
        onClose={() => chosen.push("closed")}
      />
      <TipLayer />
    </>
  )
  fireEvent.keyDown(document.activeElement ?? document.body, { key: "ArrowDown" })
  const entry = screen.getByRole("menuitem", { name: "Package" })
  expect([document.activeElement, entry.getAttribute("aria-disabled")]).toEqual([entry, "true"])
  expect((await screen.findByRole("tooltip")).textContent).toBe(reason)
  expect(entry.getAttribute("aria-describedby")).toBe(screen.getByRole("tooltip").id)
  fireEvent.click(entry)
  expect(chosen).toEqual([])
  fireEvent.click(screen.getByRole("menuitem", { name: "Copy" }))
  expect(chosen).toEqual(["closed", "copy"])
})
