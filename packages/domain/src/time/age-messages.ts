import { translatable } from "../language/translatable.ts"
import { countText } from "../message/count-text.ts"

/** How long ago something was. */
export const ageMessages = {
  justNow: "just now",
  minutes: (count: number): string => `${count} min ago`,
  hours: (count: number): string => `${count} h ago`,
  days: (count: number): string => `${countText(count)} days ago`
} as const

translatable({ ageMessages })
