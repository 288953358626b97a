import { translatable } from "../language/translatable.ts"

/** Of accounts that are not there or cannot be shown, where the documents are silent. */
export const accountMessages = {
  title: "No such account",
  undefinedId: "The address has no business entity ID: /be/ must be followed by a number.",
  unknown: (businessEntityId: number) => `There is no account ${businessEntityId}, or you may not see it.`,
  treeFailed: "The accounts cannot be shown. The rest of the page still works. Reload to try again.",
  noneMatches: (text: string) => `No account's name contains "${text}".`,
  /** One that is not listed, and has no name for it. */
  numbered: (businessEntityId: number) => `Account ${businessEntityId}`,
  ownAccount: "Go to the dashboard of your own account"
} as const

translatable({ accountMessages })
