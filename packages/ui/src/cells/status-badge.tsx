import { CircleAlert, CircleCheck, CircleDashed, CircleX, Clock, LoaderCircle, type LucideIcon } from "lucide-react"
import { type StatusKind, statusKind, taskStatusKind } from "./status-kind.tsx"

export interface StatusBadgeProps {
  readonly word: string | null
  readonly of?: "task" | "thing"
  /** Overrides what the word means. */
  readonly kind?: StatusKind
}

const icons: Readonly<Record<StatusKind, LucideIcon>> = {
  good: CircleCheck,
  bad: CircleX,
  warn: CircleAlert,
  info: Clock,
  busy: LoaderCircle,
  idle: CircleDashed
}

/** A state as colour, shape and word together. */
export function StatusBadge({ word, of = "thing", kind }: StatusBadgeProps) {
  if (word === null || word === "") return null
  const meaning = kind ?? (of === "task" ? taskStatusKind(word) : statusKind(word))
  const Icon = icons[meaning]
  return (
    <span className="cc-status" data-kind={meaning}>
      <Icon size={14} aria-hidden />
      <span>{word}</span>
    </span>
  )
}
