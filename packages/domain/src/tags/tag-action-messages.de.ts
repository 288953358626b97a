import type { Translation } from "../language/translation.ts"
import type { tagActionMessages } from "./tag-action-messages.ts"

export const tagActionMessagesInGerman = {
  label: "Tags",
  add: "Tag hinzufügen",
  manage: "Tags verwalten",
  notRead: "Ihre Tags konnten nicht gelesen werden. Laden Sie die Seite neu.",
  tag: (named) => `Tag: ${named}`
} as const satisfies Translation<typeof tagActionMessages>
