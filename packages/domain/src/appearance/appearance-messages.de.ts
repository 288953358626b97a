import type { Translation } from "../language/translation.ts"
import type { appearanceMessages } from "./appearance-messages.ts"

export const appearanceMessagesInGerman = {
  theme: "Design",
  clocks: "Uhrzeiten",
  clocksNames: { mine: "Meine Zeit", utc: "UTC", site: "Ortszeit des Standorts" },
  themes: { system: "Wie das System", light: "Hell", dark: "Dunkel" }
} as const satisfies Translation<typeof appearanceMessages>
