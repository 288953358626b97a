import type { Area } from "../permission/area.ts"
import { parsePage } from "./page.ts"
import { idSegment, type PlaceId } from "./segments.ts"

/** The home route: leads to the dashboard of the selected account. */
export const homePath = "/"

/** What every page of an account begins with. */
const accountPath = (businessEntityId: number): string => `/be/${idSegment(businessEntityId)}`

export const dashboardPath = (businessEntityId: number): string => `${accountPath(businessEntityId)}/dashboard`

/** The list of an area, whose name is its sub-page (document 1 §2.1). */
export const listPath = (businessEntityId: number, area: Area): string => `${accountPath(businessEntityId)}/${area}`

/** A bare address opens what the browser keeps of a list; this one says what it is without any of that. */
const asDocumented = "page=1"

/** The list of an area with a search, a filter or a view in its address; as documented where there is none. */
export const listPathWith = (businessEntityId: number, area: Area, query: string): string =>
  `${listPath(businessEntityId, area)}?${query === "" ? asDocumented : query}`

/** A page below a list: a UTG, a profile, a template. Throws a RangeError for an id that is neither digits nor a GUID. */
export const detailPath = (businessEntityId: number, area: Area, id: PlaceId): string =>
  `${listPath(businessEntityId, area)}/${idSegment(id)}`

/** The rollouts of an account and those below it. */
export const rolloutsPath = (businessEntityId: number): string => `${accountPath(businessEntityId)}/rollouts`

export const rolloutPlanPath = (businessEntityId: number): string => `${rolloutsPath(businessEntityId)}/new`

export const rolloutPath = (businessEntityId: number, id: string): string =>
  `${rolloutsPath(businessEntityId)}/${encodeURIComponent(id)}`

export interface Place {
  readonly businessEntityId: number
  /** What follows the account, without slashes at its ends: "utgs/12/config". */
  readonly rest: string
}

/** The account and sub-page of an address; null where it has none. */
export const parseRoute = (pathname: string): Place | null => {
  const [, id, rest = ""] = /^\/be\/(\d{1,15})(?:\/(.*))?$/u.exec(pathname) ?? []
  return id === undefined ? null : { businessEntityId: Number(id), rest: rest.replace(/^\/+|\/+$/gu, "") }
}

/** The same sub-page of another account (document 1 §2.4). */
export const withBusinessEntity = (pathname: string, businessEntityId: number): string => {
  const rest = parseRoute(pathname)?.rest ?? ""
  return rest === "" ? dashboardPath(businessEntityId) : `${accountPath(businessEntityId)}/${rest}`
}

/** Whether the path is one of the console's pages: only to those does a sign-in return. */
export const isKnownRoute = (pathname: string): boolean => parsePage(pathname) !== null
