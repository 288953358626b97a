import type { UserRow } from "./user.ts"
import { userMessages } from "./user-messages.ts"
import { assignableRoles, userKinds } from "./user-role.ts"

/** What is typed and chosen in "Add new user" (document 2 §5 "New user form"). */
export interface NewUserDraft {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly verifyEmail: string
  readonly roleId: number | null
}

export type NewUserText = Exclude<keyof NewUserDraft, "roleId">

/** A user whose every field is valid, with the role that goes into a call of its own. */
export interface NewUser {
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly roleId: number
}

/** The body that creates a user (contract "Security service"). */
export interface NewUserBody {
  readonly Username: string
  readonly FirstName: string
  readonly LastName: string
  readonly Email: string
  readonly BusinessEntityId: number
  readonly UserType: number
  readonly IsActive: boolean
}

export const emptyUserDraft: NewUserDraft = {
  username: "",
  firstName: "",
  lastName: "",
  email: "",
  verifyEmail: "",
  roleId: null
}

/**
 * A draft as it is judged and sent: the spaces that a paste or a phone's keyboard leaves around a text are nobody's
 * name, and no message could point at them.
 */
export const withoutOuterSpaces = (draft: NewUserDraft): NewUserDraft => ({
  username: draft.username.trim(),
  firstName: draft.firstName.trim(),
  lastName: draft.lastName.trim(),
  email: draft.email.trim(),
  verifyEmail: draft.verifyEmail.trim(),
  roleId: draft.roleId
})

const longestEmail = 200
// Both letter cases are written out: the flags "iu" would let letters in that only fold to these, as the Kelvin sign.
const usernamePattern = /^[A-Za-z0-9_@.+-]{1,50}$/u
const firstNamePattern = /^[A-Za-z0-9!.' -]{1,50}$/u
const lastNamePattern = /^[A-Za-z!.' -]{1,50}$/u

const localPart = String.raw`[^\p{Cc}\s()<>[\]:;,\\"@.+]+`
const dotted = String.raw`${localPart}(?:\.${localPart})*`
const domainLabel = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"

/** The one email pattern of the console: a local part, plus tags, then @ and a domain with a dot. */
const emailPattern = new RegExp(String.raw`^${dotted}(?:\+${dotted})*@${domainLabel}(?:\.${domainLabel})+$`, "u")

const isName = (pattern: RegExp, text: string): boolean => pattern.test(text) && text.trim() !== ""

/** Whether a text is an email address as the documents have it (document 2 §5). */
export const isEmail = (text: string): boolean => text.length <= longestEmail && emailPattern.test(text)

const rules: Readonly<Record<NewUserText, readonly [isValid: (draft: NewUserDraft) => boolean, message: string]>> = {
  username: [({ username }) => usernamePattern.test(username), userMessages.invalidUsername],
  firstName: [({ firstName }) => isName(firstNamePattern, firstName), userMessages.invalidFirstName],
  lastName: [({ lastName }) => isName(lastNamePattern, lastName), userMessages.invalidLastName],
  email: [({ email }) => isEmail(email), userMessages.invalidEmail],
  verifyEmail: [({ email, verifyEmail }) => verifyEmail !== "" && verifyEmail === email, userMessages.emailMismatch]
}

/** The fields that are typed, in the order of the form. */
export const newUserTexts: ReadonlyArray<NewUserText> = ["username", "firstName", "lastName", "email", "verifyEmail"]

/** What is wrong with a field, in the words of document 2 §5; null where it is valid. */
export const newUserIssue = (draft: NewUserDraft, field: NewUserText): string | null => {
  const [isValid, message] = rules[field]
  return isValid(draft) ? null : message
}

/** What a draft lacks to be a user, in the order of the form: what is empty, wrong, or not chosen. */
export const newUserNeeds = (draft: NewUserDraft): ReadonlyArray<keyof NewUserDraft> => {
  const texts = newUserTexts.filter((field) => newUserIssue(draft, field) !== null)
  return assignableRoles.some(({ id }) => id === draft.roleId) ? texts : [...texts, "roleId"]
}

/** The user that a draft describes; null until all five fields are valid and a role is chosen (document 2 §4). */
export const newUserOf = (draft: NewUserDraft): NewUser | null => {
  const role = assignableRoles.find(({ id }) => id === draft.roleId)
  if (role === undefined || newUserNeeds(draft).length > 0) return null
  const { username, firstName, lastName, email } = draft
  return { username, firstName, lastName, email, roleId: role.id }
}

/** A new user is Standard, active and attached to the account (document 2 §4 "Add user"). */
export const newUserBody = (
  { username, firstName, lastName, email }: NewUser,
  businessEntityId: number
): NewUserBody => ({
  Username: username,
  FirstName: firstName,
  LastName: lastName,
  Email: email,
  BusinessEntityId: businessEntityId,
  UserType: userKinds.standard,
  IsActive: true
})

/**
 * Whether a user was created as asked. One of the same name whose other fields differ, who has another role already or
 * has logged in before, is somebody else, who must not be given the role.
 */
export const isCreatedAs = (user: NewUser, row: UserRow): boolean =>
  row.username?.toLowerCase() === user.username.toLowerCase() &&
  row.email?.toLowerCase() === user.email.toLowerCase() &&
  row.firstName === user.firstName &&
  row.lastName === user.lastName &&
  row.isInitialUser !== false &&
  (row.roleId === null || row.roleId === user.roleId)
