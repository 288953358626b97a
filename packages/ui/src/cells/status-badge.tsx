import type { StatusTone } from "@command-center/domain/status/status-tone"
import { cellText } from "../table/cell-text.tsx"

export interface StatusBadgeProps {
  readonly word: string | null
  readonly tone: (word: string) => StatusTone
}

/** A state as colour, shape and word together: the worse it is, the louder. */
export function StatusBadge({ word, tone }: StatusBadgeProps) {
  if (word === null || word === "") return null
  return (
    <span className="cc-status" data-tone={tone(word)}>
      <span>{cellText(word)}</span>
    </span>
  )
}
