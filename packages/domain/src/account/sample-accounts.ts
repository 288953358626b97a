import type { BusinessEntity } from "./business-entity.ts"

/** An organization for tests; say only what matters. */
export const sampleAccount = (
  given: Partial<BusinessEntity> & Pick<BusinessEntity, "id" | "parentId">
): BusinessEntity => ({
  name: `Account ${given.id}`,
  businessEntityTypeId: 2,
  businessEntitySubTypeId: 1,
  isMerchant: false,
  isOrganization: true,
  isResellerOrganization: false,
  ...given
})

export const sampleMerchant = (
  given: Partial<BusinessEntity> & Pick<BusinessEntity, "id" | "parentId">
): BusinessEntity => sampleAccount({ businessEntityTypeId: 1, isMerchant: true, isOrganization: false, ...given })
