import { describe, expect, it } from "vitest"
import { listMessages } from "../message/list-messages.ts"
import { sampleUser } from "./sample-user.ts"
import { userList } from "./user-list.ts"
import { userMessages } from "./user-messages.ts"
import { assignableRoles, roleText, userKindName, userKinds } from "./user-role.ts"

const row = sampleUser()

describe("the User List", () => {
  it("has its columns in order [B2.users-01]", () => {
    expect(userList.columns.map(({ key, label, kind }) => [key, label, kind])).toEqual([
      ["username", "Username", "text"],
      ["firstName", "First Name", "text"],
      ["lastName", "Last Name", "text"],
      ["email", "Email Address", "text"],
      ["emailAddressVerified", "Email Verified", "flag"],
      ["roleText", "Role", "text"],
      ["isActive", "Active", "flag"],
      ["isLocked", "Account Locked", "flag"],
      ["hasLoggedIn", "Has Logged In", "flag"]
    ])
  })

  it("is a list of its own, whose rows cannot be selected", () => {
    expect([userList.id, userList.title, userList.selectAll, userList.area]).toEqual([
      "users",
      "User List",
      "none",
      "users"
    ])
  })

  it("reads the fields of the document", () => {
    expect(Object.keys(userList.fields).toSorted()).toEqual(Object.keys(row).toSorted())
  })

  it("fills the role and whether the person has logged in", () => {
    const loggedIn = (isInitialUser: boolean | null) =>
      userList.derive?.({ ...row, isInitialUser }, () => undefined).hasLoggedIn
    expect(userList.derive?.(row, () => undefined)).toEqual({ ...row, roleText: "Manager", hasLoggedIn: true })
    expect([loggedIn(true), loggedIn(null)]).toEqual([false, null])
  })

  it("names a person by username, or id", () => {
    expect([
      userList.idOf(row),
      userList.nameOf(row),
      listMessages.copied(userList.nameOf({ ...row, username: null }))
    ]).toEqual([3, "ada@example.com", "The data for 3 has been copied to your clipboard."])
  })
})

describe("user kinds and roles", () => {
  it("have the codes of the document [A3-02 B3-27]", () => {
    expect(userKinds).toEqual({ standard: 0, system: 1, ephemeral: 2 })
    expect([0, 1, 2, 3].map(userKindName)).toEqual(["Standard", "System", "Ephemeral", null])
  })

  it("have the role ids and labels of the documents [A6-01 B6-15]", () => {
    expect(assignableRoles).toEqual([
      { id: 10000, key: "ReadOnly", label: "Read Only" },
      { id: 10001, key: "Manager", label: "Manager" },
      { id: 10002, key: "TechnicalAdvisor", label: "Technical Advisor" },
      { id: 10003, key: "Technician", label: "Technician" },
      { id: 10004, key: "HelpDesk", label: "Help Desk Administrator" }
    ])
  })

  it.each([
    [{ userType: 0, roleId: 10003, roleName: null }, "Technician"],
    [{ userType: 0, roleId: 10003, roleName: "Field technician" }, "Field technician"],
    [{ userType: 0, roleId: 5, roleName: null }, "Standard"],
    [{ userType: 0, roleId: null, roleName: null }, "Standard"],
    [{ userType: 2, roleId: null, roleName: null }, "Ephemeral"],
    [{ userType: 1, roleId: 10003, roleName: "Technician" }, "Error"],
    [{ userType: 7, roleId: null, roleName: null }, "Error"],
    [{ userType: null, roleId: null, roleName: null }, "Error"]
  ])("%j shows %s", (carrier, text) => {
    expect(roleText(carrier)).toBe(text)
  })
})

describe("the sentences of users", () => {
  it("of loading and adding", () => {
    expect([
      userList.loadFailed("x"),
      userMessages.addFailed(userMessages.unknownResponse),
      userMessages.added("Ada", "Byron")
    ]).toEqual([
      "Unable to load users due to the following error - x",
      "Unable to add the user: Unknown error",
      "User Ada Byron added"
    ])
  })
})
