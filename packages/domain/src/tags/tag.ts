import { folded, oneLine } from "../message/one-line.ts"

/** Characters of a tag and of a nickname, tags of one UTG, different tags, and UTGs that have any. */
export const tagLimits = { tag: 40, nickname: 200, perUtg: 20, tags: 1000, utgs: 50_000 } as const

/** A tag as it is kept: a short text of one line. */
export const tagText = oneLine

/** By what a tag is told from others: letter case does not count. */
export const tagKey = folded

export const isSameTag = (one: string, other: string): boolean => tagKey(one) === tagKey(other)
