/** The code each kind of command has as a task's `type` (documents 1 §3 and 2 §9); kinds are spelled as there. */
export const commandCodes = {
  unknown: 0,
  start: 1,
  stop: 2,
  restart: 3,
  push: 4,
  rollback: 5,
  pull: 5,
  updateComponentInfo: 6,
  resetSerialSlot: 7,
  deployUtgVersion: 8,
  deployAgentVersion: 9,
  UpdateDeviceForms: 10,
  UpdateDeviceFirmware: 11,
  setOffline: 13,
  uploadLogs: 15,
  testConnections: 16
} as const

export interface TaskType {
  readonly code: number
  /** More than one name where two commands share a code. */
  readonly names: ReadonlyArray<string>
}

/** Task type codes and their names (document 1 §3); 12 and 14 are not offered. */
export const taskTypes: ReadonlyArray<TaskType> = [
  { code: 1, names: ["Start UTG"] },
  { code: 2, names: ["Stop UTG"] },
  { code: 3, names: ["Restart UTG"] },
  { code: 4, names: ["Update UTG(s) to latest configuration"] },
  { code: 5, names: ["Update the command center with the UTG's local configuration", "Revert UTG"] },
  { code: 6, names: ["Retrieve latest component information"] },
  { code: 7, names: ["Reset UTG Slot"] },
  { code: 8, names: ["Change UTG Version"] },
  { code: 9, names: ["Change Agent Version"] },
  { code: 10, names: ["Push Forms"] },
  { code: 11, names: ["Update Firmware"] },
  { code: 13, names: ["Set Offline"] },
  { code: 15, names: ["Upload Logs"] },
  { code: 16, names: ["Test Connections"] }
]

/** The label of a task type: its names joined by " / "; null for a code that is not offered. */
export const taskTypeLabel = (code: number): string | null =>
  taskTypes.find((type) => type.code === code)?.names.join(" / ") ?? null

/**
 * The commands that have no options, in the order in which their group offers them: the label of their tasks on the
 * wire, and their instructions (documents 1 §3 and 2 §4). What they are called stands in `simpleCommandWords`.
 */
export const simpleCommands = {
  push: { group: "configuration", label: "Update UTG", instructions: {} },
  rollback: { group: "configuration", label: "Rollback UTG", instructions: { destination: 5 } },
  pull: { group: "configuration", label: "Update Command Center", instructions: { destination: 10 } },
  resetSerialSlot: { group: "miscellaneous", label: "Reset UTG Slot", instructions: {} },
  testConnections: { group: "miscellaneous", label: "Test Connections", instructions: {} },
  restart: { group: "startstop", label: "Restart UTG", instructions: { componentRunningMode: 1 } },
  start: { group: "startstop", label: "Start UTG", instructions: { componentRunningMode: 1 } },
  stop: { group: "startstop", label: "Stop UTG", instructions: {} }
} as const

export type SimpleKind = keyof typeof simpleCommands

export const isSimpleKind = (kind: string): kind is SimpleKind => Object.hasOwn(simpleCommands, kind)

export const isSimple = <Given extends { readonly kind: string }>(
  command: Given
): command is Extract<Given, { readonly kind: SimpleKind }> => isSimpleKind(command.kind)

/** In the order in which they are offered. */
export const simpleKinds: ReadonlyArray<SimpleKind> = Object.keys(simpleCommands).filter(isSimpleKind)
