import { Inbox } from "lucide-react"
import type { ReactNode } from "react"

export interface EmptyStateProps {
  readonly text: string
  readonly children?: ReactNode
}

export function EmptyState({ text, children }: EmptyStateProps) {
  return (
    <div className="cc-empty">
      <Inbox size={24} aria-hidden />
      <p>{text}</p>
      {children}
    </div>
  )
}
