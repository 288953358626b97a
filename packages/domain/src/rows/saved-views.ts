import { folded, oneLine } from "../message/one-line.ts"
import type { LongPart } from "./address-parts.ts"
import { viewMessages } from "./saved-views-messages.ts"

/** What a list shows, under a name. */
export interface SavedView {
  readonly name: string
  /** As the list's address has it (rows/list-address), without a page; empty for the list as the documents have it. */
  readonly query: string
}

/** The views of one list. */
export interface SavedViews {
  readonly views: ReadonlyArray<SavedView>
  /** The view that a bare address opens. */
  readonly defaultName: string | null
}

export const noViews: SavedViews = { views: [], defaultName: null }

export const viewLimits = { name: 60, query: 12_000, views: 100 } as const

/** A name as it is kept. */
export const viewName = oneLine

/** Whether two names are of the same view: letter case does not count. */
export const isSameName = (left: string, right: string): boolean => folded(left) === folded(right)

/** The view of that name, whatever its letter case; null where there is none. */
export const viewNamed = ({ views }: SavedViews, name: string): SavedView | null =>
  views.find((view) => isSameName(view.name, name)) ?? null

/** The view that a bare address opens; null where none is chosen. */
export const defaultView = (saved: SavedViews): SavedView | null =>
  saved.defaultName === null ? null : viewNamed(saved, saved.defaultName)

/** The view that a list shows or, with `isChanged`, the one it was changed from; null where there is none. */
export const viewInForce = (
  saved: SavedViews,
  name: string | null,
  query: string
): { readonly name: string; readonly isChanged: boolean } | null => {
  const last = name === null ? null : viewNamed(saved, name)
  const shown = last?.query === query ? last : saved.views.find((view) => view.query === query)
  if (shown !== undefined) return { name: shown.name, isChanged: false }
  return last === null ? null : { name: last.name, isChanged: true }
}

/** Why a typed text cannot be the name of any view; null where it can. */
export const nameIssue = (typed: string): string | null => {
  const name = viewName(typed)
  if (name === "") return viewMessages.blank
  return name.length > viewLimits.name ? viewMessages.tooLong(viewLimits.name) : null
}

/** Why a view cannot have another name; null where it can. */
export const renamingIssue = (saved: SavedViews, name: string, typed: string): string | null => {
  if (viewNamed(saved, name) === null) return viewMessages.gone
  const other = isSameName(name, typed) ? null : viewNamed(saved, typed)
  return nameIssue(typed) ?? (other === null ? null : viewMessages.taken(other.name))
}

/** What a list shows, as a view would keep it. */
export interface ShownToSave {
  readonly query: string
  /** The parts of it that are missing in the query, for their length. */
  readonly tooLong: ReadonlyArray<LongPart>
}

/** Why what a list shows cannot be kept in any view; null where it can: a view with less would show other rows. */
export const keepingIssue = ({ query, tooLong }: ShownToSave): string | null => {
  if (tooLong.length > 0) return viewMessages.partsTooLong(tooLong)
  return query.length > viewLimits.query ? viewMessages.longQuery : null
}

/** Why nothing can be saved under a typed name; null where it can. A name that is taken overwrites, after asking. */
export const savingIssue = (saved: SavedViews, typed: string, shown: ShownToSave): string | null => {
  const issue = keepingIssue(shown)
  if (issue !== null) return issue
  const isFull = saved.views.length >= viewLimits.views && viewNamed(saved, typed) === null
  return nameIssue(typed) ?? (isFull ? viewMessages.tooMany(viewLimits.views) : null)
}

/** The views with one more, or with another query for the one of that name. */
export const withView = (saved: SavedViews, name: string, query: string): SavedViews => {
  const known = viewNamed(saved, name)
  if (known === null) return { ...saved, views: [...saved.views, { name: viewName(name), query }] }
  return { ...saved, views: saved.views.map((view) => (view === known ? { ...view, query } : view)) }
}

/** The views with one renamed, which stays the default if it was. */
export const withViewName = (saved: SavedViews, name: string, typed: string): SavedViews => ({
  views: saved.views.map((view) => (isSameName(view.name, name) ? { ...view, name: viewName(typed) } : view)),
  defaultName: saved.defaultName !== null && isSameName(saved.defaultName, name) ? viewName(typed) : saved.defaultName
})

/** The views without one; if it was the default, there is none. */
export const withoutView = (saved: SavedViews, name: string): SavedViews => ({
  views: saved.views.filter((view) => !isSameName(view.name, name)),
  defaultName: saved.defaultName !== null && isSameName(saved.defaultName, name) ? null : saved.defaultName
})

/** The views with another default, or none. */
export const withDefaultView = (saved: SavedViews, name: string | null): SavedViews => ({
  ...saved,
  defaultName: name === null ? null : (viewNamed(saved, name)?.name ?? null)
})

/** A name like the given one that no view has, within the limit: “Night (2)”. */
export const freeName = (saved: SavedViews, name: string): string => {
  const numbered = (count: number): string => {
    const end = ` (${count})`
    const tried = `${name.slice(0, viewLimits.name - end.length).trimEnd()}${end}`
    return viewNamed(saved, tried) === null ? tried : numbered(count + 1)
  }
  return viewNamed(saved, name) === null ? name : numbered(2)
}
