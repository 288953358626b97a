import { controlMessages } from "@command-center/domain/message/control-messages"
import { Button } from "../fields/button.tsx"
import { InlineNote, type InlineNoteProps } from "./inline-note.tsx"

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
