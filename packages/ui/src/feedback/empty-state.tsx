import { Inbox, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"

export interface EmptyStateProps {
  readonly text: string
  /** A full tray that is empty, unless what is missing is something else. */
  readonly icon?: LucideIcon
  readonly children?: ReactNode
}

export function EmptyState({ text, icon: Icon = Inbox, children }: EmptyStateProps) {
  return (
    <div className="cc-empty">
      <Icon size={24} aria-hidden />
      <p>{text}</p>
      {children}
    </div>
  )
}
