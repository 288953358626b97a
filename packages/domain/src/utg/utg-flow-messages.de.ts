import type { Translation } from "../language/translation.ts"
import type { utgEditLabels, utgFlowLabels } from "./utg-flow-messages.ts"

export const utgFlowLabelsInGerman = {
  scheduleTask: "Aufgabe planen",
  applyProfile: "Profil anwenden",
  applyTemplate: "Konfigurationsvorlage anwenden",
  removeUtgs: "Aus dem Command Center entfernen"
} as const satisfies Translation<typeof utgFlowLabels>

export const utgEditLabelsInGerman = {
  nickname: "Name/IP der Komponente",
  merchant: "Beschreibung des Händlers",
  location: "Standort",
  lane: "Kasse",
  fileId: "File-ID / MID"
} as const satisfies Translation<typeof utgEditLabels>
