import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { type ReactNode, useRef } from "react"
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

function Frame({ pressed, children }: { readonly pressed: Array<string>; readonly children?: ReactNode }) {
  const bar = useRef<HTMLButtonElement>(null)
  usePageKey("?", bar, () => pressed.push("frame"), true)
  return (
    <>
      <button type="button" ref={bar}>
        bar
      </button>
      {children}
    </>
  )
}

it("is the frame's where nothing on the page takes it, whichever of them came first", () => {
  const pressed: Array<string> = []
  const frame = render(<Frame pressed={pressed} />)
  fireEvent.keyDown(document.body, { key: "?" })
  expect(pressed).toEqual(["frame"])
  frame.rerender(
    <Frame pressed={pressed}>
      <Page pressed={pressed} />
    </Frame>
  )
  fireEvent.keyDown(document.body, { key: "?" })
  expect(pressed).toEqual(["frame", "place"])
  fireEvent.keyDown(screen.getByLabelText("text"), { key: "?" })
  expect(pressed).toEqual(["frame", "place"])
})
