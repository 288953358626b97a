/** The areas whose view and edit rights gate the screens (document 1 §6). */
export type Area = "utgs" | "templates" | "tasks" | "devices" | "forms" | "profiles" | "installations" | "users"

/** In the order of the navigation links (document 1 §2.3). */
export const areas: ReadonlyArray<Area> = [
  "utgs",
  "templates",
  "tasks",
  "devices",
  "forms",
  "profiles",
  "installations",
  "users"
]

/** The permission key that governs an area (document 1 §6). */
export const permissionKeys: Readonly<Record<Area, string>> = {
  utgs: "UtgServices",
  templates: "UtgServices",
  tasks: "Machines",
  devices: "Devices",
  forms: "DeviceForms",
  profiles: "UtgConfigurations",
  installations: "UtgInstallations",
  users: "Users"
}
