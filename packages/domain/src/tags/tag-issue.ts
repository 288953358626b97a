import { tagLimits, tagText } from "./tag.ts"
import { tagMessages } from "./tags-messages.ts"

/** Why a typed text cannot be a tag; null where it can. */
export const tagIssue = (typed: string): string | null => {
  const tag = tagText(typed)
  if (tag === "") return tagMessages.blank
  if (Array.from(tag).length > tagLimits.tag) return tagMessages.tooLong(tagLimits.tag)
  return tag.includes(",") ? tagMessages.comma : null
}
