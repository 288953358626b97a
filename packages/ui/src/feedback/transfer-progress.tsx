import type { ReactNode } from "react"

export interface TransferProgressProps {
  /** What is under way, read out when it begins. */
  readonly label: string
  /** From 0 to 1; null where nobody knows the end. */
  readonly share: number | null
  /** How far it has come, for the eye alone: it changes too often to be read out. */
  readonly text?: string | undefined
  /** How far it has come, read out: it changes a few times in all. */
  readonly announced?: string | undefined
  /** In a line among other things, as in a toolbar. */
  readonly isInline?: boolean
  /** What calls it off. */
  readonly children?: ReactNode
}

/** A download, an upload or a writing under way: what it is, how far it has come. */
export function TransferProgress(props: TransferProgressProps) {
  const { label, share, text, announced = "", isInline = false, children } = props
  return (
    <div className="cc-transfer" data-inline={isInline || undefined}>
      <div className="cc-wait" role="status">
        <span className="cc-spinner" aria-hidden />
        <span>{label}</span>
        {announced !== "" && <span className="cc-unseen"> {announced}</span>}
      </div>
      {share !== null && <progress className="cc-meter" aria-label={label} max={1} value={share} />}
      {text !== undefined && text !== "" && <span className="cc-transfer-text">{text}</span>}
      {children}
    </div>
  )
}
