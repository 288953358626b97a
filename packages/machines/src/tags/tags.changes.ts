import { isSameTag, tagKey, tagLimits, tagText } from "@command-center/domain/tags/tag"
import { type ChangedTags, type TagChange, undoOfDelete } from "@command-center/domain/tags/tag-changes"
import { tagIssue } from "@command-center/domain/tags/tag-issue"
import {
  hasTag,
  knownTags,
  noTags,
  type Tags,
  tagShares,
  tagsByKey,
  tagsOf,
  utgsWith
} from "@command-center/domain/tags/tags"
import { readTagsFile } from "@command-center/domain/tags/tags-file"
import { tagMessages } from "@command-center/domain/tags/tags-messages"
import { Result } from "effect"
import type { FileOutcome, KeepOutcome, KeptTags, TagChoice, TagOnUtg, TagsContext } from "./tags.types.ts"

type Context = TagsContext
type Change = Partial<Context>

const nothingRead = { tagged: [], problems: [] } as const

export const emptyContext: Context = {
  tags: noTags,
  aside: null,
  wanted: null,
  changes: [],
  typed: "",
  typedFor: null,
  refusal: null,
  targets: [],
  choices: [],
  created: [],
  newTag: "",
  results: [],
  aimed: "",
  newName: "",
  deleted: null,
  file: null,
  read: nothingRead,
  imported: null
}

export const setRead = ({ tags, aside }: KeptTags): Change => ({ tags, aside })

export const kept = (outcome: KeepOutcome): Change =>
  Result.isSuccess(outcome) ? { tags: outcome.success.tags, refusal: null } : { refusal: tagMessages.notKept }

/** What came of a change that was kept. */
export const resultsOf = (outcome: KeepOutcome): ChangedTags["results"] =>
  Result.isSuccess(outcome) ? outcome.success.results : []

/** Why a UTG cannot get a tag; null where it can. */
export const addingIssue = ({ tags }: Pick<Context, "tags">, { utg, tag }: TagOnUtg): string | null => {
  const had = tagsOf(tags, utg.id)
  if (hasTag(had, tag)) return tagMessages.had(tagText(tag))
  return tagIssue(tag) ?? (had.length >= tagLimits.perUtg ? tagMessages.full(tagLimits.perUtg) : null)
}

const assign = ({ utg, tag }: TagOnUtg, isOn: boolean): TagChange => ({
  kind: "assign",
  utgs: [utg],
  add: isOn ? [tag] : [],
  remove: isOn ? [] : [tag]
})

/** The next tag can be typed at once. */
export const adding = ({ changes }: Context, on: TagOnUtg): Change => ({
  changes: [...changes, assign(on, true)],
  typed: "",
  typedFor: null,
  refusal: null
})

export const removing = ({ changes }: Context, on: TagOnUtg): Change => ({
  changes: [...changes, assign(on, false)],
  refusal: null
})

const nothing: TagChange = { kind: "assign", utgs: [], add: [], remove: [] }

export const firstChange = ({ changes }: Context): TagChange => changes[0] ?? nothing

export const firstKept = (context: Context, outcome: KeepOutcome): Change => ({
  ...kept(outcome),
  changes: context.changes.slice(1)
})

/** A tag that could not be kept stands in its field again, unless another is typed there; those after it are not made to tags that are others than was seen. */
export const refused = (context: Context): Change => {
  const change = firstChange(context)
  const [utg] = change.kind === "assign" ? change.utgs : []
  const [tag] = change.kind === "assign" ? change.add : []
  const isBack = context.typed === "" && utg !== undefined && tag !== undefined
  return { changes: [], refusal: tagMessages.notKept, ...(isBack ? { typed: tag, typedFor: utg.id } : {}) }
}

const shareOf = ({ tags, targets }: Context, tag: string): number =>
  tagShares(
    tags,
    targets.map(({ id }) => id)
  ).find((each) => isSameTag(each.tag, tag))?.count ?? 0

