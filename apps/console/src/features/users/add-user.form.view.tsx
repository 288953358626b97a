import { type NewUserText, newUserTexts } from "@command-center/domain/user/new-user"
import { userMessages } from "@command-center/domain/user/user-messages"
import { assignableRoles } from "@command-center/domain/user/user-role"
import {
  selectDraft,
  selectIsEditing,
  selectIssue,
  selectStillNeeded
} from "@command-center/machines/add-user/add-user.selectors"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import { TextField } from "@command-center/ui/fields/text-field"
import { useSelector } from "@xstate/react"
import type { FormEvent, ReactNode } from "react"
import type { AddUserDialogProps } from "./add-user.props.ts"

export interface AddUserFormProps extends AddUserDialogProps {
  readonly id: string
  readonly onSubmit: () => void
  readonly children: ReactNode
}

const roles = assignableRoles.map(({ id, label }) => ({ value: String(id), label }))

function UserText({ actor, field }: AddUserDialogProps & { readonly field: NewUserText }) {
  const draft = useSelector(actor, selectDraft)
  const issue = useSelector(actor, selectIssue(field))
  const isEditing = useSelector(actor, selectIsEditing)
  const isEmail = field === "email" || field === "verifyEmail"
  return (
    <TextField
      label={userMessages.addDialog[field]}
      isRequired
      isReadOnly={!isEditing}
      inputMode={isEmail ? "email" : "text"}
      value={draft[field]}
      error={issue}
      onChange={(text) => actor.send({ type: "draft.changed", field, text })}
    />
  )
}

/** The fields of document 2 §5 "New user form", each with its rule under it as it is typed. */
export function AddUserForm({ id, actor, onSubmit, children }: AddUserFormProps) {
  const { roleId } = useSelector(actor, selectDraft)
  const isEditing = useSelector(actor, selectIsEditing)
  const stillNeeded = useSelector(actor, selectStillNeeded)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form id={id} className="cc-fields" noValidate aria-label={userMessages.addDialog.title} onSubmit={submit}>
      {newUserTexts.map((field) => (
        <UserText key={field} actor={actor} field={field} />
      ))}
      <RadioGroup
        label={userMessages.addDialog.role}
        isRequired
        value={roleId === null ? null : String(roleId)}
        options={roles}
        isDisabled={!isEditing}
        onChange={(value) => actor.send({ type: "role.chosen", roleId: Number(value) })}
      />
      {stillNeeded !== null && (
        <p className="cc-hint" role="status">
          {stillNeeded}
        </p>
      )}
      {children}
    </form>
  )
}
