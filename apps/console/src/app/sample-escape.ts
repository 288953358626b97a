import { act, fireEvent, screen, waitFor } from "@testing-library/react"
import { expect } from "vitest"

/** Escape in an open dialog, with the moment in which a dialog that closes at it would be closed. For tests. */
export const pressEscape = async (title: string): Promise<void> => {
  const dialog = await screen.findByRole("dialog", { name: title })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await act(async () => {
    fireEvent.keyDown(document.activeElement ?? dialog, { key: "Escape" })
    await new Promise((resolve) => setTimeout(resolve, 50))
  })
}
