import { rolloutPageMessages as messages } from "@command-center/domain/rollout/rollout-page-messages"

export interface FreshnessProps {
  /** Null before it is known. */
  readonly text: string | null
}

/** How what is shown is kept up to date. */
export function Freshness({ text }: FreshnessProps) {
  if (text === null) return null
  return (
    <span className="cc-hint cc-freshness" data-is-live={text === messages.live || undefined}>
      {text}
    </span>
  )
}
