import type { ListId } from "@command-center/domain/rows/list-id"

/** Names as a sentence of the documents lists them. */
const names = (text: string): ReadonlyArray<string> => text.split(/,\s+/u)

const utg = names(`componentId, componentPermanentId, machinePermanentId, componentNickname, componentMerchant,
  componentLocation, componentLane, componentFileId, utgStatus, utgVersion, agentVersion, configStatus,
  componentProfileName, componentProfileVersion, machineDnsName, machineStatus, machineNickname, businessEntityId,
  machineStatusEntityLastKnownCommunication, machineStatusEntityNextPredictedCommunication,
  machineStatusEntityStandardTimeZone, machineStatusEntityWindowsVersion`)

/** What the services send of a row, by the names of the documents (document 1 §3, document 2 §3). */
export const documentedFields: ReadonlyArray<{
  readonly id: ListId
  readonly fields: ReadonlyArray<string>
}> = [
  { id: "utgs", fields: utg },
  {
    id: "devices",
    fields: [
      ...utg,
      ...names(`deviceConfigId, deviceConfigApiTerminalId, deviceConfigDeviceName, deviceConfigDeviceType,
  deviceStatusDeviceType, deviceStatusDeviceSerialNumber, deviceStatusDevicePciVersion, deviceStatusFirmwareVersion,
  deviceStatusRBAVersion, deviceStatusDeviceKey0, deviceStatusDeviceKey1, deviceStatusDeviceKey2,
  deviceStatusDeviceKey3, deviceStatusDeviceKey4, deviceStatusDeviceKey5`)
    ]
  },
  { id: "forms", fields: names("id, name, deviceType, businessEntityId, lastUpdatedAt") },
  {
    id: "users",
    fields: names(`id, username, firstName, lastName, email, emailAddressVerified, userType, isActive, isLocked,
  isInitialUser`)
  },
  {
    id: "profiles",
    fields: names(`id, name, businessEntityId, type, version, createdAt, lastUpdatedAt, lastAppliedAt,
  businessEntitySummary, config`)
  },
  { id: "templates", fields: names("id, name") },
  {
    id: "installations",
    fields: names("id, type, verificationId, businessEntityId, lastUpdatedAt, profileId, manifest")
  }
]
