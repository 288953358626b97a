import type { TagResult } from "./tag-changes.ts"
import { tagMessages } from "./tags-messages.ts"

const { many } = tagMessages

const sentences = ({ tag, put, taken, had, refused }: TagResult): ReadonlyArray<string> => [
  ...(put > 0 ? [many.put(tag, put)] : []),
  ...(taken > 0 ? [many.taken(tag, taken)] : []),
  ...(had > 0 ? [many.hadIt(tag, had)] : []),
  ...(refused > 0 ? [many.refused(tag, refused)] : [])
]

/** A line of what came of a change. */
interface OutcomeLine {
  readonly text: string
  readonly kind: "done" | "refused"
}

/** Tags that are told of one by one. */
const mostTold = 100

/** What came of a change, tag by tag; it is never nothing. */
export const outcomeLines = (results: ReadonlyArray<TagResult>): ReadonlyArray<OutcomeLine> => {
  const lines = results.slice(0, mostTold).flatMap((result) =>
    sentences(result).map(
      (text): OutcomeLine => ({
        text,
        kind: result.refused > 0 && text === many.refused(result.tag, result.refused) ? "refused" : "done"
      })
    )
  )
  const more = results.length - mostTold
  if (more > 0) return [...lines, { text: tagMessages.manager.more(more), kind: "done" }]
  return lines.length === 0 ? [{ text: many.unchanged, kind: "done" }] : lines
}
