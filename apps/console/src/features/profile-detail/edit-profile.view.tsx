import { maskedSecrets } from "@command-center/domain/json/masked-secrets"
import { controlMessages } from "@command-center/domain/message/control-messages"
import type { ProfileDraft } from "@command-center/domain/profile/profile-edit"
import { profileLabels } from "@command-center/domain/profile/profile-label-messages"
import { profileMessages } from "@command-center/domain/profile/profile-messages"
import {
  type EditedProfile,
  editProfileSelectors as select
} from "@command-center/machines/edit-profile/edit-profile.machine"
import { Card } from "@command-center/ui/layout/card"
import { useSelector } from "@xstate/react"
import { CollisionsDialog } from "../../changes/collisions.view.tsx"
import { ReviewDialog } from "../../changes/review.view.tsx"
import { JsonEditor } from "../../json-editor/json-editor.view.tsx"
import { EditForm, type EditRef } from "../../record/edit-form.view.tsx"
import { KeptNote } from "../../record/kept-note.view.tsx"

type Form = EditRef<EditedProfile, ProfileDraft>

/** A text that is wrong cannot be submitted: what is wrong is said while it is typed. */
const selectors: typeof select = {
  ...select,
  selectCanSubmit: (snapshot: ReturnType<Form["getSnapshot"]>) =>
    select.selectCanSubmit(snapshot) && select.selectIssues(snapshot).length === 0
}

/** The Edit JSON tab; who may not edit reads the JSON, secrets masked (document 2 §2 "Profile list"). */
export function EditProfileView({ actor }: { readonly actor: Form }) {
  const draft = useSelector(actor, select.selectDraft)
  const { config } = useSelector(actor, select.selectSubject)
  const canEdit = useSelector(actor, select.selectCanEdit)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const issue = useSelector(actor, select.selectIssue("text"))
  return (
    <Card title={profileLabels.editJson}>
      <EditForm
        actor={actor}
        select={selectors}
        label={profileLabels.editJson}
        submit={controlMessages.submit}
        unsaved={profileMessages.unsaved}
      >
        <KeptNote actor={actor} select={select} />
        <JsonEditor
          label="JSON"
          isRequired={canEdit}
          value={canEdit ? draft.text : JSON.stringify(maskedSecrets(config), null, 2)}
          error={issue}
          isReadOnly={!canEdit || isBusy}
          onChange={(text) => actor.send({ type: "draft.changed", draft: { text } })}
        />
      </EditForm>
      <ReviewDialog actor={actor} select={select} />
      <CollisionsDialog actor={actor} select={select} />
    </Card>
  )
}
