import { keysTitle, listKeys, type SelectsAll } from "@command-center/domain/message/list-keys"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { KeyGroup } from "@command-center/ui/layout/key-group"
import { InfoDialog } from "./info-dialog.view.tsx"

export interface KeysDialogProps<Row> {
  readonly list: ListDescription<Row>
  readonly onClose: () => void
}

const selectsAll = <Row,>({ selectAll, isSelectable }: ListDescription<Row>): SelectsAll => {
  if (selectAll === "none") return null
  return isSelectable === undefined ? "matching" : "page"
}

/** What every key does in the list. */
export function KeysDialog<Row>({ list, onClose }: KeysDialogProps<Row>) {
  return (
    <InfoDialog title={keysTitle} size="md" onClose={onClose}>
      {listKeys(selectsAll(list)).map(({ title, keys }) => (
        <KeyGroup key={title} title={title} keys={keys} />
      ))}
    </InfoDialog>
  )
}
