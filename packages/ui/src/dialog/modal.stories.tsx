import type { Meta, StoryObj } from "@storybook/react-vite"
import { DialogCrash } from "../feedback/crash-fallback.tsx"
import { CrashView } from "../feedback/crash-view.tsx"
import { InlineNote } from "../feedback/inline-note.tsx"
import { Button } from "../fields/button.tsx"
import { TextField } from "../fields/text-field.tsx"
import { Behind, nothing } from "../gallery/states.tsx"
import { Drawer } from "./drawer.tsx"
import { Modal } from "./modal.tsx"

const meta: Meta = { title: "Dialogs/Modal and drawer", tags: ["over"] }
export default meta

const footer = (
  <>
    <Button colorPalette="gray">Cancel</Button>
    <Button variant="solid">Save</Button>
  </>
)
const fields = (
  <div className="cc-fields">
    <TextField label="Nickname" value="Lane 1" isRequired onChange={nothing} />
    <TextField label="Location" value="Dock" onChange={nothing} />
    <InlineNote kind="info">Saved changes reach the UTG when its agent next reports in.</InlineNote>
  </div>
)
const manyLines = Array.from({ length: 24 }, (_, at) => (
  <p key={at}>Lane {at + 1}: the new configuration was accepted.</p>
))

export const Form: StoryObj = {
  render: () => (
    <Behind>
      <Modal title="Edit UTG" onClose={nothing} footer={footer}>
        {fields}
      </Modal>
    </Behind>
  )
}

/** The footer stays in view. */
export const LongerThanTheWindow: StoryObj = {
  render: () => (
    <Behind>
      <Modal
        size="lg"
        title="Konfigurationsvorlage auf alle ausgewählten Terminals von Grandhotel Königsallee anwenden"
        onClose={nothing}
        footer={footer}
      >
        {manyLines}
      </Modal>
    </Behind>
  )
}

export const OnAPhone: StoryObj = { ...Form, tags: ["over", "phone"] }

const Broken = () => {
  throw new Error("A field that cannot be drawn")
}

/** What is in it failed while rendering; the page behind is as it was. */
export const Crashed: StoryObj = {
  tags: ["crashes"],
  render: () => (
    <Behind>
      <DialogCrash
        value={({ onReset }) => (
          <CrashView
            isInDialog
            title="Oops!"
            text="This dialog could not be shown. What is on the page is as you left it."
            report="{}"
            onCopy={nothing}
            onReset={onReset}
          />
        )}
      >
        <Modal title="Edit UTG" onClose={nothing}>
          <Broken />
        </Modal>
      </DialogCrash>
    </Behind>
  )
}

export const DrawerAtTheEnd: StoryObj = {
  render: () => (
    <Behind>
      <Drawer isOpen isSeeThrough title="Columns" onClose={nothing} footer={<Button colorPalette="gray">Reset</Button>}>
        <div className="cc-arrange">{fields}</div>
      </Drawer>
    </Behind>
  )
}
