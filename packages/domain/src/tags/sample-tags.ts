import { changedTags } from "./tag-changes.ts"
import { noTags, type TaggedUtg, type Tags } from "./tags.ts"

/** Tags of these UTGs, as they are kept. */
export const sampleTags = (
  of: Readonly<Record<number, ReadonlyArray<string>>>,
  nicknames: Readonly<Record<number, string>> = {}
): Tags => {
  const tagged = Object.entries(of).map(
    ([id, tags]): TaggedUtg => ({ id: Number(id), nickname: nicknames[Number(id)] ?? `utg-${id}`, tags })
  )
  return changedTags(noTags, { kind: "merge", tagged }).tags
}
