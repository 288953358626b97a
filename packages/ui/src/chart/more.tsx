import { type ReactNode, useState } from "react"

export interface MoreProps {
  readonly summary: string
  /** Drawn when it is opened: there may be much of it, and few look. */
  readonly children: () => ReactNode
}

/** What else there is, behind a line that says how much. */
export function More({ summary, children }: MoreProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="cc-more" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && children()}
    </details>
  )
}
