import { reviewMessages } from "@command-center/domain/message/review-messages"

export interface ChangeValueProps {
  /** Null where nothing is set. */
  readonly text: string | null
  /** What stands there for nothing. */
  readonly nothing?: string
}

/** One value of a setting as it stands in a comparison. */
export function ChangeValue({ text, nothing = reviewMessages.notSet }: ChangeValueProps) {
  if (text === null) return <span className="cc-none">{nothing}</span>
  if (text === "") return <span className="cc-none">{reviewMessages.empty}</span>
  return <span className="cc-change-value">{text}</span>
}
