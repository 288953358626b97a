import { frameMessages } from "@command-center/domain/message/frame-messages"
import { type KeyboardEvent, type PointerEvent, useRef } from "react"
import { sidebarId } from "./sidebar-panel.tsx"

export interface SidebarSeparatorProps {
  readonly width: number
  readonly onWidthChange: (width: number) => void
}

const step = 10
const leap = 50
const [least, most] = [200, 640]

/** Drags the sidebar's edge; arrows move it by 10 px, with Shift by 50, Home and End to the ends. */
export function SidebarSeparator({ width, onWidthChange }: SidebarSeparatorProps) {
  const grip = useRef<{ readonly x: number; readonly width: number } | null>(null)
  const change = (next: number) => {
    const clamped = Math.min(most, Math.max(least, Math.round(next)))
    if (clamped !== width) onWidthChange(clamped)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = event.shiftKey ? leap : step
    const target = { ArrowLeft: width - by, ArrowRight: width + by, Home: least, End: most }[event.key]
    if (target === undefined) return
    event.preventDefault()
    change(target)
  }
  const release = (event: PointerEvent<HTMLDivElement>) => {
    grip.current = null
    document.getElementById(sidebarId)?.removeAttribute("data-resizing")
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      event.currentTarget.releasePointerCapture(event.pointerId)
  }
  return (
    // A focusable separator is the ARIA window splitter; there is no element that is one.
    <div
      className="cc-separator"
      role="separator"
      tabIndex={0}
      aria-label={frameMessages.sidebarWidth}
      aria-orientation="vertical"
      aria-controls={sidebarId}
      aria-valuenow={width}
      aria-valuemin={least}
      aria-valuemax={most}
      onKeyDown={press}
      // The wider sidebar brings a link under the point that was pressed, which the browser would then drag instead.
      onMouseDown={(event) => {
        event.preventDefault()
        event.currentTarget.focus()
      }}
      onPointerDown={(event) => {
        if (event.button !== 0) return
        event.currentTarget.setPointerCapture(event.pointerId)
        document.getElementById(sidebarId)?.setAttribute("data-resizing", "")
        grip.current = { x: event.clientX, width }
      }}
      onPointerMove={(event) => {
        if (grip.current !== null) change(grip.current.width + event.clientX - grip.current.x)
      }}
      onPointerUp={release}
      onPointerCancel={release}
    />
  )
}
