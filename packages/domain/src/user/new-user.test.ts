import { describe, expect, it } from "vitest"
import {
  emptyUserDraft,
  isCreatedAs,
  type NewUserDraft,
  newUserBody,
  newUserIssue,
  newUserNeeds,
  newUserOf,
  newUserTexts,
  withoutOuterSpaces
} from "./new-user.ts"
import { sampleUser } from "./sample-user.ts"
import type { UserRow } from "./user.ts"
import { assignableRoles } from "./user-role.ts"

const filled: NewUserDraft = {
  username: "ada.byron",
  firstName: "Ada",
  lastName: "Byron",
  email: "ada@example.com",
  verifyEmail: "ada@example.com",
  roleId: 10003
}

const long = (length: number): string => "a".repeat(length)

/** An address of a given length whose parts are each within their own limits. */
const emailOf = (length: number): string => {
  const domain = `@${long(60)}.${long(60)}.com`
  return `${long(length - domain.length)}${domain}`
}

const usernameMessage =
  "Username must be between 1 and 50 valid characters: A-Z, a-z, 0-9, period (.), underscore (_), hyphen (-), or at-sign(@)."
const firstNameMessage =
  "First name must be between 1 and 50 valid characters: 0-9, A-Z, a-z, exclamation point (!), period (.), hyphen (-), space ( ), or apostrophe (')."
const lastNameMessage =
  "Last name must be between 1 and 50 valid characters: A-Z, a-z, exclamation point (!), period (.), hyphen (-), space ( ), or apostrophe (')."

describe("Username", () => {
  it.each(["a", "Z", "0", "_", "@", ".", "+", "-", "Ada_Byron@shop.1+x-y", long(50)])("may be %j [B5-01]", (username) =>
    expect(newUserIssue({ ...filled, username }, "username")).toBe(null)
  )

  it.each(["", " ", "a b", "ada!", "ada'", "ada/", "adaé", "ada\n", "\u017f", "\u212a", long(51)])(
    "may not be %j, and says so [B5-01 B5-02]",
    (username) => expect(newUserIssue({ ...filled, username }, "username")).toBe(usernameMessage)
  )
})

describe("First name", () => {
  it.each(["a", "Z", "7", "!", ".", "'", "-", "Mary Ann", "J. O'Neil-Fay 3rd!", long(50)])(
    "may be %j [B5-03]",
    (firstName) => expect(newUserIssue({ ...filled, firstName }, "firstName")).toBe(null)
  )

  it.each(["", "   ", "Ada_", "Ada@", "Ada+", "Adé", "Ada\t", "Ada\n", long(51)])(
    "may not be %j, and says so [B5-03 B5-04]",
    (firstName) => expect(newUserIssue({ ...filled, firstName }, "firstName")).toBe(firstNameMessage)
  )
})

describe("Last name", () => {
  it.each(["a", "Z", "!", ".", "'", "-", "van Dyke", "O'Neil-Fay Jr.!", long(50)])("may be %j [B5-05]", (lastName) =>
    expect(newUserIssue({ ...filled, lastName }, "lastName")).toBe(null)
  )

  it.each(["", " ", "Byron2", "Byron_", "Byron@", "Byrön", "Byron\n", long(51)])(
    "may not be %j, and says so [B5-05 B5-06]",
    (lastName) => expect(newUserIssue({ ...filled, lastName }, "lastName")).toBe(lastNameMessage)
  )
})

describe("Email", () => {
  it.each([
    "a@b.co",
    "ADA@EXAMPLE.COM",
    "ada.byron@mail.example.com",
    "ada+tag@example.com",
    "ada+one.two+three@example.com",
    "a_b-c!#$%&'*/=?^`{|}~@example.com",
    "josé@example.com",
    "ada@xn--bcher-kva.example",
    emailOf(200)
  ])("may be %j [B5-07]", (email) => expect(newUserIssue({ ...filled, email }, "email")).toBe(null))

  it.each([
    "",
    "ada",
    "@example.com",
    "ada@",
    "ada@example",
    "ada@@example.com",
    "ada@example@com",
    ".ada@example.com",
    "ada.@example.com",
    "a..b@example.com",
    "ada+@example.com",
    "ada @example.com",
    "ada\u0007@example.com",
    "ada\u0085@example.com",
    "a(b@example.com",
    "a)b@example.com",
    "a<b@example.com",
    "a>b@example.com",
    "a[b@example.com",
    "a]b@example.com",
    "a:b@example.com",
    "a;b@example.com",
    "a,b@example.com",
    'a"b@example.com',
    "a\\b@example.com",
    "ada@-example.com",
    "ada@example-.com",
    "ada@exam_ple.com",
    "ada@example..com",
    "ada@example.com.",
    "ada@example.com ",
    "ada@example.com\n",
    "ada@\u212aelvin.com",
    `${"a.".repeat(99)}!`,
    `a@${"b-".repeat(98)}`,
    emailOf(201)
  ])("may not be %j, and says so [B5-07 B5-08]", (email) =>
    expect(newUserIssue({ ...filled, email }, "email")).toBe("Invalid email address format.")
  )
})

