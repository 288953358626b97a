import { shownDiff } from "@command-center/domain/component-config/shown-diff"
import { maskedSecrets } from "@command-center/domain/json/masked-secrets"
import type { ProfileDraft } from "@command-center/domain/profile/profile-edit"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import {
  type EditedProfile,
  editProfileSelectors as select
} from "@command-center/machines/edit-profile/edit-profile.machine"
import { TextField } from "@command-center/ui/fields/text-field"
import { Card } from "@command-center/ui/layout/card"
import { useSelector } from "@xstate/react"
import { ChangesTable } from "../../record/changes-table.view.tsx"
import { EditForm, type EditRef } from "../../record/edit-form.view.tsx"
import { MovedOnDialog } from "../../record/moved-on.view.tsx"

/** The Edit JSON tab; who may not edit reads the JSON, secrets masked (document 2 §2 "Profile list"). */
export function EditProfileView({ actor }: { readonly actor: EditRef<EditedProfile, ProfileDraft> }) {
  const draft = useSelector(actor, select.selectDraft)
  const { config } = useSelector(actor, select.selectSubject)
  const current = useSelector(actor, select.selectCurrent)
  const canEdit = useSelector(actor, select.selectCanEdit)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const issue = useSelector(actor, select.selectIssue("text"))
  return (
    <Card title="Edit JSON">
      <EditForm actor={actor} select={select} label="Edit JSON" submit="Submit" unsaved={profileMessages.unsaved}>
        <TextField
          label="JSON"
          rows={24}
          isRequired={canEdit}
          value={canEdit ? draft.text : JSON.stringify(maskedSecrets(config), null, 2)}
          error={issue}
          isReadOnly={!canEdit || isBusy}
          onChange={(text) => actor.send({ type: "draft.changed", draft: { text } })}
        />
      </EditForm>
      {current !== null && (
        <MovedOnDialog
          title={profileMessages.movedOn.title}
          text={profileMessages.movedOn.text}
          hasTheirs
          onMine={() => actor.send({ type: "mine" })}
          onTheirs={() => actor.send({ type: "theirs" })}
          onEdit={() => actor.send({ type: "edit" })}
        >
          <ChangesTable changes={shownDiff(config, current.config)} />
        </MovedOnDialog>
      )}
    </Card>
  )
}
