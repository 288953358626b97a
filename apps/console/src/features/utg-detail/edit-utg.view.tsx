import { controlMessages } from "@command-center/domain/message/control-messages"
import { unsavedMessages } from "@command-center/domain/message/unsaved-messages"
import { profileLabels } from "@command-center/domain/profile/profile-label-messages"
import type { UtgComponent, UtgEdit } from "@command-center/domain/utg/utg-component"
import { utgDetailMessages } from "@command-center/domain/utg/utg-detail-messages"
import { utgEditLabels } from "@command-center/domain/utg/utg-flow-messages"
import type { Collision } from "@command-center/machines/edit-record/edit-record.types"
import { editUtgSelectors as select } from "@command-center/machines/edit-utg/edit-utg.machine"
import { TextField } from "@command-center/ui/fields/text-field"
import { PlainTable } from "@command-center/ui/table/plain-table"
import { useSelector } from "@xstate/react"
import { EditForm, type EditRef } from "../../record/edit-form.view.tsx"
import { MovedOnDialog } from "../../record/moved-on.view.tsx"

interface FieldProps {
  readonly actor: EditRef<UtgComponent, UtgEdit>
  readonly field: keyof UtgEdit
}

function Field({ actor, field }: FieldProps) {
  const draft = useSelector(actor, select.selectDraft)
  const canEdit = useSelector(actor, select.selectCanEdit)
  const isBusy = useSelector(actor, select.selectIsBusy)
  const issue = useSelector(actor, select.selectIssue(field))
  return (
    <TextField
      label={utgEditLabels[field]}
      isRequired={canEdit && field !== "lane"}
      value={draft[field]}
      error={issue}
      isReadOnly={!canEdit || isBusy}
      onChange={(value) => actor.send({ type: "draft.changed", draft: { ...draft, [field]: value } })}
    />
  )
}

const labels: Readonly<Record<string, string>> = utgEditLabels
const labelOf = (field: string) => labels[field] ?? field

const shown = (text: string) => (text === "" ? "–" : text)

/** What both changed, side by side. */
function Collisions({ collisions }: { readonly collisions: ReadonlyArray<Collision> }) {
  return (
    <PlainTable
      label={utgDetailMessages.movedOn.title}
      columns={[
        { key: "field", label: controlMessages.field, cell: ({ path: [field] }) => labelOf(String(field)) },
        { key: "mine", label: controlMessages.yours, cell: ({ mine }) => shown(String(mine)) },
        { key: "theirs", label: controlMessages.theirs, cell: ({ theirs }) => shown(String(theirs)) }
      ]}
      rows={collisions}
      rowId={({ shown: field }) => field}
      emptyText=""
    />
  )
}

/** The editable fields of the General tab, in the order of document 2 §2. */
export function EditUtgView({ actor }: Pick<FieldProps, "actor">) {
  const hasMovedOn = useSelector(actor, select.selectHasMovedOn)
  const collisions = useSelector(actor, select.selectCollisions)
  const { movedOn } = utgDetailMessages
  return (
    <>
      <EditForm
        actor={actor}
        select={select}
        label={profileLabels.general}
        submit={controlMessages.update}
        unsaved={unsavedMessages.utg}
      >
        <div className="cc-field-grid">
          <Field actor={actor} field="nickname" />
          <Field actor={actor} field="merchant" />
          <Field actor={actor} field="location" />
          <Field actor={actor} field="lane" />
          <Field actor={actor} field="fileId" />
        </div>
      </EditForm>
      {hasMovedOn && (
        <MovedOnDialog
          title={movedOn.title}
          text={collisions.length > 0 ? movedOn.collisions : movedOn.noCollision}
          hasTheirs={collisions.length > 0}
          onMine={() => {
            actor.send({ type: "mine" })
            actor.send({ type: "confirm" })
          }}
          onTheirs={() => {
            actor.send({ type: "theirs" })
            actor.send({ type: "edit" })
          }}
          onEdit={() => actor.send({ type: "edit" })}
        >
          {collisions.length > 0 && <Collisions collisions={collisions} />}
        </MovedOnDialog>
      )}
    </>
  )
}
