import { describe, expect, it } from "vitest"
import { taskTypes } from "../task/task-type.ts"
import { operatorLabel, operatorsOf } from "./operator.ts"
import {
  deviceFilterProperties,
  type FilterProperty,
  optionsOf,
  tasksFilterProperties,
  utgFilterProperties
} from "./property.ts"

const labels = (properties: ReadonlyArray<FilterProperty>) => properties.map(({ label }) => label)
const names = (properties: ReadonlyArray<FilterProperty>) => properties.map(({ propertyName }) => propertyName)

const versionOperators = ["LIKE", "NEQ", "LT", "LTE", "GT", "GTE"]
type Expectation = readonly [name: string, operators: ReadonlyArray<string>, hint: string | null, ids: string]

const shapeOf = (properties: ReadonlyArray<FilterProperty>, name: string) => {
  const found = properties.find(({ propertyName }) => propertyName === name)
  return found === undefined ? null : { operators: operatorsOf(found.kind), typeHint: found.typeHint }
}

describe("the properties of the Tasks filter", () => {
  it("are 18, in order: 1 to 9 [A2.6-29]", () => {
    expect(tasksFilterProperties.length).toBe(18)
    expect(labels(tasksFilterProperties).slice(0, 9)).toEqual([
      "UTG Version",
      "Agent Version",
      "Merchant",
      "UTG Nickname",
      "Profile",
      "Profile Version",
      "Location/Serial",
      "Lane",
      "File ID"
    ])
  })

  it("are 18, in order: 10 to 18 [A2.6-30]", () => {
    expect(labels(tasksFilterProperties).slice(9)).toEqual([
      "Machine Status",
      "UTG Status",
      "Last Known Communication",
      "Task Run Date",
      "Task Type",
      "Task Status",
      "Component Permanent ID",
      "Machine Permanent ID",
      "Time Zone"
    ])
  })

  it("offer a second clause for versions, dates, type and status [A2.6-31 A2.6-32 A2.6-33 A2.6-34]", () => {
    expect(labels(tasksFilterProperties.filter(({ secondClause }) => secondClause))).toEqual([
      "UTG Version",
      "Agent Version",
      "Last Known Communication",
      "Task Run Date",
      "Task Type",
      "Task Status"
    ])
  })

  const table: ReadonlyArray<Expectation> = [
    ["UtgVersion", versionOperators, "Version", "[A5-17]"],
    ["AgentVersion", versionOperators, "Version", "[A5-18]"],
    ["ComponentMerchant", ["LIKE"], null, "[A5-19]"],
    ["ComponentNickname", ["LIKE"], null, "[A5-20]"],
    ["ComponentProfileName", ["LIKE"], null, "[A5-21]"],
    ["ComponentProfileVersion", ["EQ"], "Integer", "[A5-22]"],
    ["ComponentLocation", ["LIKE"], null, "[A5-23]"],
    ["ComponentLane", ["LIKE"], null, "[A5-24]"],
    ["ComponentFileId", ["LIKE"], null, "[A5-25]"],
    ["MachineStatus", ["LIKE"], null, "[A5-26]"],
    ["UtgStatus", ["LIKE"], null, "[A5-27]"],
    ["MachineStatusEntityLastKnownCommunication", ["LT", "GTE"], "DateTime", "[A5-28]"],
    ["TaskRunAfter", ["LT", "GTE"], "DateTime", "[A5-29]"],
    ["TaskType", ["EQ", "NEQ"], "Integer", "[A5-30]"],
    ["TaskStatus", ["EQ", "NEQ", "LT", "LTE", "GT", "GTE"], "Integer", "[A5-31]"],
    ["ComponentPermanentId", ["EQ"], "Guid", "[A5-32]"],
    ["MachinePermanentId", ["EQ"], "Guid", "[A5-33]"],
    ["MachineStatusEntityStandardTimeZone", ["LIKE"], null, "[A5-34]"]
  ]
  it.each(table)("%s has operators %j and hint %s %s", (name, operators, typeHint) => {
    expect(shapeOf(tasksFilterProperties, name)).toEqual({ operators, typeHint })
  })
})

