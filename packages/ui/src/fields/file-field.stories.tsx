import type { Meta, StoryObj } from "@storybook/react-vite"
import { nothing, State, States } from "../gallery/states.tsx"
import { ChipList, ChipsReset } from "./chip-list.tsx"
import { FileField } from "./file-field.tsx"

const meta: Meta = { title: "Fields/File and chips" }
export default meta

const file = { label: "Form file", accept: ".k3z", onChange: nothing, onSeveral: nothing } as const
const chips = [
  { id: "status", label: "UTG Status", text: "Stopped" },
  { id: "merchant", label: "Merchant", text: "contains Harbour" },
  { id: "long", label: "Standort", text: "Rezeption Erdgeschoss, Kasse neben dem Haupteingang zur Tiefgarage" }
]

export const Every: StoryObj = {
  render: () => (
    <States>
      <State name="No file">
        <FileField {...file} fileName={null} isRequired />
      </State>
      <State name="A file">
        <FileField {...file} fileName="TIPSCREEN.K3Z" help="12 kB" />
      </State>
      <State name="Invalid">
        <FileField {...file} fileName="logo.png" error="Choose a .K3Z file." />
      </State>
      <State name="Disabled">
        <FileField {...file} fileName={null} isDisabled />
      </State>
      <State name="One chip">
        <ChipList label="Active filters" chips={chips.slice(0, 1)} onRemove={nothing} onEmptied={nothing} />
      </State>
      <State name="Several chips, one of them long">
        <ChipList label="Active filters, several" chips={chips} onRemove={nothing} onEmptied={nothing}>
          <ChipsReset label="Clear all" onClick={nothing} />
        </ChipList>
      </State>
    </States>
  ),
  play: ({ canvas }) => {
    const chosen = [null, "TIPSCREEN.K3Z", "logo.png"]
    for (const [at, input] of canvas.getAllByLabelText(/^Form file/u).entries()) {
      const name = chosen[at] ?? null
      if (!(input instanceof HTMLInputElement) || name === null) continue
      const data = new DataTransfer()
      data.items.add(new File([], name))
      input.files = data.files
    }
  }
}
