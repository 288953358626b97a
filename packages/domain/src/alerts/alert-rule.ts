import { oneLine } from "../message/one-line.ts"
import { typedNumber } from "../message/written-number.ts"
import type { Area } from "../permission/area.ts"
import { type SavedView, type SavedViews, viewLimits, viewNamed } from "../rows/saved-views.ts"
import { alertMessages } from "./alerts-messages.ts"
import type { Direction } from "./direction.ts"

/** A saved view of a list of an account. */
export interface AlertedView {
  readonly businessEntityId: number
  readonly area: Area
  readonly view: string
  /** What the view showed when it was last found: by it the view is known after it was renamed. */
  readonly query: string
}

/** When somebody is to be told how many rows a view shows. */
export interface AlertRule extends AlertedView {
  readonly id: string
  readonly name: string
  readonly direction: Direction
  readonly limit: number
  readonly isOn: boolean
  /** An instant (ISO) until which nobody is told; null for none. */
  readonly snoozedUntil: string | null
  /** Another one with each change after which what was counted before says nothing. */
  readonly revision: number
}

/** A rule as it is typed. */
export interface AlertDraft {
  /** Empty for the name of the view. */
  readonly name: string
  readonly direction: Direction
  readonly limit: string
}

export const alertLimits = { rules: 50, limit: 1_000_000_000 } as const

/** The limit that is typed, grouped or not; null where it is no whole number that can be one. */
export const typedLimit = (typed: string): number | null => {
  const limit = typedNumber(typed)
  return limit !== null && Number.isInteger(limit) && limit >= 0 && limit <= alertLimits.limit ? limit : null
}

/** Why a typed limit cannot be one; null where it can. Nothing is wrong yet with what is empty. */
export const limitIssue = ({ limit, direction }: AlertDraft): string | null => {
  if (limit.trim() === "") return null
  const typed = typedLimit(limit)
  if (typed === null) return alertMessages.limitWanted(alertLimits.limit)
  return direction === "fewer" && typed === 0 ? alertMessages.fewerThanNone : null
}

export const ruleNameIssue = ({ name }: AlertDraft): string | null =>
  oneLine(name).length > viewLimits.name ? alertMessages.tooLong(viewLimits.name) : null

export const canSaveRule = (draft: AlertDraft): boolean =>
  typedLimit(draft.limit) !== null && limitIssue(draft) === null && ruleNameIssue(draft) === null

/** A draft for a view that has no rule yet, or of the rule that is changed. */
export const draftOfRule = (rule: AlertRule | null): AlertDraft =>
  rule === null
    ? { name: "", direction: "more", limit: "" }
    : { name: rule.name === rule.view ? "" : rule.name, direction: rule.direction, limit: String(rule.limit) }

type Rules = ReadonlyArray<AlertRule>

/** Why no rule can be added; null where one can. */
export const addingIssue = (rules: Rules): string | null =>
  rules.length >= alertLimits.rules ? alertMessages.tooMany(alertLimits.rules) : null

export const ruleWith = (rules: Rules, id: string): AlertRule | null => rules.find((rule) => rule.id === id) ?? null

/** The rules with one as it was typed: switched on, and counted anew. A new one where none has the id. */
export const withTypedRule = (rules: Rules, id: string, of: AlertedView, draft: AlertDraft): Rules => {
  const limit = typedLimit(draft.limit)
  if (limit === null) return rules
  const known = ruleWith(rules, id)
  if (known === null && addingIssue(rules) !== null) return rules
  const { businessEntityId, area, view, query } = of
  const rule: AlertRule = {
    id,
    businessEntityId,
    area,
    view,
    query,
    name: oneLine(draft.name) || view,
    direction: draft.direction,
    limit,
    isOn: true,
    snoozedUntil: null,
    revision: (known?.revision ?? 0) + 1
  }
  return known === null ? [...rules, rule] : rules.map((each) => (each.id === id ? rule : each))
}

const changed = (rules: Rules, id: string, change: (rule: AlertRule) => Partial<AlertRule>): Rules =>
  rules.map((rule) => (rule.id === id ? { ...rule, ...change(rule) } : rule))

export const switched = (rules: Rules, id: string, isOn: boolean): Rules =>
  changed(rules, id, ({ revision }) => ({ isOn, snoozedUntil: null, revision: revision + 1 }))

export const snoozed = (rules: Rules, id: string, until: string | null): Rules =>
  changed(rules, id, () => ({ snoozedUntil: until }))

export const withoutRule = (rules: Rules, id: string): Rules => rules.filter((rule) => rule.id !== id)

/** The view of a rule: the one of its name, or the one that shows the same under another name; null where it is gone. */
const viewOfRule = (rule: Pick<AlertedView, "view" | "query">, saved: SavedViews): SavedView | null =>
  viewNamed(saved, rule.view) ?? saved.views.find(({ query }) => query === rule.query) ?? null

/** The rules as their views are by now: a rule that was called as its view was still is. */
export const followingViews = (rules: Rules, viewsOf: (area: Area) => SavedViews): Rules =>
  rules.map((rule) => {
    const view = viewOfRule(rule, viewsOf(rule.area))
    if (view === null || (view.name === rule.view && view.query === rule.query)) return rule
    return {
      ...rule,
      name: rule.name === rule.view ? view.name : rule.name,
      view: view.name,
      query: view.query,
      revision: view.query === rule.query ? rule.revision : rule.revision + 1
    }
  })

/** The ids of the rules whose views are gone. */
export const rulesWithoutView = (rules: Rules, viewsOf: (area: Area) => SavedViews): ReadonlyArray<string> =>
  rules.flatMap((rule) => (viewOfRule(rule, viewsOf(rule.area)) === null ? [rule.id] : []))
