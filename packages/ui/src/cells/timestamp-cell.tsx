export interface TimestampCellProps {
  /** ISO instant; null shows nothing. */
  readonly iso: string | null
  readonly local: string
  /** The same instant as UTC text, in the tooltip. */
  readonly utc: string
}

export function TimestampCell({ iso, local, utc }: TimestampCellProps) {
  if (iso === null) return null
  return (
    <time className="cc-time" dateTime={iso} data-tip={utc} data-tip-kind="timestamp">
      {local}
    </time>
  )
}
