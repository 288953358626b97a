import { ChevronDown, Keyboard } from "lucide-react"
import { useState } from "react"
import { Button } from "../fields/button.tsx"
import { ColumnsIcon, ViewsIcon } from "../layout/action-icons.tsx"
import { Menu } from "../layout/menu.tsx"
import { opensByArrows } from "../layout/menu-arrows.tsx"

interface Opens {
  readonly label: string
  readonly onOpen: () => void
}

export interface ViewMenuProps {
  readonly label: string
  readonly columns: Opens
  readonly views: Opens & {
    /** The view in force; null for none. */
    readonly current: { readonly name: string; readonly isChanged: boolean } | null
    /** The word behind the name of a view from which the list differs. */
    readonly changed: string
  }
  /** The list of keys, which `?` opens as well. */
  readonly keys: Opens
}

/** How the list is shown: its columns, its saved views, its keys; the button says which view is in force. */
export function ViewMenu({ label, columns, views, keys }: ViewMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { current } = views
  return (
    <>
      <Button
        colorPalette="gray"
        {...opensByArrows}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(anchor === null ? currentTarget : null)}
      >
        <span className={current === null ? undefined : "cc-unseen"}>{label}</span>
        {current !== null && (
          <>
            <span className="cc-unseen">: </span>
            <span className="cc-view-current" title={current.name}>
              {current.name}
            </span>
            {current.isChanged && <span className="cc-badge">{views.changed}</span>}
          </>
        )}
        <ChevronDown aria-hidden />
      </Button>
      <Menu
        anchor={anchor}
        label={label}
        onClose={() => setAnchor(null)}
        items={[
          { id: "columns", label: columns.label, icon: ColumnsIcon, onSelect: columns.onOpen },
          { id: "views", label: views.label, icon: ViewsIcon, onSelect: views.onOpen },
          { id: "keys", label: keys.label, icon: Keyboard, onSelect: keys.onOpen }
        ]}
      />
    </>
  )
}
