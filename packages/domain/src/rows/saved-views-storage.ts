import { isJsonObject } from "../json/json-field.ts"
import { jsonIn } from "../json/json-text.ts"
import { nameIssue, noViews, type SavedView, type SavedViews, viewLimits, viewName, viewNamed } from "./saved-views.ts"
import { viewsVersion } from "./saved-views-text.ts"

/** Views as they were stored, and the parts of them that were left aside, for one notice. */
export interface StoredViews {
  readonly saved: SavedViews
  /** Names of parts, never their values. */
  readonly ignored: ReadonlyArray<string>
}

/** The view that a value is, with its name as it is kept; null for anything else. */
export const viewOf = (value: unknown): SavedView | null => {
  if (!isJsonObject(value)) return null
  const { name, query } = value
  if (typeof name !== "string" || typeof query !== "string") return null
  return { name: viewName(name), query }
}

const isKept = ({ name, query }: SavedView): boolean => nameIssue(name) === null && query.length <= viewLimits.query

/**
 * The views of a stored text. Never throws: what is broken or of another version is left aside piece by piece and
 * named in `ignored`.
 */
export const readViews = (text: string | null): StoredViews => {
  if (text === null) return { saved: noViews, ignored: [] }
  const stored = jsonIn(text)
  if (!isJsonObject(stored)) return { saved: noViews, ignored: ["views"] }
  if (stored["version"] !== viewsVersion) return { saved: noViews, ignored: ["version"] }
  const { views = [], default: name = null } = stored
  if (!Array.isArray(views)) return { saved: noViews, ignored: ["views"] }
  const ignored: Array<string> = []
  const saved = views.reduce<SavedViews>((grown, value: unknown, index) => {
    const view = viewOf(value)
    const isNew = view !== null && isKept(view) && viewNamed(grown, view.name) === null
    if (isNew && grown.views.length < viewLimits.views) return { ...grown, views: [...grown.views, view] }
    ignored.push(`views[${index}]`)
    return grown
  }, noViews)
  const defaultName = typeof name === "string" ? (viewNamed(saved, name)?.name ?? null) : null
  if (name !== null && defaultName === null) ignored.push("default")
  return { saved: { ...saved, defaultName }, ignored }
}
