import { controlMessages } from "@command-center/domain/message/control-messages"
import { useState } from "react"
import { focusStop } from "../layout/focus-stop.tsx"

export interface DebugPanelProps {
  readonly title: string
  /** What it is. */
  readonly note: string
  /** Shown as it is: whoever passes it masks secrets first. */
  readonly data: unknown
}

const limit = 1_000_000

const pretty = (data: unknown): string => {
  const text = JSON.stringify(data, null, 2) ?? String(data)
  return text.length > limit
    ? `${text.slice(0, limit)}\n… ${controlMessages.moreCharacters(text.length - limit)}`
    : text
}

/** The raw data of a page, folded until asked for. */
export function DebugPanel({ title, note, data }: DebugPanelProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="cc-debug" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{title}</summary>
      <p className="cc-debug-note">{note}</p>
      <pre className="cc-code" {...focusStop}>
        {isOpen && pretty(data)}
      </pre>
    </details>
  )
}
