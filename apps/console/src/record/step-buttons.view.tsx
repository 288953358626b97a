import type { JsonObject } from "@command-center/domain/json/json-field"
import { settingsMessages } from "@command-center/domain/message/settings-messages"
import { Button } from "@command-center/ui/fields/button"
import { useSelector } from "@xstate/react"
import type { EditRef, EditSelectors } from "./edit-form.view.tsx"

export interface StepButtonsProps<Subject> {
  readonly actor: EditRef<Subject, JsonObject>
  readonly select: EditSelectors<Subject, JsonObject>
}

/** The steps back and forth. */
export function StepButtons<Subject>({ actor, select }: StepButtonsProps<Subject>) {
  const canUndo = useSelector(actor, select.selectCanUndo)
  const canRedo = useSelector(actor, select.selectCanRedo)
  return (
    <div className="cc-buttons">
      <Button
        colorPalette="gray"
        variant="ghost"
        aria-keyshortcuts="Control+Z"
        disabled={!canUndo}
        onClick={() => actor.send({ type: "undo" })}
      >
        {settingsMessages.undo}
      </Button>
      <Button
        colorPalette="gray"
        variant="ghost"
        aria-keyshortcuts="Control+Shift+Z"
        disabled={!canRedo}
        onClick={() => actor.send({ type: "redo" })}
      >
        {settingsMessages.redo}
      </Button>
    </div>
  )
}
