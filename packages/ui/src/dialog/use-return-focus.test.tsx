import { cleanup, render, screen, waitFor } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { UiProvider } from "../theme/provider.tsx"
import { Modal } from "./modal.tsx"

afterEach(cleanup)

const page = (dialog: string | null, hasOpener = true) => (
  <UiProvider>
    <main tabIndex={-1}>{hasOpener && <button type="button">Open</button>}</main>
    {dialog !== null && <Modal key={dialog} title={dialog} onClose={() => undefined} />}
  </UiProvider>
)

const opened = async () => {
  const shown = render(page(null))
  screen.getByRole("button", { name: "Open" }).focus()
  shown.rerender(page("First"))
  const dialog = await screen.findByRole("dialog", { name: "First" })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return shown
}

it("gives the focus back when an open dialog leaves the page", async () => {
  const { rerender } = await opened()
  rerender(page(null))
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Open"))
})

it("lets a dialog that takes another's place give it back", async () => {
  const { rerender } = await opened()
  rerender(page("Second"))
  const dialog = await screen.findByRole("dialog", { name: "Second" })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  rerender(page(null))
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Open"))
})

it("gives it to the page's main part when the opener has gone", async () => {
  const { rerender } = await opened()
  rerender(page(null, false))
  await waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"))
})
