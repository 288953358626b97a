import { controlMessages } from "@command-center/domain/message/control-messages"
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
      <Button type="submit" variant="solid" colorPalette="accent" aria-busy={isBusy} disabled={isBusy || !canSubmit}>
        {isBusy && <span className="cc-spinner" aria-hidden />}
        {submit}
      </Button>
      <Button colorPalette="gray" disabled={!canCancel} onClick={onCancel}>
        {controlMessages.cancel}
      </Button>
    </div>
  )
}
