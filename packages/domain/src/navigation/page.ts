import { type Area, areas } from "../permission/area.ts"
import { isRolloutId } from "../rollout/rollout-id.ts"
import { type ComparedPlaces, comparedIn } from "./compare-route.ts"
import { decodedSegment, idOfSegment, type PlaceId } from "./segments.ts"

/** What is shown of a UTG or a profile: a tab, or one interface or device of it (document 2 §2). */
export type RecordTab =
  | { readonly tab: "general" }
  | { readonly tab: "apiinterfaces" }
  /** Edits the interface with the port; without one it adds an interface of the type. */
  | { readonly tab: "apiinterface"; readonly cdType: string; readonly port: string | null }
  | { readonly tab: "devices" }
  /** Edits the device with the description; without one it adds a device of the type. */
  | { readonly tab: "device"; readonly deviceType: string; readonly taskDesc: string | null }
  | { readonly tab: "config" }

/** A profile's JSON can be edited too, in debug mode. */
export type ProfileTab = RecordTab | { readonly tab: "edit" }

/** Every page of the console (documents 1 §2.1 and 2 §2). */
export type Page =
  | { readonly page: "home" }
  | { readonly page: "dashboard"; readonly businessEntityId: number }
  | { readonly page: "list"; readonly businessEntityId: number; readonly area: Area }
  | { readonly page: "utg"; readonly businessEntityId: number; readonly id: PlaceId; readonly at: RecordTab }
  | { readonly page: "profile"; readonly businessEntityId: number; readonly id: PlaceId; readonly at: ProfileTab }
  | { readonly page: "template"; readonly businessEntityId: number; readonly id: PlaceId }
  | { readonly page: "rollouts"; readonly businessEntityId: number }
  | { readonly page: "rollout"; readonly businessEntityId: number; readonly id: string }
  | { readonly page: "rolloutPlan"; readonly businessEntityId: number }
  | ({ readonly page: "compare"; readonly businessEntityId: number } & ComparedPlaces)

const valueOf = (search: string, name: "port" | "desc"): string | null => {
  const parameters = search.replace(/^\?/u, "").split("&")
  const given = parameters.find((parameter) => parameter === name || parameter.startsWith(`${name}=`))
  if (given === undefined) return null
  try {
    return decodeURIComponent(given.slice(name.length + 1).replaceAll("+", " "))
  } catch {
    return null
  }
}

const oneOf = (list: string, segment: string, search: string): RecordTab | null => {
  const name = decodedSegment(segment)
  if (name === null) return null
  if (list === "apiinterfaces") return { tab: "apiinterface", cdType: name, port: valueOf(search, "port") }
  return list === "devices" ? { tab: "device", deviceType: name, taskDesc: valueOf(search, "desc") } : null
}

const tabOf = ([tab, detail, ...more]: ReadonlyArray<string>, search: string): RecordTab | null => {
  if (more.length > 0) return null
  if (tab === undefined) return { tab: "general" }
  if (detail !== undefined) return oneOf(tab, detail, search)
  return tab === "apiinterfaces" || tab === "devices" || tab === "config" ? { tab } : null
}

const rolloutPage = (businessEntityId: number, [id, ...more]: ReadonlyArray<string>): Page | null => {
  if (id === undefined) return { page: "rollouts", businessEntityId }
  if (id === "new") return more.length === 0 ? { page: "rolloutPlan", businessEntityId } : null
  return more.length === 0 && isRolloutId(id) ? { page: "rollout", businessEntityId, id } : null
}

const recordPage = (
  list: string,
  businessEntityId: number,
  id: PlaceId,
  rest: ReadonlyArray<string>,
  search: string
): Page | null => {
  if (list === "templates") return rest.length === 0 ? { page: "template", businessEntityId, id } : null
  if (list === "profiles" && rest.length === 1 && rest[0] === "edit")
    return { page: "profile", businessEntityId, id, at: { tab: "edit" } }
  const at = tabOf(rest, search)
  if (at === null) return null
  if (list === "utgs") return { page: "utg", businessEntityId, id, at }
  return list === "profiles" ? { page: "profile", businessEntityId, id, at } : null
}

const listPage = (name: string, businessEntityId: number, search: string): Page | null => {
  if (name === "dashboard") return { page: "dashboard", businessEntityId }
  if (name === "compare") return { page: "compare", businessEntityId, ...comparedIn(search) }
  const area = areas.find((each) => each === name)
  return area === undefined ? null : { page: "list", businessEntityId, area }
}

/** The page of an address, with or without a slash at its end; null where the console has no such page. */
export const parsePage = (pathname: string, search = ""): Page | null => {
  if (pathname === "/") return { page: "home" }
  const [start, be, account, list, id, ...rest] = pathname.replace(/\/$/u, "").split("/")
  if (start !== "" || be !== "be" || account === undefined || list === undefined) return null
  const businessEntityId = idOfSegment(account)
  if (typeof businessEntityId !== "number") return null
  if (list === "rollouts") return rolloutPage(businessEntityId, id === undefined ? [] : [id, ...rest])
  if (id === undefined) return listPage(list, businessEntityId, search)
  const recordId = idOfSegment(id)
  return recordId === null ? null : recordPage(list, businessEntityId, recordId, rest, search)
}
