import { controlMessages } from "@command-center/domain/message/control-messages"
import { profileLabels } from "@command-center/domain/profile/profile-label-messages"
import { profileList } from "@command-center/domain/profile/profile-list"
import {
  type cloneProfileMachine,
  cloneProfileSelectors
} from "@command-center/machines/clone-profile/clone-profile.machine"
import { TextField } from "@command-center/ui/fields/text-field"
import { useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { CreateRecordDialog } from "../../list/create-record.view.tsx"
import { useCreateRecord } from "../../list/use-create-record.ts"

export interface CloneProfileDialogProps {
  readonly actor: ActorRefFrom<typeof cloneProfileMachine>
}

/** A profile like another one under a new name (document 2 §5). */
export function CloneProfileDialog({ actor }: CloneProfileDialogProps) {
  const { draft, subject, nameIssue, isBusy, send, dialog } = useCreateRecord(actor, cloneProfileSelectors)
  const input = useRef<HTMLInputElement>(null)
  return (
    <CreateRecordDialog
      title={profileLabels.clone}
      submitLabel={profileLabels.cloneIt}
      needed={[[controlMessages.name, draft.name]]}
      initialFocus={input}
      {...dialog}
    >
      <p>{profileLabels.cloneOf(profileList.nameOf(subject))}</p>
      <TextField
        label={controlMessages.name}
        isRequired
        inputRef={input}
        value={draft.name}
        error={nameIssue}
        isReadOnly={isBusy}
        onChange={(value) => send({ type: "draft.changed", draft: { name: value } })}
      />
    </CreateRecordDialog>
  )
}
