import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { Button } from "../fields/button.tsx"
import { Behind, nothing } from "../gallery/states.tsx"
import { CopyIcon, ProfileIcon, RemoveIcon, ScheduleIcon } from "./action-icons.tsx"
import { Menu, type MenuProps } from "./menu.tsx"

function Opened({ items }: Pick<MenuProps, "items">) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <Behind>
      <Button
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Actions
      </Button>
      <Menu anchor={anchor} label="Actions for Lane 1" items={items} onClose={() => setAnchor(null)} />
    </Behind>
  )
}

const meta: Meta<typeof Opened> = {
  title: "Layout/Menu",
  component: Opened,
  tags: ["over", "low"],
  play: ({ canvas }) => canvas.getByRole("button", { name: "Actions" }).click()
}
export default meta

/** Of a row: with icons, one that is not possible, one that cannot be undone, one that leads elsewhere, and choices. */
export const OfARow: StoryObj<typeof meta> = {
  args: {
    items: [
      { id: "schedule", label: "Schedule Task", icon: ScheduleIcon, onSelect: nothing },
      { id: "profile", label: "Konfigurationsprofil zuweisen", icon: ProfileIcon, reason: "Choose a UTG first." },
      { id: "copy", label: "Copy Row as JSON", icon: CopyIcon, onSelect: nothing },
      { id: "old", label: "Open in the old experience", href: "#old" },
      { id: "remove", label: "Remove", icon: RemoveIcon, isDestructive: true, onSelect: nothing },
      {
        id: "height",
        label: "Row height",
        items: ["Comfortable", "Compact"].map((label) => ({
          id: label,
          label,
          isChosen: label === "Compact",
          onSelect: nothing
        }))
      }
    ]
  }
}

/** Longer than the window: it is scrolled. */
export const Long: StoryObj<typeof meta> = {
  args: {
    items: Array.from({ length: 30 }, (_, at) => ({ id: `${at}`, label: `Saved view ${at + 1}`, onSelect: nothing }))
  }
}
