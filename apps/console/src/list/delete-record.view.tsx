import { controlMessages } from "@command-center/domain/message/control-messages"
import type { DeletionMachine } from "@command-center/machines/delete-record/delete-record.machine"
import type { deletionSelectors } from "@command-center/machines/delete-record/delete-record.selectors"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import { TextField } from "@command-center/ui/fields/text-field"
import type { ActorRefFrom } from "xstate"
import { useActorState } from "../app/use-actor-state.ts"

export interface DeleteRecordDialogProps<Row> {
  readonly actor: ActorRefFrom<DeletionMachine<Row>>
  readonly select: ReturnType<typeof deletionSelectors<Row>>
  readonly title: string
  readonly confirmLabel?: string
  /** Stands in place of the question while the record is deleted; left out, the question stays. */
  readonly deleting?: string
  /** Asks for the word that must be typed, for a deletion that has one. */
  readonly wordPrompt?: (word: string) => string
}

/** Asks before a record is deleted. */
export function DeleteRecordDialog<Row>({
  actor,
  select,
  deleting,
  wordPrompt,
  ...words
}: DeleteRecordDialogProps<Row>) {
  const { question, word, typed, isBusy, canConfirm, unknown, send } = useActorState(actor, (snapshot) => ({
    question: select.selectQuestion(snapshot),
    word: select.selectWord(snapshot),
    typed: select.selectTyped(snapshot),
    isBusy: select.selectIsBusy(snapshot),
    canConfirm: select.selectCanConfirm(snapshot),
    unknown: select.selectUnknown(snapshot)
  }))
  const text =
    isBusy && deleting !== undefined ? <p role="status">{deleting}</p> : <p className="cc-consequence">{question}</p>
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      confirmLabel={words.confirmLabel ?? controlMessages.remove}
      isDestructive
      isBusy={isBusy}
      isConfirmDisabled={!canConfirm}
      onConfirm={() => send({ type: "confirm" })}
      onCancel={() => send({ type: "cancel" })}
      note={unknown}
    >
      {wordPrompt === undefined ? (
        text
      ) : (
        <div className="cc-fields">
          {text}
          <TextField
            label={wordPrompt(word ?? "")}
            value={typed}
            isReadOnly={isBusy}
            onChange={(value) => send({ type: "typed.changed", value })}
          />
        </div>
      )}
    </ConfirmDialog>
  )
}
