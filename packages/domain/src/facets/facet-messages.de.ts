import type { Translation } from "../language/translation.ts"
import { countText } from "../message/count-text.ts"
import { listedParts } from "../rows/listed-parts.ts"
import type { facetMessages } from "./facet-messages.ts"

export const facetMessagesInGerman = {
  title: "Eingrenzen",
  close: "Eingrenzen schließen",
  clear: "Alles zurücksetzen",
  clearColumn: (label) => `${label} zurücksetzen`,
  hint: "Werte der geladenen Zeilen, jeweils mit der Anzahl der Zeilen.",
  none: "(leer)",
  yes: "Ja",
  no: "Nein",
  counting: "Wird gezählt …",
  nothing: "Diese Zeilen lassen sich nicht eingrenzen.",
  find: (label) => `In ${label} suchen`,
  noneFound: "Kein Wert enthält diesen Text.",
  more: (count) => `${countText(count)} weitere. Suchen Sie, um sie zu finden.`,
  failed: "Die Werte konnten nicht gezählt werden.",
  retry: "Wiederholen",
  count: countText,
  left: (count) => (count === 1 ? "1 Zeile bleibt." : `${countText(count)} Zeilen bleiben.`),
  chosen: (values) => `ist ${values.length === 1 ? values[0] : `eines von ${listedParts(values)}`}`,
  unkept:
    "Diese Werte sind zu viele für die Adresse: Beim Neuladen, in einem Link und in einer gespeicherten Ansicht gehen sie verloren. Wählen Sie weniger, oder setzen Sie einen Filter.",
  /** The language of filters has the columns' own names. */
  unreadable: (text) =>
    `„${text}“ ist nicht lesbar. Schreiben Sie Spalten und ihre Werte wie UTG Status is (Running or Error) and UTG Version is 5.0.0.3018.`,
  range: (from, to) => `${from} bis ${to}`,
  before: (instant) => `ist vor ${instant}`,
  since: (instant) => `ist ${instant} oder später`,
  between: (from, to) => `ist ab ${from} und vor ${to}`,
  either: (periods) => periods.join(" oder ")
} as const satisfies Translation<typeof facetMessages>
