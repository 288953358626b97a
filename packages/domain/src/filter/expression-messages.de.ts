import type { Translation } from "../language/translation.ts"
import type { expressionMessages } from "./expression-messages.ts"

const offer = (near: string | null): string => (near === null ? "" : ` Meinten Sie ${near}?`)

/** The language of filters is the same in each language: its operators, "and", "or" and the columns' own names. */
export const expressionMessagesInGerman = {
  unknownProperty: (token, near, labels) =>
    `Die Eigenschaft „${token}“ gibt es nicht.${near === null ? ` Die Eigenschaften sind ${labels.join(", ")}.` : offer(near)}`,
  propertyMissing: "Hier fehlt eine Eigenschaft wie UTG Version.",
  operatorMissing: (label, token, operators) =>
    `${token === "" ? "Ein Operator fehlt" : `„${token}“ ist kein Operator`} nach ${label}. Möglich sind ${operators}.`,
  operatorNotOffered: (label, token, operators) =>
    `${label} hat keinen Operator „${token}“. Möglich sind ${operators}.`,
  valueMissing: (label) => `Für ${label} fehlt ein Wert.`,
  quoteValue: (token) => `Setzen Sie einen Wert, der ${token} enthält, in Anführungszeichen.`,
  quoteOpen: (quote) => `Dem Wert fehlt ein schließendes ${quote}.`,
  version: (label, value) =>
    `${label} kann nicht mit „${value}“ verglichen werden. Schreiben Sie Zahlen und Punkte wie 5.0.0.3018.`,
  wholeNumber: (label, value) => `${label} ist eine ganze Zahl über null, nicht „${value}“.`,
  guid: (label, value) => `${label} ist eine GUID wie 0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60, nicht „${value}“.`,
  date: (label, value) => `${label} ist ein Tag wie 2026-11-01 oder 11/01/2026, nicht „${value}“.`,
  instant: (label, value) => `${label} ist ein Zeitpunkt wie 2026-11-01T08:30:00Z, nicht „${value}“.`,
  option: (label, value, near, names) =>
    `${label} hat keinen Wert „${value}“.${near === null ? ` Möglich sind ${names.join(", ")}.` : offer(near)}`,
  connectiveMissing: (token) =>
    `Schreiben Sie „and“ oder „or“ vor „${token}“, oder setzen Sie einen Wert aus mehreren Wörtern in Anführungszeichen.`,
  orNeedsParentheses: "Setzen Sie die beiden mit or verbundenen Bedingungen in Klammern.",
  pairOnly: "Klammern müssen zwei Bedingungen enthalten.",
  nested: "Klammern können nicht verschachtelt werden.",
  parenthesisOpen: "Eine schließende Klammer fehlt.",
  nothingToClose: "Es gibt keine offene Klammer, die zu schließen wäre."
} as const satisfies Translation<typeof expressionMessages>
