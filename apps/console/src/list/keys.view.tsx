import { keysTitle, listKeys, type SelectsAll } from "@command-center/domain/message/list-keys"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { Modal } from "@command-center/ui/dialog/modal"
import { Button } from "@command-center/ui/fields/button"
import { KeyGroup } from "@command-center/ui/layout/key-group"

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
    <Modal
      isOpen
      title={keysTitle}
      size="md"
      onClose={onClose}
      footer={
        <Button variant="solid" colorPalette="accent" onClick={onClose}>
          Close
        </Button>
      }
    >
      <div className="cc-fields">
        {listKeys(selectsAll(list)).map(({ title, keys }) => (
          <KeyGroup key={title} title={title} keys={keys} />
        ))}
      </div>
    </Modal>
  )
}
