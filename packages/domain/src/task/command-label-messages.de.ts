import type { Translation } from "../language/translation.ts"
import type { commandLabels } from "./command-label-messages.ts"

export const commandLabelsInGerman = {
  configuration: "Konfigurationsänderungen",
  deployUtgVersion: "UTG-Version verteilen",
  miscellaneous: "Sonstiges",
  setOffline: "Offline setzen",
  startstop: "Start/Stopp",
  uploadLogs: "Protokolle hochladen",
  deployAgentVersion: "Agent-Version verteilen",
  push: "UTG aktualisieren",
  rollback: "UTG zurücksetzen",
  pull: "Command Center aktualisieren",
  resetSlot: "UTG-Slot zurücksetzen",
  restart: "Neu starten",
  start: "Starten",
  stop: "Anhalten",
  restartUtg: "UTG neu starten",
  startUtg: "UTG starten",
  stopUtg: "UTG anhalten"
} as const satisfies Translation<typeof commandLabels>
