import type { Meta, StoryObj } from "@storybook/react-vite"
import { nothing, State, States } from "../gallery/states.tsx"
import { CheckboxField } from "./checkbox-field.tsx"
import { RadioGroup } from "./radio-group.tsx"
import { SelectField } from "./select-field.tsx"
import { SwitchField } from "./switch-field.tsx"

const meta: Meta = { title: "Fields/Choices" }
export default meta

const profiles = [
  { value: "", label: "No Profile" },
  { value: "bar", label: "Bar (version 3)" },
  { value: "hotel", label: "Hotelrezeption mit Trinkgeldabfrage (Version 12)" }
]
const commands = [
  { value: "start", label: "Start/Stop", help: "Starts or stops the UTG at the time you choose." },
  { value: "update", label: "Update" },
  { value: "remove", label: "Remove", isDisabled: true, help: "Needs the right to edit tasks at Harbour Hotels." }
]

export const Every: StoryObj = {
  render: () => (
    <States>
      <State name="Select">
        <SelectField
          label="Profile"
          value="bar"
          options={profiles}
          onChange={nothing}
          help="Of the account Harbour Hotels."
        />
      </State>
      <State name="Select, long and invalid">
        <SelectField
          label="Profile"
          value="hotel"
          options={profiles}
          isRequired
          error="This profile was deleted. Choose another."
          onChange={nothing}
        />
      </State>
      <State name="Select, disabled">
        <SelectField label="Profile" value="" options={profiles} isDisabled onChange={nothing} />
      </State>
      <State name="Checkbox, off and on">
        <CheckboxField label="Show disabled devices" isChecked={false} onChange={nothing} />
        <CheckboxField label="Only devices that are connected" isChecked onChange={nothing} />
      </State>
      <State name="Checkbox, disabled, says why">
        <CheckboxField
          label="UTG Nickname"
          isChecked
          isDisabled
          help="Always shown: it identifies the row."
          onChange={nothing}
        />
      </State>
      <State name="Checkbox, invalid">
        <CheckboxField
          label="Ich habe verstanden, dass die Terminals während der Aktualisierung keine Zahlungen annehmen"
          isChecked={false}
          error="Confirm this to go on."
          onChange={nothing}
        />
      </State>
      <State name="Radio buttons">
        <RadioGroup label="Task" value="start" options={commands} onChange={nothing} />
      </State>
      <State name="Radio buttons, invalid">
        <RadioGroup
          label="Task"
          value={null}
          options={commands.slice(0, 2)}
          isRequired
          error="Choose a task."
          onChange={nothing}
        />
      </State>
      <State name="Radio buttons, in a line, disabled">
        <RadioGroup
          label="Row height"
          orientation="horizontal"
          value="compact"
          options={["Comfortable", "Compact", "Roomy"].map((label) => ({ value: label.toLowerCase(), label }))}
          isDisabled
          onChange={nothing}
        />
      </State>
      <State name="Switch, off and on">
        <SwitchField label="Expand All" isOn={false} onChange={nothing} />
        <SwitchField label="Use the site's time" isOn onChange={nothing} />
      </State>
      <State name="Switch, disabled">
        <SwitchField label="Use the site's time" isOn isDisabled onChange={nothing} />
      </State>
      <State name="Focused">
        <CheckboxField label="Restart after the update" isChecked onChange={nothing} />
      </State>
    </States>
  ),
  play: ({ canvas }) => canvas.getByRole("checkbox", { name: "Restart after the update" }).focus()
}
