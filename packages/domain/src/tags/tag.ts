import { folded, oneLine } from "../message/one-line.ts"
import { tagMessages } from "./tags-messages.ts"

/** Characters of a tag and of a nickname, tags of one UTG, different tags, and UTGs that have any. */
export const tagLimits = { tag: 40, nickname: 200, perUtg: 20, tags: 1000, utgs: 50_000 } as const

/** A tag as it is kept: a short text of one line. */
export const tagText = oneLine

/** By what a tag is told from others: letter case does not count. */
export const tagKey = folded

export const isSameTag = (one: string, other: string): boolean => tagKey(one) === tagKey(other)

/** Why a typed text cannot be a tag; null where it can. */
export const tagIssue = (typed: string): string | null => {
  const tag = tagText(typed)
  if (tag === "") return tagMessages.blank
  if (Array.from(tag).length > tagLimits.tag) return tagMessages.tooLong(tagLimits.tag)
  return tag.includes(",") ? tagMessages.comma : null
}
