import {
  isSameName,
  keepingIssue,
  renamingIssue,
  type SavedViews,
  savingIssue,
  viewName,
  viewNamed,
  withoutView,
  withView,
  withViewName
} from "@command-center/domain/rows/saved-views"
import { importViews } from "@command-center/domain/rows/saved-views-file"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import { Result } from "effect"
import type { FileOutcome, ListViewsContext } from "./list-views.types.ts"

type Context = ListViewsContext
type Change = Partial<Context>

const isInForce = ({ inForce }: Context, name: string): boolean => inForce !== null && isSameName(inForce, name)

const nameIn = (saved: SavedViews, name: string): string => viewNamed(saved, name)?.name ?? viewName(name)

/** What the list shows, kept under the name that was typed. */
export const saved = ({ saved: before, name, query }: Context): Change => {
  const after = withView(before, name, query)
  return { saved: after, inForce: nameIn(after, name), name: "" }
}

export const overwritten = ({ saved: before, target, query }: Context): Change => ({
  saved: withView(before, target, query),
  inForce: nameIn(before, target)
})

export const renamed = (context: Context): Change => ({
  saved: withViewName(context.saved, context.target, context.newName),
  inForce: isInForce(context, context.target) ? viewName(context.newName) : context.inForce
})

export const deleted = (context: Context): Change => ({
  saved: withoutView(context.saved, context.target),
  inForce: isInForce(context, context.target) ? null : context.inForce
})

/** The views as another tab has kept them; one that it has deleted is in force no longer. */
export const takenOver = ({ inForce }: Context, views: SavedViews): Change => ({
  saved: views,
  inForce: inForce !== null && viewNamed(views, inForce) === null ? null : inForce
})

export const imported = ({ addressed, saved: before }: Context, outcome: FileOutcome): Change => {
  const text = Result.mapError(outcome, () => viewMessages.file.unreadable)
  const read = Result.flatMap(text, (given) => importViews(addressed, before, given))
  return {
    saved: Result.isSuccess(read) ? read.success.saved : before,
    imported: Result.map(read, ({ results }) => results)
  }
}

export const canSave = (context: Context): boolean => savingIssue(context.saved, context.name, context) === null

/** Whether a view can be replaced with what the list shows. */
export const canReplace = (context: Context, name: string): boolean =>
  viewNamed(context.saved, name) !== null && keepingIssue(context) === null

export const canRename = ({ saved: before, target, newName }: Context): boolean =>
  renamingIssue(before, target, newName) === null
