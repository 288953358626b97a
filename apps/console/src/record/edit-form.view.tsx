import type { EditMachine } from "@command-center/machines/edit-record/edit-record.machine"
import type { editSelectors } from "@command-center/machines/edit-record/edit-record.selectors"
import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { useSelector } from "@xstate/react"
import type { FormEvent, KeyboardEvent, ReactNode } from "react"
import type { ActorRefFrom } from "xstate"
import { EditButtons } from "./edit-buttons.view.tsx"
import { UnsavedInFlow } from "./unsaved.view.tsx"

export type EditRef<Subject, Draft> = ActorRefFrom<EditMachine<Subject, Draft>>
export type EditSelectors<Subject, Draft> = ReturnType<typeof editSelectors<Subject, Draft>>

export interface EditFormProps<Subject, Draft> {
  readonly actor: EditRef<Subject, Draft>
  readonly select: EditSelectors<Subject, Draft>
  readonly label: string
  /** The label of the button that saves. */
  readonly submit: string
  readonly unsaved: string
  readonly children: ReactNode
}

/** The form around the fields of a record: why it was not saved, its buttons, and the question before changes go. */
export function EditForm<Subject, Draft>(props: EditFormProps<Subject, Draft>) {
  const { actor, select, label, submit, unsaved, children } = props
  const canEdit = useSelector(actor, select.selectCanEdit)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const isAsking = useSelector(actor, select.selectIsAsking)
  const canSubmit = useSelector(actor, select.selectCanSubmit)
  const canCancel = useSelector(actor, select.selectCanCancel)
  const failure = useSelector(actor, select.selectFailure)
  const form = {
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      actor.send({ type: "submit" })
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === "Escape") actor.send({ type: "cancel" })
    }
  }
  return (
    <>
      <form className="cc-fields" aria-label={label} {...form}>
        {children}
        {failure !== null && <InlineNote kind="bad">{failure}</InlineNote>}
        {canEdit && (
          <EditButtons
            submit={submit}
            isBusy={isBusy}
            canSubmit={canSubmit}
            canCancel={canCancel}
            onCancel={() => actor.send({ type: "cancel" })}
          />
        )}
      </form>
      {isAsking && <UnsavedInFlow actor={actor} text={unsaved} />}
    </>
  )
}
