import { translatable } from "../language/translatable.ts"
import { writeMessages } from "../write/write-messages.ts"

/** Sentences of the User List; the section is document 2 §8 unless another is named. */
export const userMessages = {
  added: (firstName: string, lastName: string): string => `User ${firstName} ${lastName} added`,
  addFailed: (error: string): string => `Unable to add the user: ${error}`,
  unknownResponse: "Unknown error",
  /** 2 §2. */
  createUser: "Create User",
  addDialog: {
    title: "Add new user",
    username: "Username",
    firstName: "First Name",
    lastName: "Last Name",
    email: "Email Address",
    verifyEmail: "Verify Email Address",
    role: "Role",
    add: "Add",
    adding: "Adding…",
    check: "Check",
    checking: "Checking…",
    back: "Back to the User",
    roleAgain: "Assign the Role Again",
    cancel: "Cancel",
    close: "Close"
  },
  creationUnknown:
    "The service gave no usable answer, so the user may have been created. Check looks for the user in the list; nothing is sent again.",
  notFound: "The user was not found in this account. You can change what you typed and send it again.",
  roleNotAssigned: (username: string, role: string): string =>
    `The user ${username} was created, but the role ${role} was not assigned. Trying again sends the role only.`,
  roleUnknown: (username: string, role: string): string =>
    `The user ${username} was created. Whether the role ${role} was assigned is not known. Trying again sends the role only.`,
  /** No call removes a user (document 2 §7 "Users"). */
  addedTwice: (username: string, ids: ReadonlyArray<number>): string =>
    `${writeMessages.repeated(username, ids)} The role was assigned to the first; ask who runs the service to remove the others.`,
  unsaved: "The user has not been added yet.",
  crashed: "An unexpected error occurred.",
  /** 2 §5 "New user form". */
  invalidUsername:
    "Username must be between 1 and 50 valid characters: A-Z, a-z, 0-9, period (.), underscore (_), hyphen (-), or at-sign(@).",
  invalidFirstName:
    "First name must be between 1 and 50 valid characters: 0-9, A-Z, a-z, exclamation point (!), period (.), hyphen (-), space ( ), or apostrophe (').",
  invalidLastName:
    "Last name must be between 1 and 50 valid characters: A-Z, a-z, exclamation point (!), period (.), hyphen (-), space ( ), or apostrophe (').",
  invalidEmail: "Invalid email address format.",
  emailMismatch: "Email addresses do not match."
} as const

translatable({ userMessages })
