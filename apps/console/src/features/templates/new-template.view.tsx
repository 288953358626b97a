import { templateMessages } from "@command-center/domain/template/template-messages"
import type { newTemplateMachine } from "@command-center/machines/new-template/new-template.machine"
import * as select from "@command-center/machines/new-template/new-template.selectors"
import { Modal } from "@command-center/ui/dialog/modal"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { Button } from "@command-center/ui/fields/button"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import { type FormEvent, useId, useRef } from "react"
import type { ActorRefFrom } from "xstate"

export interface NewTemplateDialogProps {
  readonly actor: ActorRefFrom<typeof newTemplateMachine>
}

/** Asks for the name of a new config template (document 1 §2.7). */
export function NewTemplateDialog({ actor }: NewTemplateDialogProps) {
  const name = useSelector(actor, select.selectName)
  const issue = useSelector(actor, select.selectIssue)
  const failure = useSelector(actor, select.selectFailure)
  const isUncertain = useSelector(actor, select.selectIsUncertain)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const canAdd = useSelector(actor, select.selectCanAdd)
  const form = useId()
  const input = useRef<HTMLInputElement>(null)
  const cancel = () => actor.send({ type: "cancel" })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    actor.send({ type: "submit" })
  }
  return (
    <Modal
      isOpen
      title="New Config Template"
      size="sm"
      closeOnEscape={!isBusy}
      closeOnBackdrop={false}
      hasCloseButton={!isBusy}
      initialFocus={input}
      onClose={cancel}
      footer={
        <>
          <Button colorPalette="gray" disabled={isBusy} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="solid" colorPalette="accent" aria-busy={isBusy} disabled={!canAdd}>
            {isBusy && <span className="cc-spinner" aria-hidden />}
            Add New
          </Button>
        </>
      }
    >
      <form id={form} className="cc-fields" onSubmit={submit}>
        <TextField
          label="Name"
          isRequired
          inputRef={input}
          value={name}
          error={issue}
          isReadOnly={isBusy}
          onChange={(value) => actor.send({ type: "name.changed", name: value })}
        />
        {failure !== null && <InlineNote kind="bad">{failure}</InlineNote>}
        {isUncertain && <InlineNote kind="warn">{templateMessages.createUncertain}</InlineNote>}
      </form>
    </Modal>
  )
}
