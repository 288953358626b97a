import { controlMessages } from "@command-center/domain/message/control-messages"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import { taskLabels } from "@command-center/domain/task/task-label-messages"
import { type newProfileMachine, newProfileSelectors } from "@command-center/machines/new-profile/new-profile.machine"
import { SelectField } from "@command-center/ui/fields/select-field"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import { useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { CreateRecordDialog } from "../../list/create-record.view.tsx"
import { NotOfferedNote } from "../../list/not-offered.view.tsx"
import { useCreateRecord } from "../../list/use-create-record.ts"

export interface NewProfileDialogProps {
  readonly actor: ActorRefFrom<typeof newProfileMachine>
}

/** "Add a New Profile": its name, and the UTG version whose settings it begins with (document 2 §5). */
export function NewProfileDialog({ actor }: NewProfileDialogProps) {
  const { draft, subject, nameIssue, isBusy, send, dialog } = useCreateRecord(actor, newProfileSelectors)
  const versionIssue = useSelector(actor, newProfileSelectors.selectIssue("utgVersion"))
  const input = useRef<HTMLInputElement>(null)
  return (
    <CreateRecordDialog
      title={profileMessages.newDialog.title}
      submitLabel={controlMessages.add}
      needed={[
        [controlMessages.name, draft.name],
        [taskLabels.utgVersion, draft.utgVersion]
      ]}
      initialFocus={input}
      {...dialog}
    >
      <TextField
        label={controlMessages.name}
        isRequired
        inputRef={input}
        value={draft.name}
        error={nameIssue}
        isReadOnly={isBusy}
        onChange={(name) => send({ type: "draft.changed", draft: { ...draft, name } })}
      />
      <SelectField
        label={taskLabels.utgVersion}
        isRequired
        value={draft.utgVersion ?? ""}
        options={[
          { value: "", label: profileMessages.chooseUtgVersion, isDisabled: true },
          ...subject.versions.map((version) => ({ value: version, label: version }))
        ]}
        isDisabled={isBusy}
        error={subject.versionsFailure ?? versionIssue}
        onChange={(utgVersion) => send({ type: "draft.changed", draft: { ...draft, utgVersion } })}
      />
      <NotOfferedNote told={subject.notOffered} />
    </CreateRecordDialog>
  )
}
