import { describe, expect, it } from "vitest"
import {
  type Command,
  commandLabel,
  type DeviceRequest,
  type LogRequest,
  logLabel,
  offlineDurations,
  offlineDurationText
} from "./command.ts"
import { instructionsOf } from "./instructions.ts"
import { commandCodes, taskTypeLabel, taskTypes } from "./task-type.ts"

const logs: LogRequest = {
  label: "  case 12 34 ",
  startDate: "2026-11-20T15:15:00.000Z",
  endDate: "2026-11-21T05:00:00.000Z",
  includeS4dFiles: false,
  includeUtgTraceFiles: false,
  includeAgentLogs: false
}

const device: DeviceRequest = {
  deviceType: "ipp320",
  apiTid: "T1",
  formBusinessEntityId: 42,
  formId: 7,
  pciVersion: 0,
  terminalName: "Bar"
}

describe("command kinds", () => {
  it("have the codes of the documents [A3-31 A3-32]", () => {
    expect(commandCodes).toEqual({
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
    })
  })
})

describe("task types", () => {
  it("1 to 4 are named as in the document [A3-23]", () => {
    expect([1, 2, 3, 4].map(taskTypeLabel)).toEqual([
      "Start UTG",
      "Stop UTG",
      "Restart UTG",
      "Update UTG(s) to latest configuration"
    ])
  })

  it("5 has two names [A3-24]", () => {
    expect(taskTypes.find(({ code }) => code === 5)?.names).toEqual([
      "Update the command center with the UTG's local configuration",
      "Revert UTG"
    ])
  })

  it("6 to 9 are named as in the document [A3-25]", () => {
    expect([6, 7, 8, 9].map(taskTypeLabel)).toEqual([
      "Retrieve latest component information",
      "Reset UTG Slot",
      "Change UTG Version",
      "Change Agent Version"
    ])
  })

  it("from 10 on are named as in the document [A3-26]", () => {
    expect([10, 11, 13, 15].map(taskTypeLabel)).toEqual(["Push Forms", "Update Firmware", "Set Offline", "Upload Logs"])
  })

  it("12 and 14 are not offered [A3-27]", () => {
    expect([taskTypeLabel(12), taskTypeLabel(14)]).toEqual([null, null])
  })
})

