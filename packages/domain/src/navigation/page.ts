import { type Area, areas } from "../permission/area.ts"
import { isRolloutId } from "../rollout/rollout-id.ts"
import { decodedSegment, idOfSegment } from "./segments.ts"

const tabs = ["apiinterfaces", "devices", "config"] as const

/** What is shown of a UTG or a profile: a tab, or one interface or device of it (document 2 §2). */
export type RecordTab = (typeof tabs)[number] | "general" | "apiinterface" | "device"

/** A profile's JSON can be edited too, in debug mode. */
export type ProfileTab = RecordTab | "edit"

/** Every page of the console (documents 1 §2.1 and 2 §2). */
export type Page =
  | { readonly page: "home" }
  | { readonly page: "list"; readonly businessEntityId: number; readonly area: Area }
  | { readonly page: "utg"; readonly businessEntityId: number; readonly tab: RecordTab }
  | { readonly page: "profile"; readonly businessEntityId: number; readonly tab: ProfileTab }
  | {
      readonly page: "dashboard" | "template" | "rollouts" | "rollout" | "rolloutPlan" | "compare"
      readonly businessEntityId: number
    }

const oneOf = (list: string, segment: string): RecordTab | null => {
  if (decodedSegment(segment) === null) return null
  if (list === "apiinterfaces") return "apiinterface"
  return list === "devices" ? "device" : null
}

const tabOf = ([tab, detail, ...more]: ReadonlyArray<string>): RecordTab | null => {
  if (more.length > 0) return null
  if (tab === undefined) return "general"
  if (detail !== undefined) return oneOf(tab, detail)
  return tabs.find((each) => each === tab) ?? null
}

const rolloutPage = (businessEntityId: number, [id, ...more]: ReadonlyArray<string>): Page | null => {
  if (id === undefined) return { page: "rollouts", businessEntityId }
  if (more.length > 0) return null
  if (id === "new") return { page: "rolloutPlan", businessEntityId }
  return isRolloutId(id) ? { page: "rollout", businessEntityId } : null
}

const recordPage = (list: string, businessEntityId: number, rest: ReadonlyArray<string>): Page | null => {
  if (list === "templates") return rest.length === 0 ? { page: "template", businessEntityId } : null
  if (list === "profiles" && rest.length === 1 && rest[0] === "edit")
    return { page: "profile", businessEntityId, tab: "edit" }
  const tab = tabOf(rest)
  if (tab === null) return null
  if (list === "utgs") return { page: "utg", businessEntityId, tab }
  return list === "profiles" ? { page: "profile", businessEntityId, tab } : null
}

const listPage = (name: string, businessEntityId: number): Page | null => {
  if (name === "dashboard" || name === "compare") return { page: name, businessEntityId }
  const area = areas.find((each) => each === name)
  return area === undefined ? null : { page: "list", businessEntityId, area }
}

/** The page of an address, with or without a slash at its end; null where the console has no such page. */
export const parsePage = (pathname: string): Page | null => {
  if (pathname === "/") return { page: "home" }
  const [start, be, account, list, id, ...rest] = pathname.replace(/\/$/u, "").split("/")
  if (start !== "" || be !== "be" || account === undefined || list === undefined) return null
  const businessEntityId = idOfSegment(account)
  if (typeof businessEntityId !== "number") return null
  if (list === "rollouts") return rolloutPage(businessEntityId, id === undefined ? [] : [id, ...rest])
  if (id === undefined) return listPage(list, businessEntityId)
  return idOfSegment(id) === null ? null : recordPage(list, businessEntityId, rest)
}
