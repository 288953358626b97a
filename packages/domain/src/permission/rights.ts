import type { Ancestry } from "../account/ancestors.ts"
import { memoizedByObject, memoizedLast } from "../memoized/memoized.ts"
import { everyList } from "../rows/every-list.ts"
import type { Area } from "./area.ts"
import type { Permission, PermissionMask } from "./permission-mask.ts"
import { permissionKeys, type Subject, subjectsOfRights } from "./subject.ts"

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
export interface AppliedMask {
  readonly mask: PermissionMask
  readonly grantedAt: number
}

/** The account and all above it, the nearest first: where a mask that applies there may have been given. */
export const lineOf = ({ ancestry, businessEntityId }: RightsQuestion): ReadonlyArray<number> => [
  businessEntityId,
  ...ancestry.ancestorsOf(businessEntityId)
]

/** The nearest account of a line at which a mask was given; undefined where it was given elsewhere. */
export const grantedAtOf = (mask: PermissionMask, line: ReadonlyArray<number>): number | undefined => {
  const given = new Set(mask.roleBusinessEntityIds)
  return line.find((id) => given.has(id))
}

/** The enabled masks of an area that apply at the account, in the order of the masks (document 1 §6, contract). */
export const grantsOf = (question: RightsQuestion, area: Area): ReadonlyArray<AppliedMask> => {
  const line = lineOf(question)
  const wanted = new Set(
    question.permissions.filter(({ key }) => key === permissionKeys[subjectOfArea(area)]).map(({ id }) => id)
  )
  return question.masks.flatMap((mask) => {
    const grantedAt = mask.isEnabled && wanted.has(mask.permissionId) ? grantedAtOf(mask, line) : undefined
    return grantedAt === undefined ? [] : [{ mask, grantedAt }]
  })
}

/** What an area's rights are called by. */
export const subjectOfArea = (area: Area): Subject => everyList[area].rights

/** Two bits per subject: its view flag and, above it, its edit flag. */
const viewBitOf = (subject: Subject): number => 1 << (2 * subjectsOfRights.indexOf(subject))
const editBitOf = (subject: Subject): number => viewBitOf(subject) << 1

/** The bits of what the enabled masks give at each account they were given at. */
type GivenAt = ReadonlyMap<number, number>

const subjectOfKey: ReadonlyMap<string, Subject> = new Map(
  subjectsOfRights.map((subject) => [permissionKeys[subject], subject] as const)
)

/** What a permission speaks of; undefined for those of other products. */
export const subjectOf = ({ key }: Permission): Subject | undefined => subjectOfKey.get(key)

const givenBy = ({ permissions, masks }: Pick<RightsQuestion, "permissions" | "masks">): GivenAt => {
  const subjectById = new Map(permissions.map((permission) => [permission.id, subjectOf(permission)]))
  const given = new Map<number, number>()
  for (const { permissionId, isEnabled, canView, canEdit, roleBusinessEntityIds } of masks) {
    const subject = subjectById.get(permissionId)
    if (!isEnabled || subject === undefined) continue
    const bits = (canView ? viewBitOf(subject) : 0) | (canEdit ? editBitOf(subject) : 0)
    for (const id of roleBusinessEntityIds) given.set(id, (given.get(id) ?? 0) | bits)
  }
  return given
}

/** A user's masks do not change; each change of account asks about the same ones. */
const givenOf = memoizedByObject((masks: ReadonlyArray<PermissionMask>) =>
  memoizedLast((permissions: ReadonlyArray<Permission>) => givenBy({ permissions, masks }))
)

/** The rights at an account: all masks that apply there, combined by OR (document 1 §6). */
export const rightsAt = (question: RightsQuestion): Rights => {
  const { ancestry, businessEntityId } = question
  const given = givenOf(question.masks)(question.permissions)
  let all = given.get(businessEntityId) ?? 0
  for (const id of ancestry.ancestorsOf(businessEntityId)) all |= given.get(id) ?? 0
  const view = (subject: Subject) => (all & viewBitOf(subject)) !== 0
  const edit = (subject: Subject) => (all & editBitOf(subject)) !== 0
  return {
    canViewUtgs: view("Utgs"),
    canEditUtgs: edit("Utgs"),
    canViewTasks: view("Tasks"),
    canEditTasks: edit("Tasks"),
    canViewDevices: view("Devices"),
    canEditDevices: edit("Devices"),
    canViewForms: view("Forms"),
    canEditForms: edit("Forms"),
    canViewProfiles: view("Profiles"),
    canEditProfiles: edit("Profiles"),
    canViewInstallations: view("Installations"),
    canEditInstallations: edit("Installations"),
    canViewUsers: view("Users"),
    canEditUsers: edit("Users")
  }
}

/** Whether the area's pages may be seen. */
export const canView = (rights: Rights, area: Area): boolean => rights[`canView${subjectOfArea(area)}`]

/** Whether the rows of a list may be read: those of a table on another area's page need the right to what they are of. */
export const canViewRows = (rights: Rights, { rights: subject }: { readonly rights: Subject }): boolean =>
  rights[`canView${subject}`]

/** Whether the area's pages may be changed; without it they are read-only. */
export const canEdit = (rights: Rights, area: Area): boolean => rights[`canEdit${subjectOfArea(area)}`]
