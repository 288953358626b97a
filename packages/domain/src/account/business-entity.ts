import { Schema } from "effect"

/** An account: organization, reseller organization or merchant (document 1 §3). */
export const BusinessEntity = Schema.Struct({
  id: Schema.Number,
  name: Schema.String,
  parentId: Schema.NullOr(Schema.Number),
  businessEntityTypeId: Schema.NullOr(Schema.Number),
  businessEntitySubTypeId: Schema.NullOr(Schema.Number),
  isMerchant: Schema.Boolean,
  isOrganization: Schema.Boolean,
  isResellerOrganization: Schema.Boolean
})
export type BusinessEntity = typeof BusinessEntity.Type

export const businessEntityTypes = { merchant: 1, organization: 2 } as const
export const businessEntitySubTypes = { standard: 1, root: 2, resellerOrganization: 3 } as const

/** Derived kind: 3 merchant, 2 organization, 1 reseller (document 1 §3). */
export type BeType = 1 | 2 | 3

export const beType = (entity: BusinessEntity): BeType => {
  if (entity.isMerchant || entity.businessEntityTypeId === businessEntityTypes.merchant) return 3
  const isReseller =
    entity.isResellerOrganization || entity.businessEntitySubTypeId === businessEntitySubTypes.resellerOrganization
  return isReseller ? 1 : 2
}
