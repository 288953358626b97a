import { controlMessages } from "@command-center/domain/message/control-messages"
import { editMessages } from "@command-center/domain/message/edit-messages"
import { Button } from "@command-center/ui/fields/button"

export interface EditButtonsProps {
  readonly submit: string
  readonly isBusy: boolean
  readonly canSubmit: boolean
  readonly canCancel: boolean
  readonly onCancel: () => void
}

/** The buttons of a form that edits a record: both wait until something differs from what was read. */
export function EditButtons({ submit, isBusy, canSubmit, canCancel, onCancel }: EditButtonsProps) {
  return (
    <div className="cc-buttons">
      <Button
        type="submit"
        variant="solid"
        colorPalette="accent"
        isBusy={isBusy}
        reason={canSubmit ? undefined : canCancel ? editMessages.correct : editMessages.unchanged}
      >
        {submit}
      </Button>
      <Button
        colorPalette="gray"
        disabled={isBusy && !canCancel}
        reason={canCancel || isBusy ? undefined : editMessages.unchanged}
        onClick={onCancel}
      >
        {controlMessages.cancel}
      </Button>
    </div>
  )
}
