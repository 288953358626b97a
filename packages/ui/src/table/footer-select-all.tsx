import { countText } from "@command-center/domain/message/count-text"
import { tableMessages } from "@command-center/domain/rows/table-messages"
import { useEffect, useRef } from "react"
import type { TableSelection } from "./table-column.tsx"

export type FooterSelectAllProps = Pick<TableSelection, "all" | "count" | "onToggleAll"> & {
  /** There is nothing to select. */
  readonly isDisabled: boolean
}

/** The checkbox among the pages that does what the header's does, and how many rows are selected. */
export function FooterSelectAll({ all, count, onToggleAll, isDisabled }: FooterSelectAllProps) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    // After every render: a click clears the mark by itself.
    if (box.current !== null) box.current.indeterminate = all === "some"
  })
  return (
    <label className="cc-check">
      <input
        ref={box}
        type="checkbox"
        className="cc-checkbox"
        checked={all === "all"}
        disabled={isDisabled}
        onChange={onToggleAll}
      />
      {tableMessages.selectAllSelected(countText(count))}
    </label>
  )
}
