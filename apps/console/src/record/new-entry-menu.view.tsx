import { recordMessages } from "@command-center/domain/message/record-messages"
import { Button } from "@command-center/ui/fields/button"
import { OpensMenuIcon } from "@command-center/ui/layout/action-icons"
import { Menu } from "@command-center/ui/layout/menu"
import { opensByArrows } from "@command-center/ui/layout/menu-arrows"
import { useRef, useState } from "react"
import { useNavigate } from "react-router"

export interface EntryChoice {
  readonly type: string
  readonly title: string
  readonly canBeAdded: boolean
  readonly path: string
}

export interface NewEntryMenuProps {
  readonly label: string
  readonly entries: ReadonlyArray<EntryChoice>
}

/** What can be added, by its type; each leads to the page that adds one. */
export function NewEntryMenu({ label, entries }: NewEntryMenuProps) {
  const navigate = useNavigate()
  const button = useRef<HTMLButtonElement>(null)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        ref={button}
        variant="solid"
        colorPalette="accent"
        {...opensByArrows}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        disabled={entries.length === 0}
        onClick={() => setAnchor(anchor === null ? button.current : null)}
      >
        {label}
        <OpensMenuIcon aria-hidden />
      </Button>
      <Menu
        anchor={anchor}
        label={label}
        items={entries.map(({ type, title, canBeAdded, path }) => ({
          id: type,
          label: title,
          reason: canBeAdded ? undefined : recordMessages.onlyOnce,
          onSelect: () => navigate(path)
        }))}
        onClose={() => setAnchor(null)}
      />
    </>
  )
}
