/** A permission that can be given (document 1 §3). */
export interface Permission {
  readonly id: number
  readonly key: string
  readonly name: string | null
  readonly description: string | null
}

/** What a mask grants where it applies (document 1 §6). */
export interface PermissionFlags {
  readonly canView: boolean
  readonly canEdit: boolean
  readonly canDelete: boolean
  readonly isEnabled: boolean
  readonly canGrant: boolean
}

/** What a user may do by one permission, at these accounts and below them (document 1 §6). */
export interface PermissionMask extends PermissionFlags {
  readonly permissionId: number
  readonly roleBusinessEntityIds: ReadonlyArray<number>
}

export type FlagName = "view" | "edit" | "delete" | "enabled" | "grant"

/** The flags that are set. */
export const setFlags = (flags: PermissionFlags): ReadonlyArray<FlagName> => {
  const named = [
    ["view", flags.canView],
    ["edit", flags.canEdit],
    ["delete", flags.canDelete],
    ["enabled", flags.isEnabled],
    ["grant", flags.canGrant]
  ] as const
  return named.flatMap(([name, isSet]) => (isSet ? [name] : []))
}

/** The flags that are set, such as "view, edit, enabled". */
export const flagsText = (flags: PermissionFlags): string => setFlags(flags).join(", ") || "none"

const bits = { canView: 16, canEdit: 8, canDelete: 4, isEnabled: 2, canGrant: 1 } as const

/**
 * The flags of a numeric mask: view 16, edit 8, delete 4, enabled 2, grant 1 (document 1 §6). Other bits grant nothing,
 * nor does what is no whole number from 0.
 */
export const flagsOfLevelMask = (levelMask: number): PermissionFlags => {
  const mask = Number.isSafeInteger(levelMask) && levelMask >= 0 ? levelMask : 0
  return {
    canView: (mask & bits.canView) !== 0,
    canEdit: (mask & bits.canEdit) !== 0,
    canDelete: (mask & bits.canDelete) !== 0,
    isEnabled: (mask & bits.isEnabled) !== 0,
    canGrant: (mask & bits.canGrant) !== 0
  }
}

/** A mask as a service gives it: the five flags, or one number for them (document 1 §3). */
export interface MaskReading extends Readonly<Record<keyof PermissionFlags, boolean | null>> {
  readonly levelMask: number | null
}

/** The flags of a mask in either reading: the number's where there is one; a flag that is not given is not set. */
export const flagsOfReading = ({ levelMask, ...given }: MaskReading): PermissionFlags =>
  levelMask === null
    ? {
        canView: given.canView ?? false,
        canEdit: given.canEdit ?? false,
        canDelete: given.canDelete ?? false,
        isEnabled: given.isEnabled ?? false,
        canGrant: given.canGrant ?? false
      }
    : flagsOfLevelMask(levelMask)