describe("the properties of the UTG and device filters", () => {
  it("are in order: 1 to 9 [A5-35]", () => {
    expect(names(utgFilterProperties).slice(0, 9)).toEqual([
      "UtgVersion",
      "AgentVersion",
      "ComponentMerchant",
      "ComponentNickname",
      "ComponentProfileName",
      "ComponentProfileVersion",
      "ComponentLocation",
      "ComponentLane",
      "ComponentFileId"
    ])
  })

  it("are in order: 10 to 16 [A5-36]", () => {
    expect(names(utgFilterProperties).slice(9, 16)).toEqual([
      "MachineStatus",
      "UtgStatus",
      "DeviceStatusFirmwareVersion",
      "DeviceStatusDevicePciVersion",
      "DeviceConfigDeviceType",
      "DeviceStatusDeviceSerialNumber",
      "DeviceConfigApiTerminalId"
    ])
  })

  it("are in order: 17 to 19, and Last Known Communication [A5-37]", () => {
    expect(names(utgFilterProperties).slice(16)).toEqual([
      "ComponentPermanentId",
      "MachinePermanentId",
      "MachineStatusEntityStandardTimeZone",
      "MachineStatusEntityLastKnownCommunication"
    ])
    expect(deviceFilterProperties).toEqual(utgFilterProperties)
  })

  const table: ReadonlyArray<Expectation> = [
    ["UtgVersion", versionOperators, "Version", "[A5-38 B5-21]"],
    ["AgentVersion", versionOperators, "Version", "[A5-39 B5-22]"],
    ["ComponentMerchant", ["LIKE"], null, "[A5-40 B5-23]"],
    ["ComponentNickname", ["LIKE"], null, "[A5-41 B5-24]"],
    ["ComponentProfileName", ["LIKE"], null, "[A5-42 B5-25]"],
    ["ComponentProfileVersion", ["EQ"], "Integer", "[A5-43 B5-26]"],
    ["ComponentLocation", ["LIKE"], null, "[A5-44 B5-27]"],
    ["ComponentLane", ["LIKE"], null, "[A5-45 B5-28]"],
    ["ComponentFileId", ["LIKE"], null, "[A5-46 B5-29]"],
    ["MachineStatus", ["LIKE"], null, "[A5-47 B5-30]"],
    ["UtgStatus", ["LIKE"], null, "[A5-48 B5-31]"],
    ["DeviceStatusFirmwareVersion", ["LIKE"], null, "[A5-49 B5-32]"],
    ["DeviceStatusDevicePciVersion", ["LIKE"], null, "[A5-50 B5-33]"],
    ["DeviceConfigDeviceType", ["LIKE"], null, "[A5-51 B5-34]"],
    ["DeviceStatusDeviceSerialNumber", ["LIKE"], null, "[A5-52 B5-35]"],
    ["DeviceConfigApiTerminalId", ["LIKE"], null, "[A5-53 B5-36]"],
    ["ComponentPermanentId", ["EQ"], "Guid", "[A5-54 B5-37]"],
    ["MachinePermanentId", ["EQ"], "Guid", "[A5-55 B5-38]"],
    ["MachineStatusEntityStandardTimeZone", ["LIKE"], null, "[A5-56 B5-39]"],
    ["MachineStatusEntityLastKnownCommunication", ["LT", "GTE"], "DateTime", "[B5-40]"]
  ]
  it.each(table)("%s has operators %j and hint %s %s", (name, operators, typeHint) => {
    expect(shapeOf(utgFilterProperties, name)).toEqual({ operators, typeHint })
  })

  it("offer a second clause for version fields [B5-16]", () => {
    expect(labels(utgFilterProperties.filter(({ secondClause }) => secondClause))).toEqual([
      "UTG Version",
      "Agent Version",
      "Last Known Communication"
    ])
  })
})

describe("operator labels", () => {
  it("call LIKE 'Is Equal To' for versions, LT 'Before' and GTE 'On or after' for dates [B5-20 B5-40]", () => {
    expect([operatorLabel("version", "LIKE"), operatorLabel("date", "LT"), operatorLabel("date", "GTE")]).toEqual([
      "Is Equal To",
      "Before",
      "On or after"
    ])
  })

  it("differ from one another within a kind", () => {
    const repeated = (["version", "text", "wholeNumber", "guid", "date", "taskType", "taskStatus"] as const).filter(
      (kind) => {
        const shown = operatorsOf(kind).map((operator) => operatorLabel(kind, operator))
        return new Set(shown).size !== shown.length
      }
    )
    expect(repeated).toEqual([])
  })
})

describe("options", () => {
  it("of Task Status are its codes and names", () => {
    expect(optionsOf("taskStatus")).toEqual([
      { value: "-10", label: "Rejected (Failed)" },
      { value: "-5", label: "Controller Failed (Failed)" },
      { value: "0", label: "Requested (Scheduled)" },
      { value: "5", label: "Accepted (Scheduled)" },
      { value: "10", label: "Planned (Scheduled)" },
      { value: "15", label: "Scheduled (Running)" },
      { value: "20", label: "Completed" },
      { value: "30", label: "Failed" }
    ])
  })

  it("of Task Type name code 5 once, with both names", () => {
    expect(optionsOf("taskType").filter(({ value }) => value === "5")).toEqual([
      { value: "5", label: "Update the command center with the UTG's local configuration / Revert UTG" }
    ])
    expect(optionsOf("taskType").map(({ value }) => Number(value))).toEqual(taskTypes.map(({ code }) => code))
  })

  it("are none for what is typed", () => {
    expect(optionsOf("text")).toEqual([])
  })
})
