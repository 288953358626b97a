import {
  isSameName,
  keepingIssue,
  nameIssue,
  renamingIssue,
  type SavedView,
  savingIssue,
  viewName,
  viewNamed
} from "@command-center/domain/rows/saved-views"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
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
export const selectHasViews = (s: Snapshot): boolean => s.context.saved.views.length > 0
export const selectImported = (s: Snapshot) => s.context.imported

/** What the field of the open form holds. */
export const selectTyped = (s: Snapshot): string => (s.matches("renaming") ? s.context.newName : s.context.name)

/** Why the typed name cannot be taken; null where it can, and while nothing is typed. */
export const selectIssue = (s: Snapshot): string | null => {
  const { saved, target, name, newName } = s.context
  if (viewName(selectTyped(s)) === "") return null
  return s.matches("renaming") ? renamingIssue(saved, target, newName) : savingIssue(saved, name, s.context)
}

/** Why what the list shows cannot be kept in a view; null where it can. */
export const selectKeepingIssue = (s: Snapshot): string | null => keepingIssue(s.context)

export const selectCanSubmit = (s: Snapshot): boolean => nameIssue(selectTyped(s)) === null && selectIssue(s) === null

/** What the dialog shows. */
export type ViewsPhase = "choosing" | "naming" | "renaming" | "replacing" | "deleting" | "reading" | "reported"

export const selectPhase = (s: Snapshot): ViewsPhase => {
  if (s.matches({ naming: "asking" }) || s.matches("overwriting")) return "replacing"
  return (
    (["naming", "renaming", "deleting", "reading", "reported"] as const).find((phase) => s.matches(phase)) ?? "choosing"
  )
}

/** What is said where the typed name is to be given up; null while nothing is asked. */
export const selectUnsaved = (s: Snapshot): string | null => {
  if (s.matches({ naming: "leaving" })) return viewMessages.unsaved
  return s.matches({ renaming: "leaving" }) ? viewMessages.unrenamed : null
}

/** What is asked before a view is overwritten or deleted; empty where nothing is. */
export const selectQuestion = (s: Snapshot): string => {
  const { saved, name, target } = s.context
  if (s.matches({ naming: "asking" })) return viewMessages.overwrite(viewNamed(saved, name)?.name ?? name)
  if (s.matches("overwriting")) return viewMessages.overwrite(target)
  return s.matches("deleting") ? viewMessages.delete(target) : ""
}
