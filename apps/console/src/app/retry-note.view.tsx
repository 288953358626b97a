import { controlMessages } from "@command-center/domain/message/control-messages"
import { InlineNote, type InlineNoteProps } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"

export interface RetryNoteProps extends Pick<InlineNoteProps, "kind"> {
  readonly text: string
  readonly onRetry: () => void
}

/** Why something could not be read, with the way to ask again. */
export function RetryNote({ kind, text, onRetry }: RetryNoteProps) {
  return (
    <InlineNote kind={kind}>
      <p>{text}</p>
      <Button onClick={onRetry}>{controlMessages.retry}</Button>
    </InlineNote>
  )
}
