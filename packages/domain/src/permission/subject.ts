/** The permission key of each subject that the rights speak of (document 1 §6). */
export const permissionKeys = {
  Utgs: "UtgServices",
  Tasks: "Machines",
  Devices: "Devices",
  Forms: "DeviceForms",
  Profiles: "UtgConfigurations",
  Installations: "UtgInstallations",
  Users: "Users"
} as const

export type Subject = keyof typeof permissionKeys

const isSubject = (name: string): name is Subject => Object.hasOwn(permissionKeys, name)

/** In the order of the summary flags. */
export const subjectsOfRights: ReadonlyArray<Subject> = Object.keys(permissionKeys).filter(isSubject)
