import type { Translation } from "../language/translation.ts"
import type { commandLabels, simpleCommandWords } from "./command-label-messages.ts"

export const commandLabelsInGerman = {
  configuration: "Konfigurationsänderungen",
  deployUtgVersion: "UTG-Version verteilen",
  miscellaneous: "Sonstiges",
  setOffline: "Offline setzen",
  startstop: "Start/Stopp",
  uploadLogs: "Protokolle hochladen",
  deployAgentVersion: "Agent-Version verteilen"
} as const satisfies Translation<typeof commandLabels>

export const simpleCommandWordsInGerman = {
  push: {
    choice: "UTG aktualisieren",
    scheduled: (whom) => `${whom}: auf die neueste Konfiguration bringen,`,
    rolledOut: "Konfiguration senden"
  },
  rollback: {
    choice: "UTG zurücksetzen",
    scheduled: (whom) => `${whom}: Konfiguration zurücksetzen,`,
    rolledOut: "UTGs zurücksetzen"
  },
  pull: {
    choice: "Command Center aktualisieren",
    scheduled: (whom) => `${whom}: lokale Konfiguration ins Command Center übernehmen,`,
    rolledOut: "Konfiguration abholen"
  },
  resetSerialSlot: {
    choice: "UTG-Slot zurücksetzen",
    scheduled: (whom) => `${whom}: Slot zurücksetzen,`,
    rolledOut: "Serielle Slots zurücksetzen"
  },
  testConnections: {
    choice: "Verbindungen prüfen",
    scheduled: (whom) => `${whom}: Verbindungen prüfen,`,
    rolledOut: "Verbindungen prüfen"
  },
  restart: {
    choice: "Neu starten",
    alone: "UTG neu starten",
    scheduled: (whom) => `${whom}: neu starten,`,
    rolledOut: "UTGs neu starten"
  },
  start: {
    choice: "Starten",
    alone: "UTG starten",
    scheduled: (whom) => `${whom}: starten,`,
    rolledOut: "UTGs starten"
  },
  stop: { choice: "Stoppen", alone: "UTG stoppen", scheduled: (whom) => `${whom}: stoppen,`, rolledOut: "UTGs stoppen" }
} as const satisfies Translation<typeof simpleCommandWords>
