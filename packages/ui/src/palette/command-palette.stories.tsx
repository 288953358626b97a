import { paletteMessages } from "@command-center/domain/palette/palette-messages"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { InlineNote } from "../feedback/inline-note.tsx"
import { Behind, nothing } from "../gallery/states.tsx"
import { AccountEntryIcon, ActionEntryIcon, PageEntryIcon, UtgEntryIcon } from "../layout/palette-icons.tsx"
import { CommandPalette } from "./command-palette.tsx"

const items = [
  { id: "1", label: "Lane 1", detail: "Harbour Bar, Harbour Hotels", kind: "UTG", icon: UtgEntryIcon },
  { id: "2", label: "Lane 2", detail: "Harbour Bar, Harbour Hotels", kind: "UTG", icon: UtgEntryIcon },
  { id: "3", label: "Schedule Task", detail: "For the 3 selected UTGs", kind: "Action", icon: ActionEntryIcon },
  { id: "4", label: "Tasks List", detail: "", kind: "Page", icon: PageEntryIcon },
  {
    id: "5",
    label: "Grandhotel Königsallee Betriebsgesellschaft mit beschränkter Haftung, Niederlassung Düsseldorf-Oberkassel",
    detail: "Thistle & Thread",
    kind: "Account",
    icon: AccountEntryIcon
  }
]

const meta: Meta<typeof CommandPalette> = {
  title: "Palette",
  component: CommandPalette,
  tags: ["over"],
  render: (props) => (
    <Behind>
      <CommandPalette {...props} />
    </Behind>
  ),
  args: {
    title: "Command palette",
    placeholder: paletteMessages.placeholder,
    resultsLabel: paletteMessages.results,
    text: "la",
    onTextChange: nothing,
    items,
    highlighted: "2",
    onHighlight: nothing,
    onChoose: nothing,
    onClose: nothing,
    status: "5 results",
    isBusy: false
  }
}
export default meta

export const Results: StoryObj<typeof meta> = {}

/** Some lists are still read, another could not be. */
export const LookingAndFailed: StoryObj<typeof meta> = {
  args: {
    text: "königs",
    items: items.slice(4),
    highlighted: null,
    status: paletteMessages.looking,
    isBusy: true,
    note: <InlineNote kind="bad">Devices were not searched: the service did not answer.</InlineNote>
  }
}
