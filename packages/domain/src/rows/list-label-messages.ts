import { translatable } from "../language/translatable.ts"
import type { ListId } from "./list-description.ts"

/** What each list is called. */
export const listTitles: Readonly<Record<ListId, string>> = {
  utgs: "UTG List",
  tasks: "Tasks List",
  devices: "Device Management",
  forms: "Form Manager",
  users: "User List",
  profiles: "Profile List",
  installations: "Installation List",
  templates: "Config Template List",
  utgDevices: "Devices",
  utgTasks: "Scheduled Tasks"
}

/** What an empty list says. */
export const emptyTexts: Readonly<Record<ListId, string>> = {
  utgs: "No UTGs found",
  tasks: "No tasks found",
  devices: "This business entity does not contain any devices",
  forms: "No device forms found",
  users: "No users found",
  profiles: "No profiles found",
  installations: "No installations found",
  templates: "No config templates found",
  utgDevices: "No devices found",
  utgTasks: "No tasks found"
}

/** The footer (document 1 §2.6). */
export const pagingMessages = {
  displaying: (first: number, last: number, all: number): string => `Displaying ${first}-${last} of ${all}`
} as const

translatable({ listTitles, emptyTexts, pagingMessages })
