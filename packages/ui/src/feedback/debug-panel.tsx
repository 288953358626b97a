import { focusStop } from "../layout/focus-stop.tsx"

export interface DebugPanelProps {
  readonly title: string
  /** Shown as it is: whoever passes it masks secrets first. */
  readonly data: unknown
}

const limit = 100_000

const pretty = (data: unknown): string => {
  const text = JSON.stringify(data, null, 2) ?? String(data)
  return text.length > limit ? `${text.slice(0, limit)}\n… ${text.length - limit} more characters` : text
}

/** The raw data of a page, folded until asked for. */
export function DebugPanel({ title, data }: DebugPanelProps) {
  return (
    <details className="cc-debug">
      <summary>{title}</summary>
      <pre className="cc-code" {...focusStop}>
        {pretty(data)}
      </pre>
    </details>
  )
}
