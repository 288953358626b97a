import type { ListOf } from "../rows/list-description.ts"
import { listWords } from "../rows/list-label-messages.ts"
import { type UserRow, userFields } from "./user.ts"
import { roleText } from "./user-role.ts"

const nameOf = (row: UserRow): string => row.username || String(row.id)

/** The User List (document 2 §2). An initial user is one who has not logged in yet. */
export const userList: ListOf<typeof userFields> = {
  id: "users",
  call: "users",
  ...listWords.users,
  fields: userFields,
  idOf: (row) => row.id,
  nameOf,
  derive: (row) => ({
    ...row,
    roleText: roleText(row),
    hasLoggedIn: row.isInitialUser === null ? null : !row.isInitialUser
  }),
  nameKey: "username",
  columns: [
    { key: "username", label: "Username", kind: "text" },
    { key: "firstName", label: "First Name", kind: "text" },
    { key: "lastName", label: "Last Name", kind: "text" },
    { key: "email", label: "Email Address", kind: "text" },
    { key: "emailAddressVerified", label: "Email Verified", kind: "flag" },
    { key: "roleText", label: "Role", kind: "text", isNamed: true },
    { key: "isActive", label: "Active", kind: "flag" },
    { key: "isLocked", label: "Account Locked", kind: "flag" },
    { key: "hasLoggedIn", label: "Has Logged In", kind: "flag" }
  ],
  phone: { state: "roleText", facts: ["email", "lastName"] },
  defaultSort: { key: "username", direction: "descending" },
  facets: ["roleText", "isActive", "isLocked", "emailAddressVerified", "hasLoggedIn"],
  selectAll: "none",
  area: "users",
  rights: "Users"
}
