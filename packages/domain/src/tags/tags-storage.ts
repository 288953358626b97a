import { isJsonObject } from "../json/json-field.ts"
import { readTagged } from "./read-tagged.ts"
import { tagLimits } from "./tag.ts"
import { changedTags } from "./tag-changes.ts"
import { noTags, type TaggedUtg, type Tags } from "./tags.ts"

/** Written along, so that a later form can tell this one. */
export const tagsVersion = 1

/** What the browser keeps for one user. */
interface StoredTags {
  readonly version: typeof tagsVersion
  readonly utgs: ReadonlyArray<TaggedUtg>
}

/** Tags as they were stored, and the parts that were set aside, for one notice. */
export interface ReadTags {
  readonly tags: Tags
  /** Names of parts, never their values. */
  readonly ignored: ReadonlyArray<string>
}

export const tagsToStore = (tags: Tags): StoredTags => ({ version: tagsVersion, utgs: [...tags.values()] })

/** UTGs that are looked at: of a hostile storage no more. */
const mostRead = tagLimits.utgs * 2

/** The tags of what the browser kept. Never throws: what is broken or of another version is set aside and named. */
export const readStoredTags = (stored: unknown): ReadTags => {
  if (stored === undefined || stored === null) return { tags: noTags, ignored: [] }
  if (!isJsonObject(stored)) return { tags: noTags, ignored: ["tags"] }
  if (stored["version"] !== tagsVersion) return { tags: noTags, ignored: ["version"] }
  const { utgs } = stored
  if (!Array.isArray(utgs)) return { tags: noTags, ignored: ["utgs"] }
  const { tagged, problems } = readTagged(utgs.slice(0, mostRead))
  const { tags, results } = changedTags(noTags, { kind: "merge", tagged })
  const isMore = utgs.length > mostRead || results.some(({ refused }) => refused > 0)
  return { tags, ignored: [...problems.map(({ place }) => place), ...(isMore ? ["utgs"] : [])] }
}
