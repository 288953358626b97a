import { expect, it } from "vitest"
import { profileAccounts } from "./profile-accounts.ts"

it("profiles are asked of the user's own account before the one that is looked at", () => {
  expect([profileAccounts(1, 12), profileAccounts(12, 12), profileAccounts(null, 12)]).toEqual([[1, 12], [12], [12]])
})
