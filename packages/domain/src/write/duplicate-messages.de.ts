import type { Translation } from "../language/translation.ts"
import type { duplicateMessages } from "./duplicate-messages.ts"

export const duplicateMessagesInGerman = {
  created: (id, at) => `${id}, angelegt am ${at}`
} as const satisfies Translation<typeof duplicateMessages>
