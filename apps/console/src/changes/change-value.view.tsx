import { reviewMessages } from "@command-center/domain/message/review-messages"
import { Button } from "@command-center/ui/fields/button"
import { useState } from "react"

export interface ChangeValueProps {
  /** Null where nothing is set. */
  readonly text: string | null
  /** What stands there for nothing. */
  readonly nothing?: string
}

/** Longer values are cut until they are asked for: characters, lines. */
const [longest, mostLines] = [400, 10]

const startOf = (text: string): string => {
  const lines = text.split("\n")
  return lines.slice(0, mostLines).join("\n").slice(0, longest)
}

function LongValue({ text, start }: { readonly text: string; readonly start: string }) {
  const [isWhole, setWhole] = useState(false)
  return (
    <>
      <span className="cc-change-value">{isWhole ? text : `${start}…`}</span>
      <Button size="xs" variant="ghost" colorPalette="gray" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? reviewMessages.less : reviewMessages.all}
      </Button>
    </>
  )
}

/** One value of a setting as it stands in a comparison. */
export function ChangeValue({ text, nothing = reviewMessages.notSet }: ChangeValueProps) {
  if (text === null) return <span className="cc-none">{nothing}</span>
  if (text === "") return <span className="cc-none">{reviewMessages.empty}</span>
  const start = startOf(text)
  return start === text ? <span className="cc-change-value">{text}</span> : <LongValue text={text} start={start} />
}
