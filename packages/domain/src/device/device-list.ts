import type { ListOf } from "../rows/list-description.ts"
import { listWords } from "../rows/list-label-messages.ts"
import { resolveParentName } from "../rows/parent-account.ts"
import { type DeviceRow, deviceFields } from "./device.ts"
import { deviceKeysText } from "./device-keys.ts"
import { reportsDeviceType } from "./reported.ts"

const nameOf = (row: DeviceRow): string =>
  row.deviceStatusDeviceSerialNumber || row.deviceConfigDeviceName || String(row.deviceConfigId)

/** Device Management (document 2 §2): 28 columns, of which the table adds select and Action. */
export const deviceList: ListOf<typeof deviceFields> = {
  id: "devices",
  call: "devices",
  ...listWords.devices,
  fields: deviceFields,
  idOf: (row) => row.deviceConfigId,
  nameOf,
  derive: (row, names) => ({ ...row, parentName: resolveParentName(row, names), deviceKeys: deviceKeysText(row) }),
  nameKey: "componentNickname",
  columns: [
    { key: "componentMerchant", label: "Merchant", kind: "text", keepsEnd: true },
    { key: "componentNickname", label: "UTG Nickname", kind: "text", orElse: "componentId" },
    { key: "deviceStatusDeviceSerialNumber", label: "Device Serial", kind: "text", isCode: true },
    { key: "deviceConfigDeviceType", label: "Device Configured", kind: "text", isNamed: true },
    { key: "deviceStatusDeviceType", label: "Device Reported", kind: "text", isNamed: true },
    { key: "deviceConfigApiTerminalId", label: "Terminal ID", kind: "text", isCode: true },
    { key: "deviceStatusDevicePciVersion", label: "PCI Version", kind: "text", isCode: true },
    { key: "deviceStatusFirmwareVersion", label: "Firmware Version", kind: "version" },
    { key: "deviceKeys", label: "Device Keys", kind: "text" },
    { key: "machineDnsName", label: "Machine DNS Name", kind: "text" },
    { key: "utgStatus", label: "UTG Status", kind: "text", isNamed: true },
    { key: "utgVersion", label: "UTG Version", kind: "version" },
    { key: "agentVersion", label: "Agent Version", kind: "version" },
    { key: "configStatus", label: "Configuration Status", kind: "text" },
    { key: "componentProfileName", label: "Profile", kind: "text", keepsEnd: true },
    { key: "componentProfileVersion", label: "Profile Version", kind: "number" },
    { key: "componentLocation", label: "Location/Serial", kind: "text" },
    { key: "componentLane", label: "Lane", kind: "text" },
    { key: "componentFileId", label: "File ID", kind: "text", isCode: true },
    { key: "machineStatus", label: "Machine Status", kind: "text" },
    { key: "machineStatusEntityLastKnownCommunication", label: "Last Known Communication", kind: "date" },
    { key: "machineStatusEntityNextPredictedCommunication", label: "Next Predicted Communication", kind: "date" },
    { key: "machineNickname", label: "Machine Nickname", kind: "text", keepsEnd: true },
    { key: "parentName", label: "Parent Account", kind: "text", keepsEnd: true },
    { key: "machineStatusEntityStandardTimeZone", label: "Time Zone", kind: "text" },
    { key: "machineStatusEntityWindowsVersion", label: "Windows Version", kind: "text" }
  ],
  phone: { state: "utgStatus", facts: ["deviceStatusDeviceSerialNumber", "deviceStatusDeviceType"] },
  defaultSort: { key: "deviceStatusDeviceSerialNumber", direction: "descending" },
  facets: [
    "deviceStatusDeviceType",
    "deviceStatusFirmwareVersion",
    "deviceConfigDeviceType",
    "utgStatus",
    "componentMerchant",
    "componentProfileName"
  ],
  selectAll: "page",
  isSelectable: reportsDeviceType,
  area: "devices",
  rights: "Devices"
}
