import type { Meta, StoryObj } from "@storybook/react-vite"
import { RowTags } from "../cells/row-tags.tsx"
import { State, States } from "../gallery/states.tsx"
import { SuggestField } from "./suggest-field.tsx"
import { TagChips } from "./tag-chips.tsx"

const meta: Meta = { title: "Fields/Tags" }
export default meta

const words = {
  label: "Tags of 10.10.50.7",
  removeLabel: (tag: string) => `Remove tag ${tag}`,
  moreLabel: (count: number) => `Show ${count} more tags`,
  fewerLabel: "Show fewer tags",
  onRemove: () => undefined,
  onEmptied: () => undefined
}

const field = {
  label: "Add tag",
  suggestionsLabel: "Known tags",
  maxLength: 41,
  items: [],
  isBusy: false,
  onTextChange: () => undefined,
  onChoose: () => undefined
}

const many = ["North", "Pilot", "Kiosk", "24 h", "VIP", "Umbau", "Drive-Thru", "Wartungsvertrag bis Ende des Jahres"]

export const Every: StoryObj = {
  render: () => (
    <States size="small">
      <State name="Chips">
        <TagChips {...words} tags={["North", "Pilot"]} />
      </State>
      <State name="Chips, more than fit">
        <TagChips {...words} tags={many} />
      </State>
      <State name="Chips, a long one">
        <TagChips {...words} tags={["Wartungsvertrag bis Ende des Jahres 2027"]} />
      </State>
      <State name="Behind a row's name">
        <RowTags label="Tags" tags={["North", "Pilot"]} />
      </State>
      <State name="Behind a row's name, more than fit">
        <RowTags label="Tags" tags={many} />
      </State>
      <State name="Suggestions, empty">
        <SuggestField {...field} text="" error={null} />
      </State>
      <State name="Suggestions, refused">
        <SuggestField {...field} text="North, Pilot" error="A tag has no comma. Add two tags instead." />
      </State>
      <State name="Suggestions, busy">
        <SuggestField {...field} text="North" error={null} isBusy />
      </State>
    </States>
  )
}
