import { translatable } from "../language/translatable.ts"

/** What a dialog calls what can be asked of a UTG or its agent (document 2 §4). What is sent is named by `commandLabel`, in English. */
export const commandLabels = {
  configuration: "Configuration Changes",
  deployUtgVersion: "Deploy UTG Version",
  miscellaneous: "Miscellaneous",
  setOffline: "Set Offline Mode",
  startstop: "Start/Stop",
  uploadLogs: "Upload Logs",
  deployAgentVersion: "Deploy Agent Version",
  push: "Update UTG",
  rollback: "Rollback UTG",
  pull: "Update Command Center",
  resetSlot: "Reset UTG Slot",
  restart: "Restart",
  start: "Start",
  stop: "Stop",
  restartUtg: "Restart UTG",
  startUtg: "Start UTG",
  stopUtg: "Stop UTG"
} as const

translatable({ commandLabels })
