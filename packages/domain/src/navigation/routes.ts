import type { Area } from "../permission/area.ts"

/** The sub-page of each area's list (document 1 §2.1). */
export const listSegments: Readonly<Record<Area, string>> = {
  utgs: "utgs",
  templates: "templates",
  tasks: "tasks",
  devices: "devices",
  forms: "forms",
  profiles: "profiles",
  installations: "installations",
  users: "users"
}

const segment = (text: string): string => {
  if (text === "" || text === "." || text === "..") throw new RangeError(`"${text}" cannot be part of an address`)
  return encodeURIComponent(text)
}

const pathOf = (...segments: ReadonlyArray<string | number>): string =>
  `/${segments.map((each) => segment(String(each))).join("/")}`

/** The home route: leads to the dashboard of the selected account. */
export const homePath = "/"

export const dashboardPath = (businessEntityId: number): string => pathOf("be", businessEntityId, "dashboard")

export const listPath = (businessEntityId: number, area: Area): string =>
  pathOf("be", businessEntityId, listSegments[area])

/** A page below a list: a UTG, a profile, a template. */
export const detailPath = (businessEntityId: number, area: Area, id: number | string): string =>
  pathOf("be", businessEntityId, listSegments[area], id)

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
  return rest === "" ? dashboardPath(businessEntityId) : `${pathOf("be", businessEntityId)}/${rest}`
}

const id = "(?:\\d{1,15}|[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12})"
const name = "(?!\\.{1,2}(?:/|$))[^/\\\\\\s]+"
const record = `${id}(?:/(?:apiinterfaces(?:/${name})?|devices(?:/${name})?|config))?`
const known = new RegExp(
  `^/(?:be/\\d{1,15}/(?:dashboard|utgs(?:/${record})?|installations|profiles(?:/(?:${record}|${id}/edit))?|templates(?:/${id})?|devices|forms|tasks|users)/?)?$`,
  "u"
)

/** Whether the path is one of the console's pages: only to those does a sign-in return. */
export const isKnownRoute = (pathname: string): boolean => known.test(pathname)
