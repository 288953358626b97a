import type { Meta, StoryObj } from "@storybook/react-vite"
import { Behind, nothing } from "../gallery/states.tsx"
import { ConfirmDialog } from "./confirm-dialog.tsx"

const meta: Meta<typeof ConfirmDialog> = {
  title: "Dialogs/Confirm",
  tags: ["over", "low"],
  render: (props) => (
    <Behind>
      <ConfirmDialog {...props} />
    </Behind>
  ),
  args: {
    title: "Remove UTGs",
    confirmLabel: "Remove",
    onConfirm: nothing,
    onCancel: nothing,
    children: <p>Removes 3 UTGs from Harbour Hotels. Their devices and tasks go with them. This cannot be undone.</p>
  }
}
export default meta

export const Question: StoryObj<typeof meta> = {
  args: {
    title: "Discard changes?",
    confirmLabel: "Discard",
    cancelLabel: "Keep editing",
    children: <p>Your changes to Lane 1 were not saved.</p>
  }
}

/** What failed before stands above the buttons. */
export const Destructive: StoryObj<typeof meta> = {
  args: { isDestructive: true, note: "Lane 2 could not be removed: the service did not answer. Try again." }
}

export const Busy: StoryObj<typeof meta> = { args: { isDestructive: true, isBusy: true } }
