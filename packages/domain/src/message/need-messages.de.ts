import type { Translation } from "../language/translation.ts"
import type { needMessages } from "./need-messages.ts"

export const needMessagesInGerman = {
  stillNeeded: (labels) => `Es fehlt noch: ${labels.join(", ")}.`
} as const satisfies Translation<typeof needMessages>
