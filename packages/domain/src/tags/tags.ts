import { memoizedByObject } from "../memoized/memoized.ts"
import { isSameTag, tagKey } from "./tag.ts"

/** A UTG, by what it was called when it was last tagged: tags are kept apart from the services, which know its name. */
export interface TagTarget {
  readonly id: number
  readonly nickname: string
}

export interface TaggedUtg extends TagTarget {
  /** At least one. */
  readonly tags: ReadonlyArray<string>
}

/** The tags that a user has given, by the UTGs' ids: a tag is there as long as a UTG has it. */
export type Tags = ReadonlyMap<number, TaggedUtg>

export const noTags: Tags = new Map()

/** A tag, and how many UTGs have it. */
export interface KnownTag {
  readonly tag: string
  readonly count: number
}

export const tagsOf = (tags: Tags, id: number): ReadonlyArray<string> => tags.get(id)?.tags ?? []

export const hasTag = (of: ReadonlyArray<string>, tag: string): boolean => of.some((each) => isSameTag(each, tag))

const counted = (tags: Tags): ReadonlyMap<string, KnownTag> => {
  const known = new Map<string, KnownTag>()
  for (const utg of tags.values())
    for (const tag of utg.tags) {
      const key = tagKey(tag)
      const before = known.get(key)
      known.set(key, { tag: before?.tag ?? tag, count: (before?.count ?? 0) + 1 })
    }
  return known
}

/** Every tag once, by what it is told from others. */
export const tagsByKey = memoizedByObject(counted)

/** Where an accent belongs to its letter. */
const alphabet = new Intl.Collator("en")

/** Every tag once, in the order of the alphabet. */
export const knownTags = memoizedByObject(
  (tags: Tags): ReadonlyArray<KnownTag> =>
    [...tagsByKey(tags)].toSorted(([one], [other]) => alphabet.compare(one, other)).map(([, known]) => known)
)

/** The UTGs that have a tag. */
export const utgsWith = (tags: Tags, tag: string): ReadonlyArray<TaggedUtg> =>
  [...tags.values()].filter((utg) => hasTag(utg.tags, tag))

/** By id, what a list is narrowed by; the same object for the same tags. */
export const tagLabels = memoizedByObject(
  (tags: Tags): ReadonlyMap<number, ReadonlyArray<string>> =>
    new Map(Array.from(tags.values(), (utg) => [utg.id, utg.tags]))
)

/** Suggestions that are shown at once. */
const mostSuggested = 50

/** Tags that a UTG may get next, those that begin with what is typed first; one that it has is none. */
export const suggestedTags = (tags: Tags, had: ReadonlyArray<string>, typed: string): ReadonlyArray<KnownTag> => {
  const sought = tagKey(typed)
  const found = knownTags(tags).filter(({ tag }) => tagKey(tag).includes(sought) && !hasTag(had, tag))
  const begins = found.filter(({ tag }) => tagKey(tag).startsWith(sought))
  return [...begins, ...found.filter((each) => !begins.includes(each))].slice(0, mostSuggested)
}

/** How many of some UTGs have each tag; every tag that there is, in order. */
export const tagShares = (tags: Tags, ids: ReadonlyArray<number>): ReadonlyArray<KnownTag> => {
  const shares = new Map<string, number>()
  for (const id of ids)
    for (const tag of tagsOf(tags, id)) {
      const key = tagKey(tag)
      shares.set(key, (shares.get(key) ?? 0) + 1)
    }
  return knownTags(tags).map(({ tag }) => ({ tag, count: shares.get(tagKey(tag)) ?? 0 }))
}
