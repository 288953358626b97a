import type { Meta, StoryObj } from "@storybook/react-vite"
import { nothing, State, States } from "../gallery/states.tsx"
import { DateTimeField } from "./date-time-field.tsx"

const meta: Meta = { title: "Fields/Date and time" }
export default meta

const shared = {
  label: "Run at",
  typed: null,
  onChange: nothing,
  onTyped: nothing,
  value: "2026-11-24T14:30:00.000Z",
  utcText: "2026-11-24 14:30 UTC"
} as const

export const Every: StoryObj = {
  render: () => (
    <States>
      <State name="Empty">
        <DateTimeField {...shared} value={null} utcText={null} isRequired />
      </State>
      <State name="Chosen">
        <DateTimeField {...shared} />
      </State>
      <State name="Invalid">
        <DateTimeField
          {...shared}
          value="2026-11-19T14:30:00.000Z"
          utcText="2026-11-19 14:30 UTC"
          error="Choose a time in the future."
        />
      </State>
      <State name="No date">
        <DateTimeField {...shared} value={null} typed="2026-02-30 1:00 PM" utcText={null} error="Bad input." />
      </State>
      <State name="Disabled">
        <DateTimeField {...shared} isDisabled />
      </State>
      <State name="Open, with times that cannot be chosen" height={330}>
        <DateTimeField {...shared} label="Not before" isTimeOffered={(time) => time.getHours() < 12} />
      </State>
    </States>
  ),
  play: ({ canvas }) => canvas.getByRole("textbox", { name: "Not before" }).focus()
}
