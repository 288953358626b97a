import type { Meta, StoryObj } from "@storybook/react-vite"
import { nothing, State, States } from "../gallery/states.tsx"
import { SearchField } from "./search-field.tsx"
import { TextField } from "./text-field.tsx"

const meta: Meta = { title: "Fields/Text" }
export default meta

const shared = { label: "Nickname", onChange: nothing } as const

export const Every: StoryObj = {
  render: () => (
    <States>
      <State name="Empty">
        <TextField {...shared} value="" placeholder="Lane 1" />
      </State>
      <State name="Filled, required, with help">
        <TextField {...shared} value="Lane 1" isRequired help="Shown in every list." />
      </State>
      <State name="Focused">
        <TextField {...shared} label="Location" value="Dock" />
      </State>
      <State name="Invalid">
        <TextField
          {...shared}
          label="Email"
          type="email"
          value="dana.whitlock@"
          isRequired
          error="Enter a valid email address."
        />
      </State>
      <State name="Disabled">
        <TextField {...shared} value="Lane 1" isDisabled help="You may see this UTG, not change it." />
      </State>
      <State name="Read only">
        <TextField {...shared} label="File ID" value="F-1" isReadOnly />
      </State>
      <State name="Password">
        <TextField {...shared} label="Password" type="password" value="lighthouse" />
      </State>
      <State name="Longer than its place">
        <TextField
          {...shared}
          label="Bezeichnung des Standorts im Zahlungsverkehrsverzeichnis"
          value="Rezeption Erdgeschoss, Kasse neben dem Haupteingang"
          error="Ein anderes Terminal dieses Händlers trägt diese Bezeichnung schon. Wählen Sie eine andere."
        />
      </State>
      <State name="Several rows">
        <TextField {...shared} label="Notes" rows={3} value={"Opens at 06:00.\nRestart at night only."} />
      </State>
      <State name="Search, empty">
        <SearchField label="Search" shortcut="/" value="" onChange={nothing} />
      </State>
      <State name="Search, filled">
        <SearchField label="Search" shortcut="/" value="harbour" onChange={nothing} />
      </State>
      <State name="Search, with its label">
        <SearchField label="Find a device" isLabelShown value="" onChange={nothing} />
      </State>
    </States>
  ),
  play: ({ canvas }) => canvas.getByRole("textbox", { name: "Location" }).focus()
}
