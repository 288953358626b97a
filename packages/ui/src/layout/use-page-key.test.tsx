import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useRef } from "react"
import { afterEach, expect, it } from "vitest"
import { usePageKey } from "./use-page-key.tsx"

afterEach(cleanup)

function Page({ pressed, isHidden = false }: { readonly pressed: Array<string>; readonly isHidden?: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  usePageKey("?", place, (found) => pressed.push(found.id))
  return (
    <div aria-hidden={isHidden || undefined}>
      <div id="place" ref={place} />
      <input aria-label="text" />
      <input aria-label="tick" type="checkbox" />
      <select aria-label="choice" />
    </div>
  )
}

it("works wherever the focus is, but not while somebody types or with another key held", () => {
  const pressed: Array<string> = []
  render(<Page pressed={pressed} />)
  fireEvent.keyDown(document.body, { key: "?" })
  fireEvent.keyDown(screen.getByLabelText("tick"), { key: "?" })
  expect(pressed).toEqual(["place", "place"])
  for (const name of ["text", "choice"]) fireEvent.keyDown(screen.getByLabelText(name), { key: "?" })
  for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    fireEvent.keyDown(document.body, { key: "?", ...held })
  fireEvent.keyDown(document.body, { key: "/" })
  expect(pressed).toEqual(["place", "place"])
})

it("does nothing behind a dialog, nor after the page has gone", () => {
  const pressed: Array<string> = []
  const page = render(<Page pressed={pressed} isHidden />)
  fireEvent.keyDown(document.body, { key: "?" })
  page.unmount()
  fireEvent.keyDown(document.body, { key: "?" })
  expect(pressed).toEqual([])
})
