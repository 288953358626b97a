import { controlMessages } from "@command-center/domain/message/control-messages"
import { countText } from "@command-center/domain/message/count-text"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import { ChevronUp, X } from "lucide-react"
import { type ReactNode, useEffect, useId, useRef, useState } from "react"
import { Button } from "../fields/button.tsx"
import { useEscape } from "../layout/use-escape.tsx"

export interface SelectionBarProps {
  readonly count: number
  /** Rows that match search and filters; offered when not all of them are selected. */
  readonly matching: number
  readonly onSelectMatching?: () => void
  readonly onClear: () => void
  /** What can be done with the selection. */
  readonly children?: ReactNode
}

export function SelectionBar({ count, matching, onSelectMatching, onClear, children }: SelectionBarProps) {
  return (
    <section className="cc-selection" aria-label={tableMessages.selection}>
      <strong className="cc-selection-count">{tableMessages.selected(countText(count))}</strong>
      {onSelectMatching !== undefined && count < matching && (
        <Button size="xs" variant="ghost" colorPalette="accent" onClick={onSelectMatching}>
          {tableMessages.selectAllOf(countText(matching))}
        </Button>
      )}
      <Button size="xs" variant="ghost" colorPalette="accent" onClick={onClear}>
        <X aria-hidden />
        {controlMessages.clear}
      </Button>
      {children !== undefined && <Actions>{children}</Actions>}
    </section>
  )
}

/** On a phone there is no room for them beside the count: they come up over a button, until one is chosen or none. */
function Actions({ children }: { readonly children: ReactNode }) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const click = ({ target }: MouseEvent) => {
      if (!(target instanceof Node) || button.current?.contains(target) !== true) setOpen(false)
    }
    document.addEventListener("click", click)
    return () => document.removeEventListener("click", click)
  }, [isOpen])
  useEscape(isOpen, () => {
    setOpen(false)
    button.current?.focus()
  })
  return (
    <div className="cc-selection-actions">
      <Button
        ref={button}
        className="cc-selection-open"
        size="xs"
        colorPalette="gray"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {tableMessages.actions}
        <ChevronUp aria-hidden />
      </Button>
      <div
        id={id}
        className="cc-toolbar-end"
        role="group"
        aria-label={tableMessages.actions}
        data-open={isOpen || undefined}
      >
        {children}
      </div>
    </div>
  )
}
