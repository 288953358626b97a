import { recordMessages } from "@command-center/domain/message/record-messages"
import { Button } from "@command-center/ui/fields/button"
import { OpensMenuIcon } from "@command-center/ui/layout/action-icons"
import { Menu } from "@command-center/ui/layout/menu"
import { opensByArrows } from "@command-center/ui/layout/menu-arrows"
import type { MenuItem } from "@command-center/ui/layout/menu-item"
import { useRef, useState } from "react"

export interface RecordActionsProps {
  /** Null while the record is awaited: the button keeps its place. */
  readonly items: ReadonlyArray<MenuItem> | null
}

/** What can be done with a record, at the end of its heading; each opens its dialog in the list, which asks first. */
export function RecordActions({ items }: RecordActionsProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        ref={button}
        size="xs"
        disabled={items === null}
        {...opensByArrows}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        {recordMessages.actions}
        <OpensMenuIcon aria-hidden />
      </Button>
      <Menu
        anchor={anchor}
        label={recordMessages.actions}
        side="end"
        items={items ?? []}
        onClose={() => setAnchor(null)}
      />
    </>
  )
}
