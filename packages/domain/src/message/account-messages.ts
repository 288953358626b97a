/** Addresses that lead to no account; where the documents are silent. */
export const accountMessages = {
  undefinedId: "The address has no business entity id. Open the dashboard and choose an account.",
  unknown: (businessEntityId: number) =>
    `There is no account ${businessEntityId} that you may see. Choose one in the account tree, or go to your own account.`
} as const
