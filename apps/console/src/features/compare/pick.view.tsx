import { compareMessages } from "@command-center/domain/message/compare-messages"
import { controlMessages } from "@command-center/domain/message/control-messages"
import { profileList } from "@command-center/domain/profile/profile-list"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { utgList } from "@command-center/domain/utg/utg-list"
import type { ComparedKind, ComparedRef } from "@command-center/machines/compare/compare.types"
import { Modal } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import { RadioGroup } from "@command-center/ui/fields/radio-group"
import { useState } from "react"
import { PickListScreen } from "./pick-list.screen.tsx"

export interface PickDialogProps {
  readonly title: string
  readonly businessEntityId: number
  readonly kinds: ReadonlyArray<ComparedKind>
  /** The kind that is offered first. */
  readonly kind: ComparedKind
  readonly onPick: (ref: ComparedRef) => void
  readonly onClose: () => void
}

const only = <Row,>(list: ListDescription<Row>, keys: ReadonlyArray<string>): ListDescription<Row> => ({
  ...list,
  columns: list.columns.filter(({ key }) => keys.includes(key))
})

/** What tells one UTG, or one profile, from another. */
const utgs = only(utgList, [
  "componentNickname",
  "componentMerchant",
  "parentName",
  "componentProfileName",
  "utgVersion"
])
const profiles = only(profileList, ["name", "parentName", "version", "schemaVersion"])

/** A UTG or a profile out of all of the account, found by search. */
export function PickDialog({ title, businessEntityId, kinds, kind: first, onPick, onClose }: PickDialogProps) {
  const [kind, setKind] = useState(first)
  const place = { businessEntityId, onPick: (id: number) => onPick({ kind, id }) }
  return (
    <Modal
      title={title}
      size="lg"
      onClose={onClose}
      footer={
        <Button colorPalette="gray" onClick={onClose}>
          {controlMessages.cancel}
        </Button>
      }
    >
      <div className="cc-fields">
        {kinds.length > 1 && (
          <RadioGroup
            label={compareMessages.kind}
            isLabelShown={false}
            orientation="horizontal"
            value={kind}
            options={kinds.map((value) => ({ value, label: compareMessages.kinds[value] }))}
            onChange={setKind}
          />
        )}
        {kind === "utg" && <PickListScreen key={kind} list={utgs} {...place} />}
        {kind === "profile" && <PickListScreen key={kind} list={profiles} {...place} />}
      </div>
    </Modal>
  )
}
