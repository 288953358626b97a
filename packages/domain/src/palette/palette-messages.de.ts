import type { Translation } from "../language/translation.ts"
import type { kindLabels, paletteMessages } from "./palette-messages.ts"

export const paletteMessagesInGerman = {
  placeholder: "Eine Seite, ein Konto, ein UTG, eine Aktion …",
  results: "Ergebnisse",
  nothing: (text) => `Zu „${text}“ wurde nichts gefunden.`,
  count: (count) => (count === 1 ? "1 Ergebnis" : `${count} Ergebnisse`),
  more: (count) => `Die besten ${count} Ergebnisse: Tippen Sie weiter, um andere zu finden`,
  looking: "UTGs, Profile und Konfigurationsvorlagen werden durchsucht …",
  notRead: (reason) => `Es konnte nicht alles durchsucht werden: ${reason}`,
  crashed: "UTGs, Profile und Konfigurationsvorlagen konnten nicht durchsucht werden.",
  compare: "Konfigurationen vergleichen",
  settings: "Einstellungen",
  rights: "Was darf ich, was nicht, und warum?"
} as const satisfies Translation<typeof paletteMessages>

export const kindLabelsInGerman = {
  page: "Seite",
  account: "Konto",
  view: "Ansicht",
  utg: "UTG",
  profile: "Profil",
  template: "Konfigurationsvorlage",
  action: "Aktion"
} as const satisfies Translation<typeof kindLabels>
