import type { RowOf } from "../rows/row-fields.ts"

/**
 * A person of an account (document 2 §3 "User").
 * `roleId` and `roleName` are given by some services only; `roleText` and `hasLoggedIn` are filled when the row is read.
 */
export const userFields = {
  id: "id",
  username: "text",
  firstName: "text",
  lastName: "text",
  email: "text",
  emailAddressVerified: "flag",
  userType: "number",
  roleId: "number",
  roleName: "text",
  roleText: "text",
  isActive: "flag",
  isLocked: "flag",
  isInitialUser: "flag",
  hasLoggedIn: "flag"
} as const

export type UserRow = RowOf<typeof userFields>
