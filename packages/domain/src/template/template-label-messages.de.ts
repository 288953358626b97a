import type { Translation } from "../language/translation.ts"
import type { templateLabels } from "./template-label-messages.ts"

export const templateLabelsInGerman = {
  template: "Konfigurationsvorlage",
  templateLower: "Konfigurationsvorlage",
  remove: "Konfigurationsvorlage löschen",
  removeRow: "Konfigurationsvorlage löschen",
  create: "Neue Konfigurationsvorlage",
  apply: "Konfigurationsvorlage anwenden",
  choose: "Konfigurationsvorlage wählen",
  facts: "Über diese Konfigurationsvorlage",
  numbered: (id) => `Konfigurationsvorlage ${id}`
} as const satisfies Translation<typeof templateLabels>
