import { controlMessages } from "@command-center/domain/message/control-messages"
import { countText } from "@command-center/domain/message/count-text"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import { X } from "lucide-react"
import type { ReactNode } from "react"
import { Button } from "../fields/button.tsx"

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
      {children !== undefined && <div className="cc-toolbar-end">{children}</div>}
    </section>
  )
}