describe("instructions", () => {
  const table: ReadonlyArray<readonly [title: string, command: Command, type: number, instructions: string]> = [
    ["Start [B9-12]", { kind: "start" }, 1, '{"componentRunningMode":1}'],
    ["Stop [B9-13]", { kind: "stop" }, 2, "{}"],
    ["Restart [B9-14]", { kind: "restart" }, 3, '{"componentRunningMode":1}'],
    ["Update UTG [B9-15]", { kind: "push" }, 4, "{}"],
    ["Rollback UTG [B9-16]", { kind: "rollback" }, 5, '{"destination":5}'],
    ["Update Command Center [B9-17]", { kind: "pull" }, 5, '{"destination":10}'],
    ["Reset UTG Slot [B9-18]", { kind: "resetSerialSlot" }, 7, "{}"],
    [
      "Deploy UTG Version [B9-19]",
      { kind: "deployUtgVersion", version: "5.0.0.3100", downloadLocation: "https://d.example/u" },
      8,
      '{"version":"5.0.0.3100","downloadLocation":"https://d.example/u"}'
    ],
    [
      "Deploy Agent Version [B9-20]",
      { kind: "deployAgentVersion", version: "2.1.0.40", downloadLocation: "https://d.example/a" },
      9,
      '{"version":"2.1.0.40","downloadLocation":"https://d.example/a"}'
    ],
    ["Set Offline [B9-23]", { kind: "setOffline", hours: 4 }, 13, '{"duration":"4 HOURS"}'],
    [
      "Upload Logs of a UTG, with trace files always [B9-24 B9-26 B5-44]",
      { kind: "uploadLogs", target: "utg", logs },
      15,
      '{"StartDate":"2026-11-20T15:15:00.000Z","EndDate":"2026-11-21T05:00:00.000Z","Label":"case_12_34","includeS4dFiles":false,"includeUtgTraceFiles":true,"includeAgentLogs":false}'
    ],
    [
      "Upload Logs of an agent, with agent logs always [B9-24 B9-27]",
      { kind: "uploadLogs", target: "agent", logs },
      15,
      '{"StartDate":"2026-11-20T15:15:00.000Z","EndDate":"2026-11-21T05:00:00.000Z","Label":"case_12_34","includeS4dFiles":false,"includeUtgTraceFiles":false,"includeAgentLogs":true}'
    ],
    [
      "Push Forms, a PCI version of 0 as null [B3-21 B3-22 B9-21]",
      { kind: "UpdateDeviceForms", device },
      10,
      '{"deviceType":"ipp320","apiTid":"T1","formBusinessEntityId":42,"formId":7,"pciVersion":null,"terminalName":"Bar"}'
    ],
    [
      "Update Firmware [B3-21 B9-22]",
      { kind: "UpdateDeviceFirmware", device: { ...device, pciVersion: 4 } },
      11,
      '{"deviceType":"ipp320","apiTid":"T1","formBusinessEntityId":42,"formId":7,"pciVersion":4,"terminalName":"Bar"}'
    ]
  ]

  it.each(table)("%s", (_, command, type, instructions) => {
    expect({ type: commandCodes[command.kind], instructions: instructionsOf(command) }).toEqual({ type, instructions })
  })

  it("of UTG logs carry the s4d files and the agent logs that were ticked [B9-24 B9-26]", () => {
    const ticked = { ...logs, includeS4dFiles: true, includeAgentLogs: true }
    const flagsOf = (target: "utg" | "agent", request: LogRequest) =>
      instructionsOf({ kind: "uploadLogs", target, logs: request }).replace(/^.*"Label":"[^"]*",/u, "")
    expect([flagsOf("utg", ticked), flagsOf("agent", { ...ticked, includeUtgTraceFiles: true })]).toEqual([
      '"includeS4dFiles":true,"includeUtgTraceFiles":true,"includeAgentLogs":true}',
      '"includeS4dFiles":false,"includeUtgTraceFiles":false,"includeAgentLogs":true}'
    ])
  })

  it("spell offline durations as sent [B9-29]", () => {
    expect(offlineDurations.map(offlineDurationText)).toEqual([
      "1 HOUR",
      "4 HOURS",
      "8 HOURS",
      "12 HOURS",
      "16 HOURS",
      "20 HOURS",
      "24 HOURS"
    ])
  })

  it("replace the spaces of a log label by underscores [B5-44]", () => {
    expect([logLabel("case 1"), logLabel(" a  b "), logLabel("plain")]).toEqual(["case_1", "a__b", "plain"])
  })
})

describe("the label of a command", () => {
  it.each<readonly [Command, string]>([
    [{ kind: "start" }, "Start UTG"],
    [{ kind: "stop" }, "Stop UTG"],
    [{ kind: "restart" }, "Restart UTG"],
    [{ kind: "push" }, "Update UTG"],
    [{ kind: "rollback" }, "Rollback UTG"],
    [{ kind: "pull" }, "Update Command Center"],
    [{ kind: "resetSerialSlot" }, "Reset UTG Slot"],
    [{ kind: "deployUtgVersion", version: "5.0.0.3100", downloadLocation: "x" }, "Deploy UTG Version 5.0.0.3100"],
    [{ kind: "deployAgentVersion", version: "2.1.0.40", downloadLocation: "x" }, "Deploy Agent Version 2.1.0.40"],
    [{ kind: "setOffline", hours: 1 }, "Set Offline Mode 1 HOUR"],
    [{ kind: "uploadLogs", target: "utg", logs }, "Upload Logs case_12_34"],
    [{ kind: "UpdateDeviceForms", device }, "Push Forms"],
    [{ kind: "UpdateDeviceFirmware", device }, "Update Firmware"]
  ])("%# says what is done, with what was chosen", (command, label) => {
    expect(commandLabel(command)).toBe(label)
  })
})
