import { EmptyState } from "@command-center/ui/feedback/empty-state"
import { NotFoundIcon } from "@command-center/ui/layout/action-icons"
import type { ReactNode } from "react"

export interface NotFoundProps {
  readonly text: string
  /** The link to where somebody can go on. */
  readonly children: ReactNode
}

/** An address that leads to nothing, and the way on from it. */
export function NotFound({ text, children }: NotFoundProps) {
  return (
    <EmptyState text={text} icon={NotFoundIcon}>
      {children}
    </EmptyState>
  )
}
