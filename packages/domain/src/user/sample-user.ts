import type { UserRow } from "./user.ts"

/** A user row for tests, complete, with what a test cares about put in place. */
export const sampleUser = (changes: Partial<UserRow> = {}): UserRow => ({
  id: 3,
  username: "ada@example.com",
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  emailAddressVerified: true,
  userType: 0,
  roleId: 10001,
  roleName: null,
  roleText: null,
  isActive: true,
  isLocked: false,
  isInitialUser: false,
  hasLoggedIn: null,
  ...changes
})
