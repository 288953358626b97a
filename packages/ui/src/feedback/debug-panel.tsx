import { controlMessages } from "@command-center/domain/message/control-messages"
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

/** The raw data of a page, folded until asked for; the browser's own search finds what is in it, and opens it. */
export function DebugPanel({ title, note, data }: DebugPanelProps) {
  return (
    <details className="cc-debug">
      <summary>{title}</summary>
      <p className="cc-debug-note">{note}</p>
      <pre className="cc-code" {...focusStop}>
        {pretty(data)}
      </pre>
    </details>
  )
}
