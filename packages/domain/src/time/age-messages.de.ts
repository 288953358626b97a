import type { Translation } from "../language/translation.ts"
import { countText } from "../message/count-text.ts"
import type { ageMessages } from "./age-messages.ts"

export const ageMessagesInGerman = {
  justNow: "gerade eben",
  minutes: (count) => `vor ${count} min`,
  hours: (count) => `vor ${count} h`,
  days: (count) => (count === 1 ? "vor 1 Tag" : `vor ${countText(count)} Tagen`)
} as const satisfies Translation<typeof ageMessages>
