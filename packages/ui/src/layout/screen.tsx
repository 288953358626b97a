import type { ReactNode } from "react"

export interface ScreenProps {
  readonly children: ReactNode
}

/** A screen's column: heading, toolbar, and a list that takes what height is left. */
export function Screen({ children }: ScreenProps) {
  return <div className="cc-screen">{children}</div>
}
