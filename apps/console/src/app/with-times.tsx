import { displayUtc, type TimeText } from "@command-center/domain/time/display-date"
import { TimestampCell } from "@command-center/ui/cells/timestamp-cell"
import { Fragment } from "react"
import { useTimeText } from "./use-shown-clocks.ts"

interface WithTimesProps {
  /** Makes the sentence with what it is given for each instant. */
  readonly say: (timeText: TimeText) => string
}

/** Between these, which no text has, stands a time in its sentence. */
const [begin, end] = ["\uE000", "\uE001"]

/** A sentence with times in it, each with UTC in its tooltip (document 1 §3). */
export function WithTimes({ say }: WithTimesProps) {
  const timeText = useTimeText()
  // By what is shown: a sentence may say two times that read alike as one.
  const instants = new Map<string, string>()
  const sentence = say((iso) => {
    const shown = timeText(iso)
    if (!instants.has(shown)) instants.set(shown, iso)
    return `${begin}${shown}${end}`
  })
  return sentence.split(begin).map((piece, at) => {
    const [shown = "", text] = piece.split(end)
    const iso = instants.get(shown)
    return (
      <Fragment key={at}>
        {text !== undefined && iso !== undefined && <TimestampCell iso={iso} local={shown} utc={displayUtc(iso)} />}
        {text ?? piece}
      </Fragment>
    )
  })
}
