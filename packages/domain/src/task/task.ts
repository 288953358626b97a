import type { RowOf } from "../rows/row-fields.ts"

/**
 * A task as the task view gives it (document 1 §3 "Task view row").
 * `taskState` and `parentName` are filled when the row is read, so that sort and search see them.
 */
export const taskFields = {
  taskId: "id",
  taskTypeName: "text",
  taskStatus: "number",
  taskStatusName: "text",
  taskState: "text",
  taskRunAfter: "date",
  taskLastUpdatedAt: "date",
  taskBulkLabel: "text",
  taskResultMessage: "text",
  businessEntityId: "optionalId",
  parentName: "text",
  componentId: "optionalId",
  componentPermanentId: "text",
  componentMerchant: "text",
  componentNickname: "text",
  componentProfileName: "text",
  componentProfileVersion: "number",
  componentFileId: "text",
  componentLocation: "text",
  componentLane: "text",
  machineDnsName: "text",
  machineNickname: "text",
  machinePermanentId: "text",
  machineStatus: "text",
  utgStatus: "text",
  utgVersion: "text",
  agentVersion: "text",
  machineStatusEntityLastKnownCommunication: "date",
  machineStatusEntityNextPredictedCommunication: "date",
  machineStatusEntityStandardTimeZone: "text",
  machineStatusEntityWindowsVersion: "text"
} as const

export type TaskRow = RowOf<typeof taskFields>
