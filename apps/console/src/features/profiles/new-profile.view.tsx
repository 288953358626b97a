import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { type newProfileMachine, newProfileSelectors } from "@command-center/machines/new-profile/new-profile.machine"
import { SelectField } from "@command-center/ui/fields/select-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import { useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { CreateRecordDialog } from "../../list/create-record.view.tsx"

export interface NewProfileDialogProps {
  readonly actor: ActorRefFrom<typeof newProfileMachine>
}

const {
  selectDraft,
  selectSubject,
  selectIssue,
  selectFailure,
  selectUncertain,
  selectMadeAgain,
  selectIsBusy,
  selectCanSubmit,
  selectIsAsking,
  unsaved
} = newProfileSelectors
const selectNameIssue = selectIssue("name")

/** "Add a New Profile": its name, and the UTG version whose settings it begins with (document 2 §5). */
export function NewProfileDialog({ actor }: NewProfileDialogProps) {
  const draft = useSelector(actor, selectDraft)
  const { versions } = useSelector(actor, selectSubject)
  const issue = useSelector(actor, selectNameIssue)
  const isBusy = useSelector(actor, selectIsBusy)
  const input = useRef<HTMLInputElement>(null)
  return (
    <CreateRecordDialog
      title={profileMessages.newDialog.title}
      submitLabel="Add"
      isBusy={isBusy}
      canSubmit={useSelector(actor, selectCanSubmit)}
      failure={useSelector(actor, selectFailure)}
      uncertain={useSelector(actor, selectUncertain)}
      madeAgain={useSelector(actor, selectMadeAgain)}
      initialFocus={input}
      onSubmit={() => actor.send({ type: "submit" })}
      onCancel={() => actor.send({ type: "cancel" })}
      isAsking={useSelector(actor, selectIsAsking)}
      unsaved={unsaved}
      onContinue={() => actor.send({ type: "edit" })}
      onLose={() => actor.send({ type: "discard" })}
      onRemoveOthers={() => actor.send({ type: "others.removed" })}
      onKeepAll={() => actor.send({ type: "others.kept" })}
    >
      <TextField
        label="Name"
        isRequired
        inputRef={input}
        value={draft.name}
        error={issue}
        isReadOnly={isBusy}
        onChange={(name) => actor.send({ type: "draft.changed", draft: { ...draft, name } })}
      />
      <SelectField
        label="UTG Version"
        isRequired
        value={draft.utgVersion ?? ""}
        options={[
          { value: "", label: profileMessages.chooseUtgVersion, isDisabled: true },
          ...versions.map((version) => ({ value: version, label: version }))
        ]}
        isDisabled={isBusy}
        onChange={(utgVersion) => actor.send({ type: "draft.changed", draft: { ...draft, utgVersion } })}
      />
    </CreateRecordDialog>
  )
}
