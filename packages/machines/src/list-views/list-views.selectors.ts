import {
  isSameName,
  nameIssue,
  renamingIssue,
  type SavedView,
  savingIssue,
  viewName,
  viewNamed
} from "@command-center/domain/rows/saved-views"
import type { SnapshotFrom } from "xstate"
import type { listViewsMachine } from "./list-views.machine.ts"

type Snapshot = SnapshotFrom<typeof listViewsMachine>

/** A view as the dialog shows it. */
export interface ListedView extends SavedView {
  readonly isDefault: boolean
  readonly isInForce: boolean
  /** The list shows something else than the view in force has. */
  readonly isChanged: boolean
}

const isName = (name: string, other: string | null): boolean => other !== null && isSameName(name, other)

export const listedViews = ({ saved, inForce, query }: Snapshot["context"]): ReadonlyArray<ListedView> =>
  saved.views.map((view) => ({
    ...view,
    isDefault: isName(view.name, saved.defaultName),
    isInForce: isName(view.name, inForce),
    isChanged: isName(view.name, inForce) && view.query !== query
  }))

export const selectContext = (s: Snapshot) => s.context
export const selectHasDefault = (s: Snapshot): boolean => s.context.saved.defaultName !== null
export const selectTarget = (s: Snapshot): string => s.context.target
export const selectImported = (s: Snapshot) => s.context.imported

/** What the field of the open form holds. */
export const selectTyped = (s: Snapshot): string => (s.matches("renaming") ? s.context.newName : s.context.name)

/** Why the typed name cannot be taken; null where it can, and while nothing is typed. */
export const selectIssue = (s: Snapshot): string | null => {
  const { saved, target, name, newName, query } = s.context
  if (viewName(selectTyped(s)) === "") return null
  return s.matches("renaming") ? renamingIssue(saved, target, newName) : savingIssue(saved, name, query)
}

export const selectCanSubmit = (s: Snapshot): boolean => nameIssue(selectTyped(s)) === null && selectIssue(s) === null

/** The view that saving would overwrite. */
export const selectTaken = (s: Snapshot): string | null => viewNamed(s.context.saved, s.context.name)?.name ?? null
