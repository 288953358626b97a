/** What the pages of UTGs offer of tags before anything of them is loaded. */
export const tagActionMessages = {
  add: "Add tag",
  manage: "Manage tags",
  tag: (named: string): string => `Tag: ${named}`
} as const
