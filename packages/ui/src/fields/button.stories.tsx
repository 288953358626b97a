import type { Meta, StoryObj } from "@storybook/react-vite"
import { RotateCcw, Star, Trash2 } from "lucide-react"
import { State, States } from "../gallery/states.tsx"
import { Button, LinkButton } from "./button.tsx"
import { FileButton } from "./file-button.tsx"
import { ToolButton } from "./tool-button.tsx"

const meta: Meta = { title: "Fields/Button" }
export default meta

export const Every: StoryObj = {
  render: () => (
    <States size="small">
      {(["accent", "gray", "danger"] as const).flatMap((palette) =>
        (["solid", "outline", "subtle", "ghost"] as const).map((variant) => (
          <State key={`${palette} ${variant}`} name={`Palette ${palette}, ${variant}`}>
            <Button colorPalette={palette} variant={variant}>
              Schedule Task
            </Button>
          </State>
        ))
      )}
      <State name="Small">
        <Button size="xs">Select all 1,204</Button>
      </State>
      <State name="With an icon">
        <Button colorPalette="gray">
          <RotateCcw aria-hidden />
          Try again
        </Button>
      </State>
      <State name="Disabled">
        <Button variant="solid" disabled>
          Start rollout
        </Button>
      </State>
      <State name="Disabled, says why">
        <Button aria-disabled data-tip="Choose at least one UTG first.">
          <Trash2 aria-hidden />
          Remove
        </Button>
      </State>
      <State name="Busy">
        <Button variant="solid" isBusy>
          Removing
        </Button>
      </State>
      <State name="Long">
        <Button>Konfigurationsvorlage auf alle ausgewählten Terminals anwenden</Button>
      </State>
      <State name="An icon alone">
        <ToolButton label="Remove" Icon={Trash2} onPress={() => undefined} />
        <ToolButton label="Open by default" Icon={Star} isPressed onPress={() => undefined} />
      </State>
      <State name="Takes a file">
        <FileButton label="Import…" inputLabel="Tags file" accept=".json" onFile={() => undefined} />
      </State>
      <State name="A link">
        <LinkButton href="#rollouts">Open the rollout</LinkButton>
      </State>
      <State name="Focused">
        <Button className="gallery-focus">Apply a Profile</Button>
      </State>
    </States>
  ),
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLElement>(".gallery-focus")?.focus()
}
