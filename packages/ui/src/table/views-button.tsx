import { Button } from "../fields/button.tsx"
import { ViewsIcon } from "../layout/action-icons.tsx"

export interface ViewsButtonProps {
  readonly label: string
  /** The view in force; null for none. */
  readonly current: { readonly name: string; readonly isChanged: boolean } | null
  /** The word behind the name of a view from which the list differs. */
  readonly changed: string
  readonly onOpen: () => void
}

/** Opens the named views of a list, and says which one is shown. */
export function ViewsButton({ label, current, changed, onOpen }: ViewsButtonProps) {
  return (
    <Button colorPalette="gray" onClick={onOpen}>
      <ViewsIcon aria-hidden />
      <span className={current === null ? "cc-toolbar-word" : "cc-unseen"} data-wide>
        {label}
      </span>
      {current !== null && (
        <>
          <span className="cc-unseen">: </span>
          <span className="cc-view-current" title={current.name}>
            {current.name}
          </span>
          {current.isChanged && <span className="cc-badge">{changed}</span>}
        </>
      )}
    </Button>
  )
}
