import { keyMessages } from "@command-center/domain/message/key-messages"
import { listKeys, pageKeys, type SelectsAll } from "@command-center/domain/message/list-keys"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { KeyGroup } from "@command-center/ui/layout/key-group"
import { InfoDialog } from "./info-dialog.view.tsx"

type Selecting = Pick<ListDescription<never>, "selectAll" | "isSelectable">

export interface KeysDialogProps {
  /** Null on a page without a list. */
  readonly list: Selecting | null
  readonly onClose: () => void
}

const selectsAll = ({ selectAll, isSelectable }: Selecting): SelectsAll => {
  if (selectAll === "none") return null
  return isSelectable === undefined ? "matching" : "page"
}

/** What every key does in the list, or on the page. */
export function KeysDialog({ list, onClose }: KeysDialogProps) {
  return (
    <InfoDialog title={keyMessages.title} size="md" onClose={onClose}>
      {(list === null ? pageKeys : listKeys(selectsAll(list))).map(({ title, keys }) => (
        <KeyGroup key={title} title={title} keys={keys} />
      ))}
    </InfoDialog>
  )
}
