import type { Translation } from "../language/translation.ts"
import { listedParts } from "../rows/listed-parts.ts"
import type { settingNames, storageMessages } from "./storage-messages.ts"

export const settingNamesInGerman = {
  previouslySelectedUtgFilters: "Filter der UTGs",
  previouslySelectedTaskFilters: "Filter der Aufgaben",
  previouslySelectedDeviceFilters: "Filter der Geräte",
  pagesize: "Seitengröße",
  showtree: "Anzeige der Konten",
  sidebarwidth: "Breite der Seitenleiste",
  debug: "Debug-Bereiche",
  selectedBusinessEntityId: "zuletzt gewähltes Konto",
  listrefresh: "Intervall der Listenaktualisierung",
  theme: "Design"
} as const satisfies Translation<typeof settingNames>

export const storageMessagesInGerman = {
  brokenTitle: "Einige Einstellungen sind nicht lesbar",
  broken: (parts) =>
    `Was dieser Browser gespeichert hat, ist beschädigt oder stammt aus einer anderen Version. Deshalb wurden diese Einstellungen übergangen: ${listedParts(parts)}.`
} as const satisfies Translation<typeof storageMessages>
