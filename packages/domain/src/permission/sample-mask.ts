import type { PermissionMask } from "./permission-mask.ts"

/** An enabled mask for tests that grants nothing; say only what matters. */
export const sampleMask = (given: Partial<PermissionMask> = {}): PermissionMask => ({
  permissionId: 1,
  roleBusinessEntityIds: [2],
  canView: false,
  canEdit: false,
  canDelete: false,
  isEnabled: true,
  canGrant: false,
  ...given
})
