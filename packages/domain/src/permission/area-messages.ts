import { translatable } from "../language/translatable.ts"
import type { Area } from "./area.ts"

/** What the navigation calls an area (document 1 §2.3). */
export const areaLabels: Readonly<Record<Area, string>> = {
  utgs: "UTGs",
  templates: "Config Templates",
  tasks: "Tasks",
  devices: "Devices",
  forms: "Forms",
  profiles: "Profiles",
  installations: "Installations",
  users: "Users"
}

/** What a sentence calls what an area shows. */
export const areaNames: Readonly<Record<Area, string>> = {
  utgs: "UTGs",
  templates: "UTG Config Templates",
  tasks: "Tasks",
  devices: "UTG devices",
  forms: "UTG Forms",
  profiles: "profiles",
  installations: "installations",
  users: "users"
}

/** The toast of a page whose view right is missing (document 1 §6, document 2 §6). */
export const areaMessages = {
  unauthorizedToView: (named: string): string => `You are not authorized to view ${named} for this account.`
} as const

/** The sentence for an area. */
export const unauthorizedToView = (area: Area): string => areaMessages.unauthorizedToView(areaNames[area])

translatable({ areaLabels, areaNames, areaMessages })
