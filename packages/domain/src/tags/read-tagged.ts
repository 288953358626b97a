import { Result, Schema } from "effect"
import { tagLimits, tagText } from "./tag.ts"
import { tagIssue } from "./tag-issue.ts"
import { hasTag, type TaggedUtg } from "./tags.ts"
import { tagMessages } from "./tags-messages.ts"

/** What of a file or of the browser's storage could not be read: where it stands, and what to do about it. */
export interface TagProblem {
  /** Never its value. */
  readonly place: string
  readonly text: string
}

export interface ReadTagged {
  readonly tagged: ReadonlyArray<TaggedUtg>
  readonly problems: ReadonlyArray<TagProblem>
}

/** A UTG as it is kept and written into files. */
const Entry = Schema.Struct({
  id: Schema.Number,
  nickname: Schema.String,
  tags: Schema.Array(Schema.Unknown)
})

const decoded = Schema.decodeUnknownResult(Entry)

/** The id that a text means; null where it means none. */
export const utgIdOf = (text: string): number | null => {
  const id = /^\d{1,15}$/u.test(text) ? Number(text) : 0
  return id > 0 ? id : null
}

/** The tags among these that can be kept, each once, and what is wrong with the others. */
export const readTags = (
  given: ReadonlyArray<unknown>,
  place: (index: number) => string
): { readonly tags: ReadonlyArray<string>; readonly problems: ReadonlyArray<TagProblem> } => {
  const tags: Array<string> = []
  const problems: Array<TagProblem> = []
  for (const [index, value] of given.entries()) {
    const issue = typeof value === "string" ? tagIssue(value) : tagMessages.file.noTag
    const isFull = issue === null && tags.length >= tagLimits.perUtg
    if (issue !== null || isFull) {
      problems.push({ place: place(index), text: issue ?? tagMessages.full(tagLimits.perUtg) })
      // One more than fits says enough.
      if (isFull) break
    } else if (typeof value === "string" && !hasTag(tags, value)) tags.push(tagText(value))
  }
  return { tags, problems }
}

/** UTGs with their tags out of what may be anything: piece by piece, so that what is broken takes nothing else with it. */
export const readTagged = (values: ReadonlyArray<unknown>): ReadTagged => {
  const tagged: Array<TaggedUtg> = []
  const problems: Array<TagProblem> = []
  for (const [index, value] of values.entries()) {
    const place = `utgs[${index}]`
    const entry = decoded(value)
    const id = Result.isSuccess(entry) ? utgIdOf(String(entry.success.id)) : null
    if (Result.isFailure(entry) || id === null) {
      problems.push({ place, text: tagMessages.file.noUtg })
      continue
    }
    const read = readTags(entry.success.tags, (at) => `${place}.tags[${at}]`)
    // A file may have more of them than a call can have arguments.
    for (const problem of read.problems) problems.push(problem)
    const nickname = tagText(entry.success.nickname).slice(0, tagLimits.nickname)
    if (read.tags.length > 0) tagged.push({ id, nickname, tags: read.tags })
  }
  return { tagged, problems }
}
