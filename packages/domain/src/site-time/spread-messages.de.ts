import type { Translation } from "../language/translation.ts"
import type { spreadMessages } from "./spread-messages.ts"

export const spreadMessagesInGerman = {
  help: (minutes) =>
    minutes > 0
      ? `Das letzte beginnt knapp ${minutes === 1 ? "eine Minute" : `${minutes} Minuten`} nach dem ersten.`
      : "Bei 0 laufen alle zur selben Uhrzeit.",
  until: "bis"
} as const satisfies Translation<typeof spreadMessages>
