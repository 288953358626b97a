import { controlMessages } from "@command-center/domain/message/control-messages"
import type { DeletionMachine } from "@command-center/machines/delete-record/delete-record.machine"
import type { deletionSelectors } from "@command-center/machines/delete-record/delete-record.selectors"
import { ConfirmDialog } from "@command-center/ui/dialog/confirm-dialog"
import { TextField } from "@command-center/ui/fields/text-field"
import { useRef } from "react"
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
  const { question, detail, word, typed, isBusy, canConfirm, failure, isRefused, send } = useActorState(
    actor,
    (snapshot) => ({
      question: select.selectQuestion(snapshot),
      detail: select.selectDetail(snapshot),
      word: select.selectWord(snapshot),
      typed: select.selectTyped(snapshot),
      isBusy: select.selectIsBusy(snapshot),
      canConfirm: select.selectCanConfirm(snapshot),
      failure: select.selectFailure(snapshot),
      isRefused: select.selectIsRefused(snapshot)
    })
  )
  const input = useRef<HTMLInputElement>(null)
  const prompt = word === null ? undefined : wordPrompt?.(word)
  const confirm = () => send({ type: "confirm" })
  const text = (
    <>
      {isBusy && deleting !== undefined ? (
        <p role="status">{deleting}</p>
      ) : (
        <p className="cc-consequence">{question}</p>
      )}
      {detail !== null && <p className="cc-hint">{detail}</p>}
    </>
  )
  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.confirmLabel ?? controlMessages.remove}
      isDestructive
      initialFocus={prompt === undefined ? undefined : input}
      isBusy={isBusy}
      isConfirmDisabled={!canConfirm && prompt === undefined}
      needed={canConfirm || isBusy ? undefined : prompt}
      onConfirm={confirm}
      onCancel={() => send({ type: "cancel" })}
      note={failure}
      noteKind={isRefused ? "bad" : "warn"}
    >
      {prompt === undefined ? (
        text
      ) : (
        <form
          className="cc-fields"
          onSubmit={(event) => {
            event.preventDefault()
            if (canConfirm) confirm()
          }}
        >
          {text}
          <TextField
            label={prompt}
            inputRef={input}
            value={typed}
            isReadOnly={isBusy}
            onChange={(value) => send({ type: "typed.changed", value })}
          />
        </form>
      )}
    </ConfirmDialog>
  )
}
