import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert } from "lucide-react"
import type { ReactNode } from "react"

type NoteKind = "bad" | "warn" | "info" | "success"

export interface InlineNoteProps {
  readonly kind: NoteKind
  readonly children: ReactNode
}

const icons: Readonly<Record<NoteKind, LucideIcon>> = {
  bad: CircleAlert,
  warn: TriangleAlert,
  info: Info,
  success: CircleCheck
}

/** A sentence that stays where it matters: an error of a dialog, a list that is out of date. */
export function InlineNote({ kind, children }: InlineNoteProps) {
  const Icon = icons[kind]
  return (
    <div className="cc-note" data-kind={kind} role={kind === "bad" ? "alert" : "status"}>
      <Icon size={16} aria-hidden />
      <div>{children}</div>
    </div>
  )
}
