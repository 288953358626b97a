import { frameMessages } from "@command-center/domain/message/frame-messages"
import { PanelLeftClose, PanelLeftOpen } from "lucide-react"
import { type ReactNode, useEffect, useRef } from "react"

export interface SidebarPanelProps {
  readonly title: string
  readonly width: number
  readonly isShown: boolean
  readonly onShownChange: (isShown: boolean) => void
  readonly children: ReactNode
}

export const sidebarId = "cc-sidebar"
const collapsedWidth = 44

/** The accounts beside the page; collapsed it is one button that brings it back. */
export function SidebarPanel({ title, width, isShown, onShownChange, children }: SidebarPanelProps) {
  const toggle = useRef<HTMLButtonElement>(null)
  const wasToggled = useRef(false)
  // Collapsing replaces the button that was pressed: the focus goes to the one that takes its place.
  useEffect(() => {
    if (wasToggled.current) toggle.current?.focus()
    wasToggled.current = false
  })
  const change = (next: boolean) => {
    wasToggled.current = true
    onShownChange(next)
  }
  return (
    <div
      id={sidebarId}
      className="cc-sidebar"
      data-collapsed={isShown ? undefined : ""}
      style={{ width: isShown ? width : collapsedWidth }}
    >
      {isShown ? (
        <div className="cc-sidebar-inner" style={{ width }}>
          <div className="cc-panel-head">
            <h2 className="cc-panel-title">{title}</h2>
            <button
              ref={toggle}
              type="button"
              className="cc-icon-button"
              aria-label={frameMessages.hide(title)}
              aria-expanded
              onClick={() => change(false)}
            >
              <PanelLeftClose size={18} aria-hidden />
            </button>
          </div>
          {children}
        </div>
      ) : (
        <button
          ref={toggle}
          type="button"
          className="cc-icon-button cc-sidebar-expand"
          aria-label={frameMessages.show(title)}
          aria-expanded={false}
          onClick={() => change(true)}
        >
          <PanelLeftOpen size={18} aria-hidden />
        </button>
      )}
    </div>
  )
}
