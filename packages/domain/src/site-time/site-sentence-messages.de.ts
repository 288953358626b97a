import type { Translation } from "../language/translation.ts"
import type { siteSentences } from "./site-sentence-messages.ts"

export const siteSentencesInGerman = {
  toBeChosen: "einem noch zu wählenden Zeitpunkt",
  zones: (count) => (count === 1 ? "1 Zone" : `${count} Zonen`),
  between: (from, to) => `${from} bis ${to}`,
  thereIsHere: (zones, counted, there, here) => `${zones}, ${counted}: ${there} dort ist ${here} hier.`,
  spread: (over) => `, verteilt über ${over}`,
  at: (reading, spread) => `um ${reading} nach der Uhr jedes Standorts${spread}`,
  hours: (count) => (count === 1 ? "1 Stunde" : `${count} Stunden`),
  minutes: (count) => (count === 1 ? "1 Minute" : `${count} Minuten`)
} as const satisfies Translation<typeof siteSentences>
