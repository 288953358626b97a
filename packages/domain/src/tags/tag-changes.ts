import { isSameTag, tagKey, tagLimits, tagText } from "./tag.ts"
import { hasTag, type TaggedUtg, type Tags, type TagTarget, tagsByKey } from "./tags.ts"

/** What the user wants of the tags, made to what the browser has by then: another tab may have changed it. */
export type TagChange =
  | {
      readonly kind: "assign"
      readonly utgs: ReadonlyArray<TagTarget>
      readonly add: ReadonlyArray<string>
      readonly remove: ReadonlyArray<string>
    }
  | { readonly kind: "rename"; readonly tag: string; readonly name: string }
  | { readonly kind: "delete"; readonly tag: string }
  | { readonly kind: "merge"; readonly tagged: ReadonlyArray<TaggedUtg> }

/** A tag that has another name: as it was called, and as its name is written now. */
export interface RenamedTag {
  readonly tag: string
  readonly name: string
}

/** What came of a change, counted in UTGs: of one tag. */
export interface TagResult {
  readonly tag: string
  readonly put: number
  readonly taken: number
  /** They had it already. */
  readonly had: number
  /** They could get no more tags, or no more UTGs or tags can be kept. */
  readonly refused: number
}

export interface ChangedTags {
  readonly tags: Tags
  readonly results: ReadonlyArray<TagResult>
}

const nothing = { put: 0, taken: 0, had: 0, refused: 0 }

/** Tags that are being changed, and what comes of it. */
const changing = (before: Tags) => {
  const tags = new Map(before)
  const writings = new Map(Array.from(tagsByKey(before), ([key, { tag }]) => [key, tag]))
  const results = new Map<string, TagResult>()

  const count = (tag: string, what: keyof typeof nothing): void => {
    const key = tagKey(tag)
    const result = results.get(key) ?? { tag: writings.get(key) ?? tagText(tag), ...nothing }
    results.set(key, { ...result, [what]: result[what] + 1 })
  }

  const keep = (utg: TaggedUtg): void => {
    if (utg.tags.length === 0) tags.delete(utg.id)
    else tags.set(utg.id, utg)
  }

  /** As the tag was first written; null where there are too many already. */
  const writingOf = (tag: string): string | null => {
    const key = tagKey(tag)
    const known = writings.get(key)
    if (known !== undefined || writings.size >= tagLimits.tags) return known ?? null
    const written = tagText(tag)
    writings.set(key, written)
    return written
  }

  const had = ({ id, nickname }: TagTarget): TaggedUtg => ({
    id,
    nickname: nickname === "" ? (tags.get(id)?.nickname ?? "") : nickname,
    tags: tags.get(id)?.tags ?? []
  })

  return {
    put: (target: TagTarget, tag: string): void => {
      const utg = had(target)
      if (hasTag(utg.tags, tag)) return count(tag, "had")
      const hasRoom = utg.tags.length < tagLimits.perUtg && (utg.tags.length > 0 || tags.size < tagLimits.utgs)
      const writing = hasRoom ? writingOf(tag) : null
      count(tag, writing === null ? "refused" : "put")
      if (writing !== null) keep({ ...utg, tags: [...utg.tags, writing] })
    },
    take: (target: TagTarget, tag: string): void => {
      const utg = had(target)
      if (!hasTag(utg.tags, tag)) return
      count(tag, "taken")
      keep({ ...utg, tags: utg.tags.filter((each) => !isSameTag(each, tag)) })
    },
    /** In its place among the others; a UTG that has both has one. */
    rename: (utg: TaggedUtg, tag: string, name: string): void => {
      const renamed = utg.tags.map((each) => (isSameTag(each, tag) ? name : each))
      count(name, "put")
      keep({ ...utg, tags: renamed.filter((each, at) => !hasTag(renamed.slice(0, at), each)) })
    },
    done: (): ChangedTags => ({ tags, results: [...results.values()] })
  }
}

/** What a tag that is renamed is called: as a tag of that name is written already, unless it is the same tag. */
export const renamedTo = (tags: Tags, tag: string, name: string): string =>
  isSameTag(tag, name) ? tagText(name) : (tagsByKey(tags).get(tagKey(name))?.tag ?? tagText(name))

/** The tag that a change gave another name, as `tags` have it since; null where it was no renaming. */
export const renamedBy = (change: TagChange, tags: Tags): RenamedTag | null => {
  if (change.kind !== "rename") return null
  return { tag: change.tag, name: tagsByKey(tags).get(tagKey(change.name))?.tag ?? tagText(change.name) }
}

/** The tags after a change, and what came of it. */
export const changedTags = (tags: Tags, change: TagChange): ChangedTags => {
  const next = changing(tags)
  switch (change.kind) {
    case "assign":
      for (const utg of change.utgs) {
        for (const tag of change.remove) next.take(utg, tag)
        for (const tag of change.add) next.put(utg, tag)
      }
      return next.done()
    case "rename": {
      const name = renamedTo(tags, change.tag, change.name)
      for (const utg of tags.values()) if (hasTag(utg.tags, change.tag)) next.rename(utg, change.tag, name)
      return next.done()
    }
    case "delete":
      for (const utg of tags.values()) next.take(utg, change.tag)
      return next.done()
    case "merge":
      for (const utg of change.tagged) for (const tag of utg.tags) next.put(utg, tag)
      return next.done()
  }
}

/** What puts a tag back on the UTGs from which it is deleted. */
export const undoOfDelete = (utgs: ReadonlyArray<TagTarget>, tag: string): TagChange => ({
  kind: "assign",
  utgs: utgs.map(({ id, nickname }) => ({ id, nickname })),
  add: [tag],
  remove: []
})
