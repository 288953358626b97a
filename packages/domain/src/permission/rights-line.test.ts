import { expect, it } from "vitest"
import { makeAncestry } from "../account/ancestors.ts"
import { sampleAccount } from "../account/sample-accounts.ts"
import { rightsLine } from "./rights-line.ts"
import { rightsMessages } from "./rights-messages.ts"
import { sampleMask } from "./sample-mask.ts"

const permission = (id: number, key: string) => ({ id, key, name: key, description: null })
const permissions = [permission(1, "UtgServices"), permission(2, "Users")]

/** 1 over 2 over 3, beside 2 stands 4; 900 stands above all that the user may see. */
const ancestry = makeAncestry([
  sampleAccount({ id: 1, parentId: 900, name: "Region" }),
  sampleAccount({ id: 2, parentId: 1, name: "Chain" }),
  sampleAccount({ id: 3, parentId: 2, name: "Shop" }),
  sampleAccount({ id: 4, parentId: 1, name: "Beside" })
])

const view = sampleMask({ canView: true, roleBusinessEntityIds: [900] })
const off = sampleMask({ canEdit: true, isEnabled: false })
const beside = sampleMask({ canView: true, canEdit: true, roleBusinessEntityIds: [4] })
const ofUsers = sampleMask({ permissionId: 2, canView: true, canEdit: true, roleBusinessEntityIds: [2, 3] })
const question = { permissions, masks: [view, off, beside, ofUsers], ancestry, businessEntityId: 3 }

it("a line has each account from the top, with the masks of the permission given there and what they do", () => {
  const [utgs, users] = permissions
  const line = rightsLine(question, "Utgs")
  expect(line).toEqual({
    subject: "Utgs",
    permissionKey: "UtgServices",
    canView: true,
    canEdit: false,
    accounts: [
      { id: 900, name: null, masks: [{ mask: view, permission: utgs, ignored: null }] },
      { id: 1, name: "Region", masks: [] },
      { id: 2, name: "Chain", masks: [{ mask: off, permission: utgs, ignored: "disabled" }] },
      { id: 3, name: "Shop", masks: [] }
    ],
    elsewhere: [{ mask: beside, permission: utgs, ignored: "given elsewhere", places: [{ id: 4, name: "Beside" }] }]
  })
  expect(rightsMessages.verdict(null, line, "Shop")).toBe(
    "You can view, but not edit UTGs and config templates at Shop."
  )
  const own = rightsLine(question, "Users")
  expect(own.accounts.flatMap(({ id, masks }) => masks.map((mask) => [id, mask]))).toEqual([
    [3, { mask: ofUsers, permission: users, ignored: null }]
  ])
  expect(rightsMessages.verdict("ravi", own, "Shop")).toBe("ravi can view and edit Users at Shop.")
})
