import { controlMessages } from "@command-center/domain/message/control-messages"
import { keepFocusOnPage } from "../dialog/use-return-focus.tsx"
import { Button } from "../fields/button.tsx"

export interface LongWaitProps {
  /** What is awaited. */
  readonly text: string
  /** Where nothing else calls the wait off, as Cancel of a dialog does. */
  readonly onCancel?: () => void
}

/** An answer takes long: what is awaited, and a way not to wait for it. Its place is a live region. */
export function LongWait({ text, onCancel }: LongWaitProps) {
  return (
    <div className="cc-long-wait">
      <span className="cc-spinner" aria-hidden />
      <span>{text}</span>
      {onCancel !== undefined && (
        <Button
          size="xs"
          onClick={() => {
            onCancel()
            keepFocusOnPage()
          }}
        >
          {controlMessages.cancel}
        </Button>
      )}
    </div>
  )
}
