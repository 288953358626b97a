// What somebody may do at an account, and which mask at which ancestor grants it.
import { makeAncestry } from "@command-center/domain/account/ancestors"
import { grantsOf, rightsAt } from "@command-center/domain/permission/rights"

const entity = (id, parentId, name) => ({
  id,
  parentId,
  name,
  businessEntityTypeId: 2,
  businessEntitySubTypeId: 0,
  isMerchant: false,
  isOrganization: true,
  isResellerOrganization: false
})
const ancestry = makeAncestry([
  entity(1, null, "Provider"),
  entity(7, 1, "Harbour Hotels"),
  entity(42, 7, "Harbour Bar")
])

const permissions = [{ id: 3, key: "UtgServices", name: "UTGs", description: "" }]
const masks = [
  {
    permissionId: 3,
    roleBusinessEntityIds: [7],
    isEnabled: true,
    canView: true,
    canEdit: true,
    canDelete: false,
    canGrant: false
  }
]
const question = { permissions, masks, ancestry, businessEntityId: 42 }

const { canViewUtgs, canEditUtgs, canEditTasks } = rightsAt(question)
console.log({ canViewUtgs, canEditUtgs, canEditTasks })
for (const { grantedAt } of grantsOf(question, "utgs")) console.log(`granted at ${ancestry.nameOf(grantedAt)}`)
