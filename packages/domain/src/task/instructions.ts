import { type Command, logLabel, offlineDurationText } from "./command.ts"
import { isSimple, simpleCommands } from "./task-type.ts"

const logInstructions = (command: Extract<Command, { kind: "uploadLogs" }>) => {
  const { logs, target } = command
  return {
    StartDate: logs.startDate,
    EndDate: logs.endDate,
    Label: logLabel(logs.label),
    includeS4dFiles: target === "utg" && logs.includeS4dFiles,
    includeUtgTraceFiles: target === "utg",
    includeAgentLogs: target === "agent" || logs.includeAgentLogs
  }
}

const contentOf = (command: Command): object => {
  if (isSimple(command)) return simpleCommands[command.kind].instructions
  switch (command.kind) {
    case "setOffline":
      return { duration: offlineDurationText(command.hours) }
    case "deployUtgVersion":
    case "deployAgentVersion":
      return { version: command.version, downloadLocation: command.downloadLocation }
    case "uploadLogs":
      return logInstructions(command)
    case "UpdateDeviceForms":
    case "UpdateDeviceFirmware": {
      const { deviceType, apiTid, formBusinessEntityId, formId, pciVersion, terminalName } = command.device
      return { deviceType, apiTid, formBusinessEntityId, formId, pciVersion: pciVersion || null, terminalName }
    }
  }
}

/**
 * The instructions of a command as JSON text (contract "Task instructions").
 * Trace files always go with a UTG's logs, agent logs always with an agent's (document 2 §9).
 */
export const instructionsOf = (command: Command): string => JSON.stringify(contentOf(command))
