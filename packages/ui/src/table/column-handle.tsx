import { tableMessages } from "@command-center/domain/rows/table-messages"
import { type KeyboardEvent, memo, type PointerEvent, useRef } from "react"
import { clampWidth, leastWidth, mostWidth } from "./column-widths.tsx"

export interface HandleEvents {
  /** While the handle is dragged; null when the drag was given up. */
  readonly onPreview: (key: string, width: number | null) => void
  readonly onResize: (key: string, width: number | null) => void
}

export interface ColumnHandleProps extends HandleEvents {
  readonly columnKey: string
  readonly label: string
  readonly width: number
}

const step = 8
const leap = 40

interface Grip {
  readonly x: number
  readonly width: number
}

/**
 * The edge of a column: dragged, moved by arrows (with Shift by 40 px), Home and End, by itself again with a double
 * click or Enter. It is no tab stop: F2 leads there from the header, Escape or F2 back.
 */
function Handle({ columnKey, label, width, onPreview, onResize }: ColumnHandleProps) {
  const grip = useRef<Grip | null>(null)
  const widthAt = (event: PointerEvent<HTMLElement>, { x, width: before }: Grip) =>
    clampWidth(before + event.clientX - x)

  const giveUp = () => {
    grip.current = null
    onPreview(columnKey, null)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const by = event.shiftKey ? leap : step
    const target = { ArrowLeft: width - by, ArrowRight: width + by, Home: leastWidth, End: mostWidth }[event.key]
    const isLeaving = event.key === "Escape" || event.key === "F2"
    if (target === undefined && event.key !== "Enter" && !isLeaving) return
    event.preventDefault()
    event.stopPropagation()
    if (isLeaving) {
      if (grip.current !== null) return giveUp()
      const cell = event.currentTarget.closest("th")
      return (cell?.querySelector("button") ?? cell)?.focus()
    }
    onResize(columnKey, target === undefined ? null : clampWidth(target))
  }
  return (
    // A focusable separator is the ARIA window splitter; there is no element that is one.
    <span
      className="cc-resize"
      role="separator"
      tabIndex={-1}
      aria-orientation="vertical"
      aria-label={tableMessages.widthOf(label)}
      aria-valuenow={Math.round(width)}
      aria-valuemin={leastWidth}
      aria-valuemax={mostWidth}
      onKeyDown={press}
      onDoubleClick={() => onResize(columnKey, null)}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        grip.current = { x: event.clientX, width }
      }}
      onPointerMove={(event) => {
        if (grip.current !== null) onPreview(columnKey, widthAt(event, grip.current))
      }}
      onPointerUp={(event) => {
        const held = grip.current
        if (held === null) return
        giveUp()
        if (event.clientX !== held.x) onResize(columnKey, widthAt(event, held))
      }}
      onPointerCancel={giveUp}
    />
  )
}

export const ColumnHandle = memo(Handle)
