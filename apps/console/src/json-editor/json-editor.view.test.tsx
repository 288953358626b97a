import { jsonMessages } from "@command-center/domain/message/json-messages"
import { UiProvider } from "@command-center/ui/theme/provider"
import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import { JsonEditor } from "./json-editor.view.tsx"

afterEach(cleanup)

it("says why there is nothing to format, on a button that takes the focus", async () => {
  const changes: Array<string> = []
  const editor = (value: string) => (
    <UiProvider>
      <JsonEditor label="Settings" value={value} onChange={(text) => changes.push(text)} error={null} />
    </UiProvider>
  )
  const { rerender } = render(editor(""))
  const format = screen.getByRole<HTMLButtonElement>("button", { name: "Format" })
  for (const [text, reason] of [
    ["", jsonMessages.nothingToFormat],
    ["{", jsonMessages.onlyJson]
  ] as const) {
    rerender(editor(text))
    await expect.poll(() => format.dataset["tip"]).toBe(reason)
    format.focus()
    fireEvent.click(format)
    expect([document.activeElement === format, format.getAttribute("aria-disabled")]).toEqual([true, "true"])
  }
  rerender(editor("{}"))
  await expect.poll(() => format.getAttribute("aria-disabled")).not.toBe("true")
  expect(changes).toEqual([])
})
