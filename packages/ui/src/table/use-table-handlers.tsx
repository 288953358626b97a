import { type ChangeEvent, useLayoutEffect, useRef, useState } from "react"
import type { HandleEvents } from "./column-handle.tsx"
import type { TableSelection } from "./table-column.tsx"
import type { RowHandlers } from "./table-row.tsx"

interface Given {
  readonly selection: TableSelection | null
  readonly onSortToggle: (key: string) => void
  readonly onResize: ((key: string, width: number | null) => void) | undefined
}

interface Handlers {
  readonly row: RowHandlers
  readonly handle: HandleEvents
  readonly onSortToggle: (key: string) => void
  readonly onToggleAll: () => void
}

interface Preview {
  readonly key: string
  readonly width: number
}

/** A change of a checkbox is a click, also when a key brought it about. */
const isWithShift = ({ nativeEvent }: ChangeEvent) => nativeEvent instanceof MouseEvent && nativeEvent.shiftKey

/**
 * One object for the table's life, so that rows and head need not render again; it calls what the last render was
 * given.
 */
export function useTableHandlers(given: Given) {
  const [preview, setPreview] = useState<Preview | null>(null)
  const last = useRef(given)
  const [handlers] = useState<Handlers>(() => ({
    row: {
      onToggle: (event) => {
        const { selection } = last.current
        const box = event.currentTarget
        // Whether its row is selected is the machine's to say.
        box.checked = !box.checked
        const id = Number(box.value)
        if (selection?.onRange !== undefined && isWithShift(event)) selection.onRange(id)
        else selection?.onToggleRow(id)
      }
    },
    handle: {
      onPreview: (key, width) => setPreview(width === null ? null : { key, width }),
      onResize: (key, width) => last.current.onResize?.(key, width)
    },
    onSortToggle: (key) => last.current.onSortToggle(key),
    onToggleAll: () => last.current.selection?.onToggleAll()
  }))
  useLayoutEffect(() => {
    last.current = given
  })
  return { handlers, preview }
}
