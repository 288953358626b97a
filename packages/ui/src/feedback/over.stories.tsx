import type { Meta, StoryObj } from "@storybook/react-vite"
import { screen, waitFor } from "storybook/test"
import { Button } from "../fields/button.tsx"
import { Behind, nothing } from "../gallery/states.tsx"
import { Toaster } from "./toaster.tsx"

const meta: Meta = { title: "Feedback/Over the page", tags: ["over"] }
export default meta

const toasts = [
  { id: "1", kind: "success", text: "Lane 1 was saved." },
  { id: "2", kind: "info", header: "Copied", text: "The row is on the clipboard as JSON." },
  {
    id: "3",
    kind: "danger",
    text: "Die Aufgabe konnte nicht angelegt werden: Der Dienst für die Terminalverwaltung antwortet nicht."
  }
] as const

/** Toasts of each kind, and the tooltip of a control that says why it cannot be used. */
export const ToastsAndTooltip: StoryObj = {
  render: () => (
    <Behind>
      <Button aria-disabled data-tip="Choose at least one UTG first.">
        Schedule Task
      </Button>
      <Toaster toasts={toasts} earlier={{ label: "Earlier notices", onOpen: nothing }} onDismiss={nothing} />
    </Behind>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Schedule Task" })
    await waitFor(() => {
      button.blur()
      button.focus()
      return screen.findByRole("tooltip", {}, { timeout: 500 })
    })
  }
}
