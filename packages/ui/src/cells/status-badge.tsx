import { cellText } from "../table/cell-text.tsx"
import { type StatusKind, statusKind, taskStatusKind } from "./status-kind.tsx"

export interface StatusBadgeProps {
  readonly word: string | null
  readonly of?: "task" | "thing"
  /** Overrides what the word means. */
  readonly kind?: StatusKind
}

/** A state as colour, shape and word together. */
export function StatusBadge({ word, of = "thing", kind }: StatusBadgeProps) {
  if (word === null || word === "") return null
  const meaning = kind ?? (of === "task" ? taskStatusKind(word) : statusKind(word))
  return (
    <span className="cc-status" data-kind={meaning}>
      <span>{cellText(word)}</span>
    </span>
  )
}
