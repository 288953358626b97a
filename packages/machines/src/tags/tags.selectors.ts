import { isSameTag, tagText } from "@command-center/domain/tags/tag"
import { renamedTo } from "@command-center/domain/tags/tag-changes"
import { tagIssue } from "@command-center/domain/tags/tag-issue"
import { type KnownTag, knownTags, tagShares } from "@command-center/domain/tags/tags"
import { tagMessages } from "@command-center/domain/tags/tags-messages"
import type { SnapshotFrom } from "xstate"
import { addingIssue, canRename, chosen, hasChosen } from "./tags.changes.ts"
import type { tagsMachine } from "./tags.machine.ts"

type Snapshot = SnapshotFrom<typeof tagsMachine>

export const selectContext = (s: Snapshot) => s.context
export const selectTags = (s: Snapshot) => s.context.tags
export const selectIsReading = (s: Snapshot): boolean => s.matches("reading")
export const selectIsBusy = (s: Snapshot): boolean => s.hasTag("busy")
export const selectRefusal = (s: Snapshot) => s.context.refusal

/** Why the tags are not there; null while they are, or on their way. */
export const selectTrouble = (s: Snapshot): string | null => {
  if (s.matches("unreadable")) return tagMessages.unreadable
  return s.matches("crashed") ? tagMessages.crashed : null
}

export const selectTyped =
  (id: number) =>
  ({ context: { typed, typedFor } }: Snapshot): string =>
    typedFor === id ? typed : ""

/** Why what is typed for a UTG cannot be its tag; null where it can, and while nothing is typed. */
export const selectTypedIssue =
  (id: number) =>
  (s: Snapshot): string | null => {
    const typed = selectTyped(id)(s)
    if (tagText(typed) === "" || s.matches({ known: "keeping" })) return null
    return addingIssue(s.context, { utg: { id, nickname: "" }, tag: typed })
  }

/** The dialog that is open, by what it shows; null where none is. */
export type TagsDialog =
  | "listing"
  | "renaming"
  | "deleting"
  | "discarding"
  | "working"
  | "reported"
  | "choosing"
  | "told"

const phases = ["listing", "renaming", "deleting", "discarding", "reported"] as const

export const selectDialog = (s: Snapshot): TagsDialog | null => {
  if (s.matches({ known: { tagging: "told" } })) return "told"
  if (s.matches({ known: "tagging" })) return "choosing"
  if (!s.matches({ known: "managing" })) return null
  return phases.find((phase) => s.matches({ known: { managing: phase } })) ?? "working"
}

/** What is said where what was typed or chosen is to be given up; null while nothing is asked. */
export const selectUnsaved = (s: Snapshot): string | null => {
  if (s.matches({ known: { tagging: "leaving" } })) return tagMessages.many.unsaved
  return s.matches({ known: { managing: { renaming: "leaving" } } }) ? tagMessages.manager.unrenamed : null
}

/** A tag as the dialog for many shows it: what it is now, and what it will be. */
export interface ChoosableTag extends KnownTag {
  readonly state: "on" | "off" | "some"
  readonly isChanged: boolean
}

export const choosableTags = (context: Snapshot["context"]): ReadonlyArray<ChoosableTag> => {
  const { tags, targets, choices, created } = context
  const shares = tagShares(
    tags,
    targets.map(({ id }) => id)
  )
  const fresh = created.filter((tag) => shares.every((each) => !isSameTag(each.tag, tag)))
  return [...fresh.map((tag) => ({ tag, count: 0 })), ...shares].map(({ tag, count }) => {
    const choice = choices.find((each) => isSameTag(each.tag, tag))
    const isOn = choice?.isOn ?? count === targets.length
    return {
      tag,
      count,
      state: isOn ? "on" : choice === undefined && count > 0 ? "some" : "off",
      isChanged: choice !== undefined
    }
  })
}

/** What saving the choices will do; empty while nothing is chosen. */
export const selectConsequence = ({ context }: Snapshot): string => {
  const { tags, targets } = context
  const choices = chosen(context)
  const shares = tagShares(
    tags,
    targets.map(({ id }) => id)
  )
  const shareOf = (tag: string): number => shares.find((each) => isSameTag(each.tag, tag))?.count ?? 0
  const of = (isOn: boolean) => choices.filter((each) => each.isOn === isOn)
  return tagMessages.many.will(
    of(true).map(({ tag }) => ({ tag, count: targets.length - shareOf(tag) })),
    of(false).map(({ tag }) => ({ tag, count: shareOf(tag) }))
  )
}

export const selectCanSave = ({ context }: Snapshot): boolean => hasChosen(context)

/** Why the typed new tag cannot be one; null where it can, and while nothing is typed. */
export const selectNewTagIssue = ({ context: { newTag } }: Snapshot): string | null =>
  tagText(newTag) === "" ? null : tagIssue(newTag)

export const selectKnown = ({ context }: Snapshot) => knownTags(context.tags)

/** Why the typed name cannot be taken; null where it can, and while nothing is typed. */
export const selectNameIssue = ({ context: { newName } }: Snapshot): string | null =>
  tagText(newName) === "" ? null : tagIssue(newName)

/** What is to be known of the name before it is taken: another tag has it. */
export const selectNameHint = ({ context: { tags, aimed, newName } }: Snapshot): string | null => {
  if (tagIssue(newName) !== null || isSameTag(aimed, newName)) return null
  const name = renamedTo(tags, aimed, newName)
  return knownTags(tags).some(({ tag }) => tag === name) ? tagMessages.manager.joins(name) : null
}

export const selectCanRename = ({ context }: Snapshot): boolean => canRename(context)

/** What is asked before a tag is deleted. */
export const selectQuestion = ({ context: { tags, aimed } }: Snapshot): string =>
  tagMessages.manager.delete(aimed, knownTags(tags).find(({ tag }) => tag === aimed)?.count ?? 0)
