import { cleanup, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { endKept } from "./end-kept.tsx"

afterEach(cleanup)

it("keeps the last eight characters of a long text apart, which is read as one", () => {
  render(<p role="note">{endKept("Saltmarsh Coffee Pacific Northwest")}</p>)
  const note = screen.getByRole("note")
  expect(note.textContent).toBe("Saltmarsh Coffee Pacific Northwest")
  expect(note.querySelector(".cc-end-kept > :last-child")?.textContent).toBe("orthwest")
})

it("leaves a short text as it is", () => {
  expect(endKept("anc-pos-12")).toBe("anc-pos-12")
})
