import type { Translation } from "../language/translation.ts"
import type { jsonMessages } from "./json-messages.ts"

const unexpected = (found: string | null): string =>
  found === null ? "Der Text endet zu früh" : `${found} wird hier nicht erwartet`

export const jsonMessagesInGerman = {
  format: "Formatieren",
  nothingToFormat: "Es gibt keinen Text, der formatiert werden kann.",
  onlyJson: "Nur JSON kann formatiert werden, und der Text ist noch keines.",
  find: "Suchen",
  findIn: "Im Text suchen",
  next: "Nächster Treffer",
  previous: "Vorheriger Treffer",
  close: "Suche schließen",
  goTo: (line) => `Zu Zeile ${line} gehen`,
  notJson: ({ line, column, found }) => `Das ist kein JSON. Zeile ${line}, Spalte ${column}: ${unexpected(found)}.`,
  unexpected,
  matches: (at, count, isMore) => (count === 0 ? "Kein Treffer" : `${at} von ${count}${isMore ? "+" : ""}`)
} as const satisfies Translation<typeof jsonMessages>
