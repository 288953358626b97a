import { translatable } from "../language/translatable.ts"
/** What the pages of UTGs offer of tags before anything of them is loaded. */
export const tagActionMessages = {
  label: "Tags",
  add: "Add tag",
  manage: "Manage tags",
  notRead: "Your tags could not be read. Reload the page to try again.",
  tag: (named: string): string => `Tag: ${named}`
} as const

translatable({ tagActionMessages })
