import type { Ancestry } from "../account/ancestors.ts"
import { explainRights, type IgnoredReason } from "./explain-rights.ts"
import type { Permission, PermissionMask } from "./permission-mask.ts"
import { grantedAtOf, lineOf, type RightsQuestion, subjectOf } from "./rights.ts"
import { permissionKeys, type Subject } from "./subject.ts"

/** A mask where it was given, and what it does there. */
export interface LineMask {
  readonly mask: PermissionMask
  readonly permission: Permission
  /** Why it grants nothing; null where it grants. */
  readonly ignored: IgnoredReason | null
}

export interface LineAccount {
  readonly id: number
  /** Null where this session does not know the account. */
  readonly name: string | null
  readonly masks: ReadonlyArray<LineMask>
}

/** The rights of one subject at an account, drawn as the line of accounts that may give them. */
export interface RightsLine {
  readonly subject: Subject
  /** The permission that is needed (document 1 §6). */
  readonly permissionKey: string
  readonly canView: boolean
  readonly canEdit: boolean
  /** The topmost account first, the one in question last. */
  readonly accounts: ReadonlyArray<LineAccount>
  /** Masks given at none of them. */
  readonly elsewhere: ReadonlyArray<LineMask & { readonly places: ReadonlyArray<Omit<LineAccount, "masks">> }>
}

const placeOf = (ancestry: Ancestry, id: number) => ({ id, name: ancestry.nameOf(id) ?? null })

/** The masks that speak of a subject, each at the nearest account of the line that it names; by `explainRights`. */
export const rightsLine = (question: RightsQuestion, subject: Subject): RightsLine => {
  const { permissions, ancestry } = question
  const { rights, ignored } = explainRights(question)
  const own = rights.filter(({ right }) => right === `canView${subject}` || right === `canEdit${subject}`)
  const isGranted = (right: string) => own.some((each) => each.right === right && each.isGranted)
  const permissionOf = new Map(permissions.map((permission) => [permission.id, permission]))
  const line = lineOf(question)

  const masksAt = new Map<number | undefined, Array<LineMask>>()
  const put = (place: number | undefined, mask: LineMask) => {
    const there = masksAt.get(place) ?? []
    if (!there.some((each) => each.mask === mask.mask)) masksAt.set(place, [...there, mask])
  }
  for (const { mask, permission, grantedAt } of own.flatMap(({ grants }) => grants))
    put(grantedAt, { mask, permission, ignored: null })
  for (const { mask, reason } of ignored) {
    const permission = permissionOf.get(mask.permissionId)
    if (permission === undefined || subjectOf(permission) !== subject) continue
    put(grantedAtOf(mask, line), { mask, permission, ignored: reason })
  }
  return {
    subject,
    permissionKey: permissionKeys[subject],
    canView: isGranted(`canView${subject}`),
    canEdit: isGranted(`canEdit${subject}`),
    accounts: line.map((id) => ({ ...placeOf(ancestry, id), masks: masksAt.get(id) ?? [] })).reverse(),
    elsewhere: (masksAt.get(undefined) ?? []).map((mask) => ({
      ...mask,
      places: mask.mask.roleBusinessEntityIds.map((id) => placeOf(ancestry, id))
    }))
  }
}
