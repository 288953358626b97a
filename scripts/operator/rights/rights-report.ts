import type { Ancestry } from "@command-center/domain/account/ancestors"
import type { RightsExplained } from "@command-center/domain/permission/explain-rights"
import { flagsText, type Permission, type PermissionMask } from "@command-center/domain/permission/permission-mask"

interface Place {
  readonly id: number
  readonly name: string | null
}

interface MaskReport {
  readonly permissionId: number
  readonly permissionKey: string | null
  /** Such as "view, edit, enabled". */
  readonly flags: string
  readonly givenAt: ReadonlyArray<Place>
}

export interface RightsReport {
  readonly rights: ReadonlyArray<{
    readonly right: string
    readonly isGranted: boolean
    readonly grants: ReadonlyArray<MaskReport & { readonly grantedAt: Place }>
  }>
  readonly ignored: ReadonlyArray<MaskReport & { readonly reason: string }>
}

/** What is granted and by what, with names where they are known. */
export const rightsReport = (
  { rights, ignored }: RightsExplained,
  permissions: ReadonlyArray<Permission>,
  ancestry: Ancestry
): RightsReport => {
  const placeOf = (id: number): Place => ({ id, name: ancestry.nameOf(id) ?? null })
  const maskOf = (mask: PermissionMask): MaskReport => ({
    permissionId: mask.permissionId,
    permissionKey: permissions.find(({ id }) => id === mask.permissionId)?.key ?? null,
    flags: flagsText(mask),
    givenAt: mask.roleBusinessEntityIds.map(placeOf)
  })
  return {
    rights: rights.map(({ right, isGranted, grants }) => ({
      right,
      isGranted,
      grants: grants.map(({ mask, grantedAt }) => ({ ...maskOf(mask), grantedAt: placeOf(grantedAt) }))
    })),
    ignored: ignored.map(({ mask, reason }) => ({ ...maskOf(mask), reason }))
  }
}
