import type { RowOf } from "../rows/row-fields.ts"

/** A UTG as the service view gives it (document 2 §3 "UTG row"). `parentName` is filled when the row is read. */
export const utgFields = {
  componentId: "id",
  componentPermanentId: "text",
  machinePermanentId: "text",
  businessEntityId: "optionalId",
  parentName: "text",
  componentMerchant: "text",
  componentNickname: "text",
  componentLocation: "text",
  componentLane: "text",
  componentFileId: "text",
  componentProfileName: "text",
  componentProfileVersion: "number",
  utgStatus: "text",
  utgVersion: "text",
  agentVersion: "text",
  configStatus: "text",
  machineDnsName: "text",
  machineStatus: "text",
  machineNickname: "text",
  machineStatusEntityLastKnownCommunication: "date",
  machineStatusEntityNextPredictedCommunication: "date",
  machineStatusEntityStandardTimeZone: "text",
  machineStatusEntityWindowsVersion: "text"
} as const

export type UtgRow = RowOf<typeof utgFields>
