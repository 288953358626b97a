import { describe, expect, it } from "vitest"
import { makeAncestry } from "../account/ancestors.ts"
import { sampleAccount } from "../account/sample-accounts.ts"
import { explainRights } from "./explain-rights.ts"
import type { PermissionMask } from "./permission-mask.ts"
import { sampleMask } from "./sample-mask.ts"

const permission = (id: number, key: string) => ({ id, key, name: key, description: null })
const [utgs, users, other] = [permission(1, "UtgServices"), permission(2, "Users"), permission(3, "Billing")]

/** 1 over 2 over 3; 900 stands above all that the user may see. */
const ancestry = makeAncestry([
  sampleAccount({ id: 1, parentId: 900 }),
  sampleAccount({ id: 2, parentId: 1 }),
  sampleAccount({ id: 3, parentId: 2 })
])

const explained = (businessEntityId: number, ...masks: ReadonlyArray<PermissionMask>) =>
  explainRights({ permissions: [utgs, users, other], masks, ancestry, businessEntityId })

describe("rights explained", () => {
  it("are each right, whether it is granted, and by which masks at which account [A6-05 A6-07]", () => {
    const far = sampleMask({ canView: true, roleBusinessEntityIds: [900, 1] })
    const near = sampleMask({ canView: true, canEdit: true, roleBusinessEntityIds: [1, 3, 2] })
    const person = sampleMask({ permissionId: 2, canEdit: true, roleBusinessEntityIds: [900] })
    const missing = (right: string) => ({ right, isGranted: false, grants: [] })
    expect(explained(3, far, near, person)).toEqual({
      rights: [
        {
          right: "canViewUtgs",
          isGranted: true,
          grants: [
            { mask: far, permission: utgs, grantedAt: 1 },
            { mask: near, permission: utgs, grantedAt: 3 }
          ]
        },
        { right: "canEditUtgs", isGranted: true, grants: [{ mask: near, permission: utgs, grantedAt: 3 }] },
        ...["canViewTasks", "canEditTasks", "canViewDevices", "canEditDevices", "canViewForms"].map(missing),
        ...["canEditForms", "canViewProfiles", "canEditProfiles", "canViewInstallations"].map(missing),
        ...["canEditInstallations", "canViewUsers"].map(missing),
        { right: "canEditUsers", isGranted: true, grants: [{ mask: person, permission: users, grantedAt: 900 }] }
      ],
      ignored: []
    })
  })

  it("name each mask that grants nothing, and why", () => {
    const granting = { canView: true, canEdit: true }
    const unknown = sampleMask({ ...granting, permissionId: 77, isEnabled: false })
    const ofAnotherProduct = sampleMask({ ...granting, permissionId: 3 })
    const disabled = sampleMask({ ...granting, isEnabled: false, roleBusinessEntityIds: [] })
    const elsewhere = sampleMask({ roleBusinessEntityIds: [3, 4] })
    const empty = sampleMask({ canDelete: true, canGrant: true })
    const { rights, ignored } = explained(2, unknown, ofAnotherProduct, disabled, elsewhere, empty)
    expect(ignored).toEqual([
      { mask: unknown, reason: "unknown permission" },
      { mask: ofAnotherProduct, reason: "unknown permission" },
      { mask: disabled, reason: "disabled" },
      { mask: elsewhere, reason: "given elsewhere" },
      { mask: empty, reason: "neither view nor edit" }
    ])
    expect(rights.filter(({ isGranted }) => isGranted)).toEqual([])
  })
})
