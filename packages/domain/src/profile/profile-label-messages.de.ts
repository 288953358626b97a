import type { Translation } from "../language/translation.ts"
import type { profileLabels } from "./profile-label-messages.ts"

export const profileLabelsInGerman = {
  remove: "Profil löschen",
  clone: "Profil duplizieren",
  cloneIt: "Duplizieren",
  removeRow: "Profil löschen",
  cloneRow: "Profil duplizieren",
  general: "Allgemein",
  editJson: "JSON bearbeiten",
  facts: {
    label: "Über dieses Profil",
    version: "Version",
    schema: "Für UTG-Version",
    updated: "Geändert",
    applied: "Angewendet",
    never: "Nie"
  },
  numbered: (id) => `Profil ${id}`,
  cloneOf: (name) => `Die Einstellungen von „${name}“ unter anderem Namen:`
} as const satisfies Translation<typeof profileLabels>
