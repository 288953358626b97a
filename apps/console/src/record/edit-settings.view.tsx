import { InlineNote } from "@command-center/ui/feedback/inline-note"
import { useSelector } from "@xstate/react"
import { type FormEvent, type KeyboardEvent, useState } from "react"
import { EditButtons } from "./edit-buttons.view.tsx"
import { KeptNote } from "./kept-note.view.tsx"
import { SettingsDialogs } from "./settings-dialogs.view.tsx"
import { SettingsFields, type SettingsFieldsProps } from "./settings-fields.view.tsx"
import { StepButtons } from "./step-buttons.view.tsx"
import { stepOfKey } from "./step-keys.ts"
import "../settings/settings.css"

export interface EditSettingsProps<Subject> extends Omit<SettingsFieldsProps<Subject>, "attempts"> {
  readonly label: string
  /** The label of the button that saves. */
  readonly submit: string
}

/** Settings that are edited, reviewed and saved: the fields, why they were not saved, and the buttons. */
export function EditSettings<Subject>(props: EditSettingsProps<Subject>) {
  const { actor, select, label, submit } = props
  const [attempts, setAttempts] = useState(0)
  const canEdit = useSelector(actor, select.selectCanEdit)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const canSubmit = useSelector(actor, select.selectCanSubmit)
  const canCancel = useSelector(actor, select.selectCanCancel)
  const failure = useSelector(actor, select.selectFailure)
  const form = {
    noValidate: true,
    onSubmit: (event: FormEvent) => {
      event.preventDefault()
      actor.send({ type: "submit" })
      const after = actor.getSnapshot()
      if (select.selectHasTried(after) && !select.selectIsReviewing(after)) setAttempts((count) => count + 1)
    },
    onKeyDown: (event: KeyboardEvent) => {
      const step = stepOfKey(event)
      if (step !== null) {
        event.preventDefault()
        actor.send({ type: step })
      }
      if (event.key === "Escape") actor.send({ type: "cancel" })
    }
  }
  return (
    <>
      <form className="cc-fields" aria-label={label} {...form}>
        <KeptNote actor={actor} select={select} />
        <SettingsFields {...props} attempts={attempts} />
        {failure !== null && <InlineNote kind="bad">{failure}</InlineNote>}
        {canEdit && (
          <div className="cc-settings-end">
            <EditButtons
              submit={submit}
              isBusy={isBusy}
              canSubmit={canSubmit}
              canCancel={canCancel}
              onCancel={() => actor.send({ type: "cancel" })}
            />
            <StepButtons actor={actor} select={select} />
          </div>
        )}
      </form>
      <SettingsDialogs actor={actor} select={select} />
    </>
  )
}
