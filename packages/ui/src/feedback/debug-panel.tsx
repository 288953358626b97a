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
      {/* Focusable, so that the keyboard can scroll it. */}
      <pre className="cc-code" tabIndex={0}>
        {pretty(data)}
      </pre>
    </details>
  )
}
