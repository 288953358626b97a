import { commandLabels } from "./command-label-messages.ts"

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
  uploadLogs: 15
} as const

export type ComponentKind = "agent" | "utg"

export type TaskCategory =
  | "configuration"
  | "deployUtgVersion"
  | "miscellaneous"
  | "setOffline"
  | "startstop"
  | "uploadLogs"

/** Task categories of a UTG in the order they are offered, with their labels (document 2 §4). */
export const taskCategories: ReadonlyArray<readonly [category: TaskCategory, label: string]> = [
  ["configuration", commandLabels.configuration],
  ["deployUtgVersion", commandLabels.deployUtgVersion],
  ["miscellaneous", commandLabels.miscellaneous],
  ["setOffline", commandLabels.setOffline],
  ["startstop", commandLabels.startstop],
  ["uploadLogs", commandLabels.uploadLogs]
]

export type AgentCategory = "deployAgentVersion" | "uploadLogs"

/** What can be asked of an agent, with labels (document 2 §4). */
export const agentCategories: ReadonlyArray<readonly [category: AgentCategory, label: string]> = [
  ["deployAgentVersion", commandLabels.deployAgentVersion],
  ["uploadLogs", commandLabels.uploadLogs]
]

export const configurationChoices = [
  ["push", commandLabels.push],
  ["rollback", commandLabels.rollback],
  ["pull", commandLabels.pull]
] as const

export const miscellaneousChoices = [["resetSerialSlot", commandLabels.resetSlot]] as const

export const startStopChoices = [
  ["restart", commandLabels.restart],
  ["start", commandLabels.start],
  ["stop", commandLabels.stop]
] as const

export type ConfigurationCommand = (typeof configurationChoices)[number][0]
export type MiscellaneousCommand = (typeof miscellaneousChoices)[number][0]
export type StartStopCommand = (typeof startStopChoices)[number][0]

/** Offline durations in hours (document 2 §9). */
export const offlineDurations = [1, 4, 8, 12, 16, 20, 24] as const
export type OfflineHours = (typeof offlineDurations)[number]

/** A duration as it is sent and shown: "1 HOUR", "4 HOURS" (document 2 §9). */
export const offlineDurationText = (hours: OfflineHours): string => (hours === 1 ? "1 HOUR" : `${hours} HOURS`)

export interface LogRequest {
  /** As typed; spaces become underscores on the wire. */
  readonly label: string
  /** ISO instants. */
  readonly startDate: string
  readonly endDate: string
  readonly includeS4dFiles: boolean
  readonly includeUtgTraceFiles: boolean
  readonly includeAgentLogs: boolean
}

/** What a device task says (document 2 §3 "Device-task instructions"); a PCI version of 0 is sent as null. */
export interface DeviceRequest {
  readonly deviceType: string
  readonly apiTid: string
  readonly formBusinessEntityId: number | null
  readonly formId: number | null
  readonly pciVersion: number | null
  readonly terminalName: string | null
}

/** A command with all that its instructions need. */
export type Command =
  | { readonly kind: ConfigurationCommand | MiscellaneousCommand | StartStopCommand }
  | {
      readonly kind: "deployUtgVersion" | "deployAgentVersion"
      readonly version: string
      readonly downloadLocation: string
    }
  | { readonly kind: "setOffline"; readonly hours: OfflineHours }
  | { readonly kind: "uploadLogs"; readonly target: ComponentKind; readonly logs: LogRequest }
  | { readonly kind: "UpdateDeviceForms" | "UpdateDeviceFirmware"; readonly device: DeviceRequest }

/** The label of a command, as the task list shows it under Task Label. */
export const commandLabel = (command: Command): string => {
  switch (command.kind) {
    case "start":
      return "Start UTG"
    case "stop":
      return "Stop UTG"
    case "restart":
      return "Restart UTG"
    case "push":
      return "Update UTG"
    case "rollback":
      return "Rollback UTG"
    case "pull":
      return "Update Command Center"
    case "resetSerialSlot":
      return "Reset UTG Slot"
    case "deployUtgVersion":
      return `Deploy UTG Version ${command.version}`
    case "deployAgentVersion":
      return `Deploy Agent Version ${command.version}`
    case "setOffline":
      return `Set Offline Mode ${offlineDurationText(command.hours)}`
    case "uploadLogs":
      return `Upload Logs ${logLabel(command.logs.label)}`
    case "UpdateDeviceForms":
      return "Push Forms"
    case "UpdateDeviceFirmware":
      return "Update Firmware"
  }
}

/** The label of a log request on the wire: trimmed, spaces as underscores (document 2 §5 "Upload Logs task"). */
export const logLabel = (typed: string): string => typed.trim().replaceAll(/\s/gu, "_")
