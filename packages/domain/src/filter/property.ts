import { taskStatusLabel, taskStatusNames } from "../task/task-status.ts"
import { taskTypeLabel, taskTypes } from "../task/task-type.ts"
import type { PropertyKind } from "./operator.ts"
import type { TypeHint } from "./predicate.ts"

/** One filterable property as the dialog lists it. */
export interface FilterProperty {
  /** The name on the wire. */
  readonly propertyName: string
  readonly label: string
  readonly kind: PropertyKind
  readonly typeHint: TypeHint | null
  /** Whether "Add Condition" is offered. */
  readonly secondClause: boolean
  /** No dialog of the documents has it: it is listed only where a filter has it already, as links do. */
  readonly isUnlisted?: true
}

const property =
  (kind: PropertyKind, typeHint: TypeHint | null, secondClause: boolean) =>
  (propertyName: string, label: string): FilterProperty => ({ propertyName, label, kind, typeHint, secondClause })

const version = property("version", "Version", true)
const text = property("text", null, false)
const wholeNumber = property("wholeNumber", "Integer", false)
const guid = property("guid", "Guid", false)
const date = property("date", "DateTime", true)
const instant = property("instant", "DateTime", true)
const taskType = property("taskType", "Integer", true)
const taskStatus = property("taskStatus", "Integer", true)

const componentProperties: ReadonlyArray<FilterProperty> = [
  version("UtgVersion", "UTG Version"),
  version("AgentVersion", "Agent Version"),
  text("ComponentMerchant", "Merchant"),
  text("ComponentNickname", "UTG Nickname"),
  text("ComponentProfileName", "Profile"),
  wholeNumber("ComponentProfileVersion", "Profile Version"),
  text("ComponentLocation", "Location/Serial"),
  text("ComponentLane", "Lane"),
  text("ComponentFileId", "File ID"),
  text("MachineStatus", "Machine Status"),
  text("UtgStatus", "UTG Status")
]

const identityProperties: ReadonlyArray<FilterProperty> = [
  guid("ComponentPermanentId", "Component Permanent ID"),
  guid("MachinePermanentId", "Machine Permanent ID"),
  text("MachineStatusEntityStandardTimeZone", "Time Zone")
]

const lastKnownCommunication = date("MachineStatusEntityLastKnownCommunication", "Last Known Communication")

export const taskRunDateProperty = date("TaskRunAfter", "Task Run Date")

/** The 18 properties of the Tasks filter dialog, in order (document 1 §2.6). */
export const tasksFilterProperties: ReadonlyArray<FilterProperty> = [
  ...componentProperties,
  lastKnownCommunication,
  taskRunDateProperty,
  taskType("TaskType", "Task Type"),
  taskStatus("TaskStatus", "Task Status"),
  ...identityProperties
]

/** The 19 properties of the UTG filter dialog, in order (document 1 §5), and Last Known Communication (contract). */
export const utgFilterProperties: ReadonlyArray<FilterProperty> = [
  ...componentProperties,
  text("DeviceStatusFirmwareVersion", "Firmware Version"),
  text("DeviceStatusDevicePciVersion", "PCI Version"),
  text("DeviceConfigDeviceType", "Device Configured"),
  text("DeviceStatusDeviceSerialNumber", "Device Serial"),
  text("DeviceConfigApiTerminalId", "Terminal ID"),
  ...identityProperties,
  lastKnownCommunication
]

/** The device list filters by the same properties (document 2 §5). */
export const deviceFilterProperties: ReadonlyArray<FilterProperty> = [...utgFilterProperties]

const unlisted = (properties: ReadonlyArray<FilterProperty>): ReadonlyArray<FilterProperty> =>
  properties.map((each) => ({ ...each, isUnlisted: true }))

/** What links to counted rows ask of UTGs besides. */
const countedOfUtgs = [
  wholeNumber("BusinessEntityId", "Account ID"),
  text("ConfigStatus", "Configuration Status"),
  instant("MachineStatusEntityNextPredictedCommunication", "Next Predicted Communication")
]

/** All that the address of the UTG list may ask. */
export const utgAddressProperties: ReadonlyArray<FilterProperty> = [...utgFilterProperties, ...unlisted(countedOfUtgs)]

/** All that the address of the Tasks List may ask. */
export const tasksAddressProperties: ReadonlyArray<FilterProperty> = [
  ...tasksFilterProperties,
  ...unlisted([...countedOfUtgs, instant("TaskLastUpdatedAt", "Task Updated")])
]

/** All that the address of the device list may ask. */
export const deviceAddressProperties: ReadonlyArray<FilterProperty> = [
  ...deviceFilterProperties,
  ...unlisted([...countedOfUtgs, text("DeviceStatusDeviceType", "Device Reported")])
]

export interface FilterOption {
  readonly value: string
  readonly label: string
}

/** The values to choose from for Task Type and Task Status; empty for kinds that are typed. */
export const optionsOf = (kind: PropertyKind): ReadonlyArray<FilterOption> => {
  if (kind === "taskType") {
    return taskTypes.map(({ code }) => ({ value: String(code), label: taskTypeLabel(code) ?? String(code) }))
  }
  return kind === "taskStatus"
    ? taskStatusNames.map(([code, name]) => ({ value: String(code), label: taskStatusLabel(code, name) }))
    : []
}
