import type { Meta, StoryObj } from "@storybook/react-vite"
import { State, States } from "../gallery/states.tsx"
import { NoticeList } from "./notice-list.tsx"

const meta: Meta = { title: "Feedback/Notices" }
export default meta

const notices = [
  {
    id: "3",
    kind: "danger",
    header: "Error",
    text: "Unable to delete profile. The service did not answer.",
    when: "10:14 AM"
  },
  { id: "2", kind: "info", header: "Copied", text: "The row is on the clipboard as JSON.", when: "10:12 AM" },
  { id: "1", kind: "success", header: "Success", text: "Lane 1 was saved.", when: "10:09 AM" }
] as const

/** Toasts that are gone, of each kind. */
export const Every: StoryObj = {
  render: () => (
    <States>
      <State name="Of each kind">
        <NoticeList label="Earlier notices" notices={notices} />
      </State>
    </States>
  )
}
