import { Schema } from "effect"

export const Permission = Schema.Struct({
  id: Schema.Number,
  key: Schema.String,
  name: Schema.NullOr(Schema.String),
  description: Schema.NullOr(Schema.String)
})
export type Permission = typeof Permission.Type

/** What a mask grants where it applies (document 1 §6). */
export interface PermissionFlags {
  readonly canView: boolean
  readonly canEdit: boolean
  readonly canDelete: boolean
  readonly isEnabled: boolean
  readonly canGrant: boolean
}

export const PermissionMask = Schema.Struct({
  permissionId: Schema.Number,
  roleBusinessEntityIds: Schema.Array(Schema.Number),
  canView: Schema.Boolean,
  canEdit: Schema.Boolean,
  canDelete: Schema.Boolean,
  isEnabled: Schema.Boolean,
  canGrant: Schema.Boolean
})
export type PermissionMask = typeof PermissionMask.Type

const bits = { canView: 16, canEdit: 8, canDelete: 4, isEnabled: 2, canGrant: 1 } as const

/** The flags of a numeric mask: view 16, edit 8, delete 4, enabled 2, grant 1 (document 1 §6). Unknown bits grant nothing. */
export const flagsOfLevelMask = (levelMask: number): PermissionFlags => ({
  canView: (levelMask & bits.canView) !== 0,
  canEdit: (levelMask & bits.canEdit) !== 0,
  canDelete: (levelMask & bits.canDelete) !== 0,
  isEnabled: (levelMask & bits.isEnabled) !== 0,
  canGrant: (levelMask & bits.canGrant) !== 0
})
