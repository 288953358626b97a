import { editOf, type UtgComponent, type UtgEdit } from "./utg-component.ts"

/** A field that was changed here and on the service, to something else. */
interface UtgCollision {
  readonly field: keyof UtgEdit
  readonly mine: string
  readonly theirs: string
}

/** What was typed, on top of what the service has now. */
export interface RebasedUtgEdit {
  /** With what was typed where both were changed. */
  readonly mine: UtgEdit
  /** With what the service has where both were changed. */
  readonly theirs: UtgEdit
  readonly collisions: ReadonlyArray<UtgCollision>
}

const fields = ["nickname", "merchant", "location", "lane", "fileId"] as const

const isSame = (one: string, other: string): boolean => one.trim() === other.trim()

/**
 * The edit of a component that was changed elsewhere since it was read: a field that was left alone is as the service
 * has it now, one that was changed stays; those that were changed on both sides are named.
 */
export const rebasedUtgEdit = (before: UtgComponent, edit: UtgEdit, now: UtgComponent): RebasedUtgEdit => {
  const [was, theirs] = [editOf(before), editOf(now)]
  const isMine = (field: keyof UtgEdit): boolean => !isSame(edit[field], was[field])
  const collisions = fields
    .filter((field) => isMine(field) && !isSame(theirs[field], was[field]) && !isSame(theirs[field], edit[field]))
    .map((field) => ({ field, mine: edit[field].trim(), theirs: theirs[field] }))
  const mine = { ...theirs, ...Object.fromEntries(fields.filter(isMine).map((field) => [field, edit[field]])) }
  return {
    mine,
    theirs: { ...mine, ...Object.fromEntries(collisions.map(({ field }) => [field, theirs[field]])) },
    collisions
  }
}
