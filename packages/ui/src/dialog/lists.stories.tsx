import type { Meta, StoryObj } from "@storybook/react-vite"
import { CheckboxField } from "../fields/checkbox-field.tsx"
import { TextField } from "../fields/text-field.tsx"
import { nothing, State, States } from "../gallery/states.tsx"
import { PinIcon } from "../layout/action-icons.tsx"
import { ArrangeList } from "./arrange-list.tsx"
import { PropertyList } from "./property-list.tsx"

const meta: Meta = { title: "Dialogs/Lists" }
export default meta

const columns = ["UTG Nickname", "UTG Status", "Task State", "Konfigurationsvorlage und deren Version", "File ID"]
const properties = ["UTG Status", "Merchant", "Last Communication", "UTG Version", "Location"]

export const Every: StoryObj = {
  render: () => (
    <States size="large">
      <State name="Put in order">
        <ArrangeList
          label="Columns"
          onMove={nothing}
          onDrop={nothing}
          items={columns.map((label, at) => ({
            id: label,
            label,
            upRefusal: at > 1 ? null : "It is the first column.",
            downRefusal: at > 0 && at < columns.length - 1 ? null : "It is the last column.",
            isDivided: at === 1,
            children: (
              <CheckboxField
                label={label}
                isChecked={at < 4}
                isDisabled={at === 0}
                {...(at === 0 ? { help: "Always shown: it identifies the row." } : {})}
                onChange={nothing}
              />
            ),
            tools: (
              <button type="button" className="cc-icon-button" aria-label={`Pin ${label}`} aria-pressed={at === 0}>
                <PinIcon size={16} aria-hidden />
              </button>
            )
          }))}
        />
      </State>
      <State name="Properties with their editor">
        <PropertyList
          label="Properties"
          items={properties.map((label, at) => ({ id: label, label, isActive: at < 2, isInvalid: at === 3 }))}
          selectedId="Merchant"
          onSelect={nothing}
        >
          <TextField label="Contains" value="Harbour" onChange={nothing} />
        </PropertyList>
      </State>
    </States>
  )
}
