import { profileList } from "@command-center/domain/profile/profile-list"
import {
  type cloneProfileMachine,
  cloneProfileSelectors
} from "@command-center/machines/clone-profile/clone-profile.machine"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import { useRef } from "react"
import type { ActorRefFrom } from "xstate"
import { CreateRecordDialog } from "../../list/create-record.view.tsx"

export interface CloneProfileDialogProps {
  readonly actor: ActorRefFrom<typeof cloneProfileMachine>
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
} = cloneProfileSelectors
const selectNameIssue = selectIssue("name")

/** A profile like another one under a new name (document 2 §5). */
export function CloneProfileDialog({ actor }: CloneProfileDialogProps) {
  const { name } = useSelector(actor, selectDraft)
  const profile = useSelector(actor, selectSubject)
  const issue = useSelector(actor, selectNameIssue)
  const isBusy = useSelector(actor, selectIsBusy)
  const input = useRef<HTMLInputElement>(null)
  return (
    <CreateRecordDialog
      title="Clone Profile"
      submitLabel="Clone"
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
      <p>{`The settings of "${profileList.nameOf(profile)}" under another name:`}</p>
      <TextField
        label="Name"
        isRequired
        inputRef={input}
        value={name}
        error={issue}
        isReadOnly={isBusy}
        onChange={(value) => actor.send({ type: "draft.changed", draft: { name: value } })}
      />
    </CreateRecordDialog>
  )
}
