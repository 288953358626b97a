import { Schema } from "effect"
import { describe, expect, it } from "vitest"
import { makeAncestry } from "./ancestors.ts"
import { BusinessEntity, beType, businessEntitySubTypes, businessEntityTypes } from "./business-entity.ts"
import { sampleAccount, sampleMerchant } from "./sample-accounts.ts"

describe("who stands above whom", () => {
  const ancestry = makeAncestry([
    sampleAccount({ id: 1, parentId: 900, name: "Provider" }),
    sampleAccount({ id: 2, parentId: 1 }),
    sampleAccount({ id: 3, parentId: 2 }),
    sampleAccount({ id: 5, parentId: 6 }),
    sampleAccount({ id: 6, parentId: 5 }),
    sampleAccount({ id: 7, parentId: 0 }),
    sampleAccount({ id: 8, parentId: null })
  ])

  it.each([
    ["the nearest first, and one above all that may be seen", 3, [2, 1, 900]],
    ["ending where a chain turns back", 5, [6]],
    ["none above the top", 7, []],
    ["none above one that names no parent", 8, []],
    ["none of an unknown account", 44, []]
  ])("%s", (_, id, above) => {
    expect(ancestry.ancestorsOf(id)).toEqual(above)
  })

  it("knows names", () => {
    expect([ancestry.nameOf(1), ancestry.nameOf(900), ancestry.has(1), ancestry.has(900)]).toEqual([
      "Provider",
      undefined,
      true,
      false
    ])
  })
})

describe("the kind of an account", () => {
  const cases: ReadonlyArray<readonly [string, BusinessEntity, number]> = [
    ["merchant", sampleMerchant({ id: 1, parentId: 0 }), 3],
    ["merchant by its type alone", sampleAccount({ id: 1, parentId: 0, businessEntityTypeId: 1 }), 3],
    ["organization", sampleAccount({ id: 1, parentId: 0 }), 2],
    ["root organization", sampleAccount({ id: 1, parentId: 0, businessEntitySubTypeId: 2 }), 2],
    ["reseller", sampleAccount({ id: 1, parentId: 0, isResellerOrganization: true }), 1],
    ["reseller by its subtype alone", sampleAccount({ id: 1, parentId: 0, businessEntitySubTypeId: 3 }), 1]
  ]
  it.each(cases)("%s [A3-07]", (_, entity, kind) => {
    expect(beType(entity)).toBe(kind)
  })

  it("is read from eight fields, three of which may be null", () => {
    const account = sampleAccount({ id: 1, parentId: 0 })
    expect(Schema.decodeUnknownSync(BusinessEntity)({ ...account, other: 1 })).toEqual(account)
    expect(Object.keys(account).filter((key) => Schema.is(BusinessEntity)({ ...account, [key]: null }))).toEqual([
      "businessEntityTypeId",
      "businessEntitySubTypeId",
      "parentId"
    ])
  })

  it("has the codes of the document [A3-05 A3-06]", () => {
    expect([businessEntityTypes, businessEntitySubTypes]).toEqual([
      { merchant: 1, organization: 2 },
      { standard: 1, root: 2, resellerOrganization: 3 }
    ])
  })
})
