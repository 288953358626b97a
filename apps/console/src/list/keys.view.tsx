import { keyMessages } from "@command-center/domain/message/key-messages"
import { listKeys, pageKeys, type SelectsAll } from "@command-center/domain/message/list-keys"
import { parsePage } from "@command-center/domain/navigation/page"
import type { ListDescription } from "@command-center/domain/rows/list-description"
import { KeyGroup } from "@command-center/ui/layout/key-group"
import { InfoDialog } from "./info-dialog.view.tsx"

type Selecting = Pick<ListDescription<never>, "selectAll" | "isSelectable">

export interface KeysDialogProps {
  /** Null on a page without a list. */
  readonly list: Selecting | null
  /** The page's address, where it has no list. */
  readonly pathname?: string
  readonly onClose: () => void
}

const selectsAll = ({ selectAll, isSelectable }: Selecting): SelectsAll => {
  if (selectAll === "none") return null
  return isSelectable === undefined ? "matching" : "page"
}

/** What every key does in the list, or on the page. */
export function KeysDialog({ list, pathname = "", onClose }: KeysDialogProps) {
  return (
    <InfoDialog title={keyMessages.title} size="md" onClose={onClose}>
      {(list === null ? pageKeys(parsePage(pathname)) : listKeys(selectsAll(list))).map(({ title, keys }) => (
        <KeyGroup key={title} title={title} keys={keys} />
      ))}
    </InfoDialog>
  )
}
