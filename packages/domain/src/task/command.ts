import { commandLabels, simpleCommandWords } from "./command-label-messages.ts"
import { isSimple, type SimpleKind, simpleCommands, simpleKinds } from "./task-type.ts"

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

type Group = (typeof simpleCommands)[SimpleKind]["group"]
type KindIn<Asked extends Group> = {
  [Kind in SimpleKind]: (typeof simpleCommands)[Kind]["group"] extends Asked ? Kind : never
}[SimpleKind]

export type ConfigurationCommand = KindIn<"configuration">
export type MiscellaneousCommand = KindIn<"miscellaneous">
export type StartStopCommand = KindIn<"startstop">

const choicesIn = <Asked extends Group>(group: Asked) =>
  simpleKinds
    .filter((kind): kind is KindIn<Asked> => simpleCommands[kind].group === group)
    .map((kind): readonly [kind: KindIn<Asked>, label: string] => [kind, simpleCommandWords[kind].choice])

export const configurationChoices = choicesIn("configuration")
export const miscellaneousChoices = choicesIn("miscellaneous")
export const startStopChoices = choicesIn("startstop")

/** Offline durations in hours (document 2 §9). */
export const offlineDurations = [1, 4, 8, 12, 16, 20, 24] as const
export type OfflineHours = (typeof offlineDurations)[number]

/** A duration as it is sent and shown: "1 HOUR", "4 HOURS" (document 2 §9). */
export const offlineDurationText = (hours: OfflineHours): string => (hours === 1 ? "1 HOUR" : `${hours} HOURS`)

export interface LogRequest {
  /** As typed; spaces become underscores on the wire. */
  readonly label: string
  /** ISO instants, or what is typed in their place. */
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
  | { readonly kind: SimpleKind }
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
  if (isSimple(command)) return simpleCommands[command.kind].label
  switch (command.kind) {
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
