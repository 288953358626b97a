import type { Translation } from "../language/translation.ts"
import { constraintMessagesInGerman } from "../message/constraint-messages.de.ts"
import { followedBy } from "../message/constraint-messages.ts"
import type { filterMessages } from "./filter-messages.ts"

export const filterMessagesInGerman = {
  title: "Filter",
  active: "Aktiv",
  invalid: "Ungültig",
  values: "Werte in der Liste",
  activeFilters: "Aktive Filter",
  toDefaults: "Zurück zu den Standardfiltern",
  addCondition: "Bedingung hinzufügen",
  invalidGuid: "Geben Sie eine gültige GUID ein.",
  digitsOnly: followedBy(constraintMessagesInGerman.badInput, "Geben Sie nur Ziffern ein."),
  wrongAt: (label, message) => `${label}: ${message}`,
  notShown: {
    noPredicate: "Das ist keine Filterbedingung.",
    unknownProperty: (propertyName) => `Die Eigenschaft ${propertyName} gibt es nicht.`,
    operator: (label, operator) => `${label} hat keinen Operator ${operator}.`,
    typeHint: (label, typeHint) => `${label} hat keinen Typhinweis ${typeHint}.`,
    value: (label) => `${label} kann diesen Wert nicht haben.`,
    twoProperties: "Zwei Eigenschaften können nicht verbunden werden.",
    oneCondition: (label) => `${label} nimmt eine Bedingung.`,
    twoConditions: (label) => `${label} nimmt zwei Bedingungen.`
  }
} as const satisfies Translation<typeof filterMessages>