describe("Verify email", () => {
  it.each(["", "ada@example.org", "ADA@example.com", "ada@example.com "])(
    "must equal the email: %j does not [B5-09]",
    (verifyEmail) =>
      expect(newUserIssue({ ...filled, verifyEmail }, "verifyEmail")).toBe("Email addresses do not match.")
  )

  it("equals the email [B5-09]", () => expect(newUserIssue(filled, "verifyEmail")).toBe(null))
})

describe("a draft", () => {
  it("is empty at first, and says what is wrong with each field", () => {
    expect(emptyUserDraft).toEqual({
      username: "",
      firstName: "",
      lastName: "",
      email: "",
      verifyEmail: "",
      roleId: null
    })
    expect(newUserTexts.map((field) => newUserIssue(emptyUserDraft, field))).toEqual([
      usernameMessage,
      firstNameMessage,
      lastNameMessage,
      "Invalid email address format.",
      "Email addresses do not match."
    ])
  })

  it("is a user once all five fields are valid and a role is chosen [B4-53 B5-10]", () => {
    expect(newUserOf(filled)).toEqual({
      username: "ada.byron",
      firstName: "Ada",
      lastName: "Byron",
      email: "ada@example.com",
      roleId: 10003
    })
    expect(newUserOf(emptyUserDraft)).toBe(null)
    expect(newUserTexts.map((field) => newUserOf({ ...filled, [field]: "" }))).toEqual([null, null, null, null, null])
  })

  it("lacks what is empty, wrong or not chosen", () => {
    expect(newUserNeeds(emptyUserDraft)).toEqual([...newUserTexts, "roleId"])
    expect(newUserNeeds({ ...filled, email: "ann@", roleId: 1 })).toEqual(["email", "verifyEmail", "roleId"])
    expect(newUserNeeds(filled)).toEqual([])
  })

  it("takes each of the five roles and no other [B5-10 B6-15]", () => {
    const roles = assignableRoles.map(({ id }) => newUserOf({ ...filled, roleId: id })?.roleId)
    expect(roles).toEqual([10000, 10001, 10002, 10003, 10004])
    expect([null, 0, 9999, 10005].map((roleId) => newUserOf({ ...filled, roleId }))).toEqual([null, null, null, null])
  })

  it("creates a Standard, active user of the account; the role is no part of it [B3-26 B4-54]", () => {
    const user = newUserOf(filled)
    expect(user === null ? null : newUserBody(user, 42)).toEqual({
      Username: "ada.byron",
      FirstName: "Ada",
      LastName: "Byron",
      Email: "ada@example.com",
      BusinessEntityId: 42,
      UserType: 0,
      IsActive: true
    })
  })
})

describe("a user whose creation brought no answer", () => {
  const user = { username: "ada", firstName: "Ada", lastName: "Byron", email: "ada@example.com", roleId: 10003 }
  const row = (id: number, change: Partial<UserRow> = {}) =>
    sampleUser({ id, username: "ada", roleId: null, isInitialUser: true, ...change })

  it("is found by everything that was sent, letter case of username and email aside", () => {
    expect(isCreatedAs(user, row(2, { username: "Ada", email: "Ada@example.com" }))).toBe(true)
    expect(isCreatedAs(user, row(2, { roleId: user.roleId }))).toBe(true)
    expect(isCreatedAs(user, row(2, { isInitialUser: null }))).toBe(true)
  })

  it.each([
    { username: "adam" },
    { username: null },
    { email: null },
    { firstName: "Adam" },
    { lastName: null },
    { email: "ada@example.org" },
    { roleId: 10_001 },
    { isInitialUser: false }
  ])("is not somebody else with %j", (change) => expect(isCreatedAs(user, row(1, change))).toBe(false))
})

describe("the spaces around what was typed", () => {
  it("are left out of every text, those within stay", () => {
    const typed = {
      username: " ada.byron",
      firstName: "Mary Ann ",
      lastName: " van Dyke ",
      email: "\tada@example.com ",
      verifyEmail: " ada@example.com",
      roleId: 10003
    }
    expect(newUserOf(withoutOuterSpaces(typed))).toEqual({
      username: "ada.byron",
      firstName: "Mary Ann",
      lastName: "van Dyke",
      email: "ada@example.com",
      roleId: 10003
    })
  })
})
