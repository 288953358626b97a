import type { Translation } from "../language/translation.ts"
import type { spreadMessages } from "./spread-messages.ts"

export const spreadMessagesInGerman = {
  help: (minutes) =>
    minutes > 0
      ? `Sie beginnen nacheinander, innerhalb von ${minutes === 1 ? "einer Minute" : `${minutes} Minuten`}.`
      : "Bei 0 laufen alle zur selben Uhrzeit.",
  until: "bis"
} as const satisfies Translation<typeof spreadMessages>
