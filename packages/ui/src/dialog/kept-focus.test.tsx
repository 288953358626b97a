import { cleanup, render, screen, waitFor } from "@testing-library/react"
import type { ReactNode } from "react"
import { afterEach, expect, it, vi } from "vitest"
import { Modal } from "./modal.tsx"

afterEach(cleanup)

const dialog = (children: ReactNode) => (
  <Modal title="Manage tags" onClose={vi.fn<() => void>()}>
    {children}
  </Modal>
)
const focused = () => document.activeElement

/** What an open dialog focuses first comes a moment after the dialog. */
const focusRename = async () => {
  const rename = await screen.findByRole("button", { name: "Rename" })
  await waitFor(() => expect(screen.getByRole("dialog").contains(focused())).toBe(true))
  rename.focus()
  return rename
}

it("has the focus itself where what had it goes away", async () => {
  const shown = render(dialog(<button type="button">Rename</button>))
  const rename = await focusRename()
  expect(focused()).toBe(rename)
  shown.rerender(dialog(<p>Renamed.</p>))
  await waitFor(() => expect(focused()).toBe(screen.getByRole("dialog")))
})

it("gives the focus back to what was switched off meanwhile", async () => {
  const button = (isOff: boolean) => (
    <button type="button" disabled={isOff}>
      Rename
    </button>
  )
  const shown = render(dialog(button(false)))
  const rename = await focusRename()
  shown.rerender(dialog(button(true)))
  await waitFor(() => expect(focused()).toBe(screen.getByRole("dialog")))
  shown.rerender(dialog(button(false)))
  await waitFor(() => expect(focused()).toBe(rename))
})
