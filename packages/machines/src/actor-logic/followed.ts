import { rolloutPageMessages } from "@command-center/domain/rollout/rollout-page-messages"
import type { Failure } from "./failure.ts"

/** What is known of a stream that tells changes. */
export interface Followed {
  /** Changes arrive as they happen. */
  readonly isLive: boolean
  /** Why they do not. */
  readonly followError: Failure | null
  /** The last change that arrived: what is missed follows it. */
  readonly lastChange: string | null
}

/** How what is shown is kept up to date; null before that is known. */
export const freshness = ({ isLive, followError }: Followed): string | null => {
  if (isLive) return rolloutPageMessages.live
  return followError === null ? null : rolloutPageMessages.notLive(followError.sentence)
}
