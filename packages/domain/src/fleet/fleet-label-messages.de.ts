import type { Translation } from "../language/translation.ts"
import type { fleetLabels } from "./fleet-label-messages.ts"

export const fleetLabelsInGerman = {
  utgStatus: "Status des UTG",
  version: "Version",
  standing: "Stand",
  stretch: "Zeitraum",
  day: "Tag",
  hour: "Stunde",
  all: "Alle",
  notOnline: "UTGs nicht online",
  share: "Anteil",
  count: "Anzahl",
  notOnlineOf: (name) => `${name}: nicht online`
} as const satisfies Translation<typeof fleetLabels>
