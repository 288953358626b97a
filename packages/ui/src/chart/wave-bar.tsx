export interface BarPart {
  readonly key: string
  readonly name: string
  readonly count: number
  readonly tone: "good" | "warn" | "bad" | "info" | "idle" | "busy"
}

export interface WaveBarProps {
  /** What the bar is of, in words: it is one picture. */
  readonly label: string
  readonly total: number
  readonly parts: ReadonlyArray<BarPart>
}

/** A bar that fills, part by part; what is missing to the total stays empty. */
export function WaveBar({ label, total, parts }: WaveBarProps) {
  const told = parts.filter(({ count }) => count > 0)
  const text = [label, ...told.map(({ name, count }) => `${name}: ${count}`)].join(", ")
  return (
    <span className="cc-wave-bar" role="img" aria-label={text} data-tip={text}>
      {told.map(({ key, count, tone }) => (
        <span key={key} data-tone={tone} style={{ width: `${total === 0 ? 0 : (count / total) * 100}%` }} />
      ))}
    </span>
  )
}
