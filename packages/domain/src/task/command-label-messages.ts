import { translatable } from "../language/translatable.ts"
import type { SimpleKind } from "./task-type.ts"

/** What a dialog calls what can be asked of a UTG or its agent (document 2 §4). What is sent is named by `commandLabel`, in English. */
export const commandLabels = {
  configuration: "Configuration Changes",
  deployUtgVersion: "Deploy UTG Version",
  miscellaneous: "Miscellaneous",
  setOffline: "Set Offline Mode",
  startstop: "Start/Stop",
  uploadLogs: "Upload Logs",
  deployAgentVersion: "Deploy Agent Version"
} as const

interface CommandWords {
  /** Among the commands of its group. */
  readonly choice: string
  /** Where nothing names its group; without it, as among the others. */
  readonly alone?: string
  /** What a schedule does; when it does so follows. */
  readonly scheduled: (whom: string) => string
  /** What a rollout does. */
  readonly rolledOut: string
}

/** The commands that have no options, as they are offered and told. */
export const simpleCommandWords: Readonly<Record<SimpleKind, CommandWords>> = {
  push: {
    choice: "Update UTG",
    scheduled: (whom) => `Update ${whom} to the latest configuration`,
    rolledOut: "Push the configuration"
  },
  rollback: {
    choice: "Rollback UTG",
    scheduled: (whom) => `Roll back the configuration of ${whom}`,
    rolledOut: "Roll UTGs back"
  },
  pull: {
    choice: "Update Command Center",
    scheduled: (whom) => `Update the Command Center with the local configuration of ${whom}`,
    rolledOut: "Pull the configuration"
  },
  resetSerialSlot: {
    choice: "Reset UTG Slot",
    scheduled: (whom) => `Reset the slot of ${whom}`,
    rolledOut: "Reset serial slots"
  },
  testConnections: {
    choice: "Test Connections",
    scheduled: (whom) => `Test the connections of ${whom}`,
    rolledOut: "Test connections"
  },
  restart: {
    choice: "Restart",
    alone: "Restart UTG",
    scheduled: (whom) => `Restart ${whom}`,
    rolledOut: "Restart UTGs"
  },
  start: { choice: "Start", alone: "Start UTG", scheduled: (whom) => `Start ${whom}`, rolledOut: "Start UTGs" },
  stop: { choice: "Stop", alone: "Stop UTG", scheduled: (whom) => `Stop ${whom}`, rolledOut: "Stop UTGs" }
}

translatable({ commandLabels, simpleCommandWords })
