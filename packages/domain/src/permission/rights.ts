import type { Ancestry } from "../account/ancestors.ts"
import { type Area, permissionKeys } from "./area.ts"
import type { Permission, PermissionMask } from "./permission-mask.ts"

/** The summary flags of the documents (document 1 §6). */
export interface Rights {
  readonly canViewUtgs: boolean
  readonly canEditUtgs: boolean
  readonly canViewTasks: boolean
  readonly canEditTasks: boolean
  readonly canViewDevices: boolean
  readonly canEditDevices: boolean
  readonly canViewForms: boolean
  readonly canEditForms: boolean
  readonly canViewProfiles: boolean
  readonly canEditProfiles: boolean
  readonly canViewInstallations: boolean
  readonly canEditInstallations: boolean
  readonly canViewUsers: boolean
  readonly canEditUsers: boolean
}

export interface RightsQuestion {
  readonly permissions: ReadonlyArray<Permission>
  readonly masks: ReadonlyArray<PermissionMask>
  readonly ancestry: Ancestry
  readonly businessEntityId: number
}

/** A mask that applies at an account, and the account it was given at: the account itself or its nearest ancestor. */
export interface Grant {
  readonly mask: PermissionMask
  readonly grantedAt: number
}

/** The enabled masks of an area that apply at the account, in the order of the masks (document 1 §6, contract). */
export const grantsOf = (
  { permissions, masks, ancestry, businessEntityId }: RightsQuestion,
  area: Area
): ReadonlyArray<Grant> => {
  const line = [businessEntityId, ...ancestry.ancestorsOf(businessEntityId)]
  const wanted = new Set(permissions.filter(({ key }) => key === permissionKeys[area]).map(({ id }) => id))
  return masks.flatMap((mask) => {
    if (!mask.isEnabled || !wanted.has(mask.permissionId)) return []
    const given = new Set(mask.roleBusinessEntityIds)
    const grantedAt = line.find((id) => given.has(id))
    return grantedAt === undefined ? [] : [{ mask, grantedAt }]
  })
}

/** The rights at an account: all masks that apply there, combined by OR (document 1 §6). */
export const rightsAt = (question: RightsQuestion): Rights => {
  const of = (area: Area) => {
    const grants = grantsOf(question, area)
    return { view: grants.some(({ mask }) => mask.canView), edit: grants.some(({ mask }) => mask.canEdit) }
  }
  const [utgs, tasks, devices, forms] = [of("utgs"), of("tasks"), of("devices"), of("forms")]
  const [profiles, installations, users] = [of("profiles"), of("installations"), of("users")]
  return {
    canViewUtgs: utgs.view,
    canEditUtgs: utgs.edit,
    canViewTasks: tasks.view,
    canEditTasks: tasks.edit,
    canViewDevices: devices.view,
    canEditDevices: devices.edit,
    canViewForms: forms.view,
    canEditForms: forms.edit,
    canViewProfiles: profiles.view,
    canEditProfiles: profiles.edit,
    canViewInstallations: installations.view,
    canEditInstallations: installations.edit,
    canViewUsers: users.view,
    canEditUsers: users.edit
  }
}

type Subject = "Utgs" | "Tasks" | "Devices" | "Forms" | "Profiles" | "Installations" | "Users"

const subjects: Readonly<Record<Area, Subject>> = {
  utgs: "Utgs",
  templates: "Utgs",
  tasks: "Tasks",
  devices: "Devices",
  forms: "Forms",
  profiles: "Profiles",
  installations: "Installations",
  users: "Users"
}

/** Whether the area's pages may be seen. */
export const canView = (rights: Rights, area: Area): boolean => rights[`canView${subjects[area]}`]

/** Whether the area's pages may be changed; without it they are read-only. */
export const canEdit = (rights: Rights, area: Area): boolean => rights[`canEdit${subjects[area]}`]