/** A box is ticked for all, then cleared for all where some have the tag, then as it was. */
export const toggled = (context: Context, tag: string): Change => {
  const { choices, targets } = context
  const chosen = choices.find((each) => isSameTag(each.tag, tag))
  const others = choices.filter((each) => each !== chosen)
  const share = shareOf(context, tag)
  const choose = (isOn: boolean): Change => ({ choices: [...others, { tag, isOn }] })
  if (chosen === undefined) return choose(share < targets.length)
  return chosen.isOn && share > 0 ? choose(false) : { choices: others }
}

export const canCreate = ({ newTag }: Context): boolean => tagIssue(newTag) === null

const known = ({ tags }: Context): ReadonlyArray<string> => knownTags(tags).map(({ tag }) => tag)

/** What is typed, chosen for all targets; a tag that is known is that tag. */
export const created = (context: Context): Change => {
  const named = [...known(context), ...context.created]
  const tag = named.find((each) => isSameTag(each, context.newTag)) ?? tagText(context.newTag)
  return {
    newTag: "",
    created: named.includes(tag) ? context.created : [...context.created, tag],
    choices: [...context.choices.filter((each) => !isSameTag(each.tag, tag)), { tag, isOn: true }]
  }
}

/** The choices with what is typed and not yet among them. */
export const chosen = (context: Context): ReadonlyArray<TagChoice> =>
  canCreate(context) ? (created(context).choices ?? context.choices) : context.choices

export const hasChosen = (context: Context): boolean =>
  chosen(context).length > 0 && (context.newTag.trim() === "" || canCreate(context))

export const isUntouched = ({ choices, newTag }: Context): boolean => choices.length === 0 && newTag === ""

const chosenTags = (context: Context, isOn: boolean): ReadonlyArray<string> =>
  chosen(context).flatMap((each) => (each.isOn === isOn ? [each.tag] : []))

export const manyChange = (context: Context): TagChange => ({
  kind: "assign",
  utgs: context.targets,
  add: chosenTags(context, true),
  remove: chosenTags(context, false)
})

export const renaming = ({ aimed, newName }: Context): TagChange => ({ kind: "rename", tag: aimed, name: newName })

export const canRename = ({ aimed, newName }: Context): boolean =>
  tagIssue(newName) === null && tagText(newName) !== aimed

export const deleting = ({ aimed }: Context): TagChange => ({ kind: "delete", tag: aimed })

export const setDeleted = ({ tags, aimed }: Context): Change => ({
  deleted: { tag: aimed, utgs: utgsWith(tags, aimed) },
  refusal: null
})

/** The tags as another tab has made them; a deleted tag that is there again is not undone into it. */
export const told = ({ tags: before, deleted }: Context, tags: Tags): Change => {
  const isThere = (of: Tags): boolean => deleted !== null && tagsByKey(of).has(tagKey(deleted.tag))
  return isThere(tags) && !isThere(before) ? { tags, deleted: null } : { tags }
}

export const undoing = ({ deleted }: Context): TagChange =>
  deleted === null ? nothing : undoOfDelete(deleted.utgs, deleted.tag)

export const fileRead = (outcome: FileOutcome): Change => {
  const read = Result.flatMap(
    Result.mapError(outcome, () => tagMessages.file.unreadable),
    readTagsFile
  )
  return {
    file: null,
    read: Result.isSuccess(read) ? read.success : nothingRead,
    imported: Result.isSuccess(read) ? null : Result.fail(read.failure)
  }
}

export const isTagsFile = (outcome: FileOutcome): boolean =>
  Result.isSuccess(outcome) && Result.isSuccess(readTagsFile(outcome.success))

export const merging = ({ read }: Context): TagChange => ({ kind: "merge", tagged: read.tagged })

export const setImported = ({ read }: Context, outcome: KeepOutcome): Change => ({
  read: nothingRead,
  imported: Result.isSuccess(outcome)
    ? Result.succeed({ problems: read.problems, results: outcome.success.results })
    : Result.fail(tagMessages.notKept)
})
