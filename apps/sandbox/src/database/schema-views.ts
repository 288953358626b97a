import { boolean, integer, json, pgView, text, timestamp, uuid } from "drizzle-orm/pg-core"

/*
 * Views of the rows as the wire has them. Columns have the wire's camelCase names (quoted in SQL), so a predicate's
 * PropertyName with a small first letter is the column. Dates are timestamptz here, for comparing; the `json` column
 * is the wire's object, made inside SQL with ISO UTC (or /Date(ms+0000)/) texts. Unselected columns cost nothing.
 *
 *   select coalesce(json_agg(v.json), '[]')::text
 *   from service_view v join account_closure a on a.descendant_id = v."businessEntityId"
 *   where a.ancestor_id = $1 and version_key(v."utgVersion") < version_key($2)
 */
const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

const utgColumns = {
  businessEntityId: integer("businessEntityId").notNull(),
  componentId: integer("componentId").notNull(),
  componentPermanentId: uuid("componentPermanentId").notNull(),
  machinePermanentId: uuid("machinePermanentId").notNull(),
  componentNickname: text("componentNickname").notNull(),
  componentMerchant: text("componentMerchant").notNull(),
  componentLocation: text("componentLocation").notNull(),
  componentLane: text("componentLane"),
  componentFileId: text("componentFileId").notNull(),
  componentProfileName: text("componentProfileName"),
  componentProfileVersion: integer("componentProfileVersion"),
  utgStatus: text("utgStatus").notNull(),
  utgVersion: text("utgVersion").notNull(),
  agentVersion: text("agentVersion").notNull(),
  configStatus: text("configStatus").notNull(),
  machineDnsName: text("machineDnsName").notNull(),
  machineStatus: text("machineStatus").notNull(),
  machineNickname: text("machineNickname").notNull(),
  machineStatusEntityLastKnownCommunication: at("machineStatusEntityLastKnownCommunication"),
  machineStatusEntityNextPredictedCommunication: at("machineStatusEntityNextPredictedCommunication"),
  machineStatusEntityStandardTimeZone: text("machineStatusEntityStandardTimeZone").notNull(),
  machineStatusEntityWindowsVersion: text("machineStatusEntityWindowsVersion").notNull(),
  /** The wire's object */
  json: json("json").notNull()
}

export const serviceView = pgView("service_view", utgColumns).existing()

export const deviceView = pgView("device_view", {
  ...utgColumns,
  deviceConfigId: integer("deviceConfigId").notNull(),
  deviceConfigApiTerminalId: text("deviceConfigApiTerminalId"),
  deviceConfigDeviceName: text("deviceConfigDeviceName").notNull(),
  deviceConfigDeviceType: text("deviceConfigDeviceType").notNull(),
  deviceStatusDeviceType: text("deviceStatusDeviceType"),
  deviceStatusDeviceSerialNumber: text("deviceStatusDeviceSerialNumber"),
  deviceStatusDevicePciVersion: text("deviceStatusDevicePciVersion"),
  deviceStatusFirmwareVersion: text("deviceStatusFirmwareVersion"),
  deviceStatusRBAVersion: text("deviceStatusRBAVersion")
}).existing()

export const taskView = pgView("task_view", {
  ...utgColumns,
  taskId: integer("taskId").notNull(),
  taskType: integer("taskType").notNull(),
  taskTypeName: text("taskTypeName").notNull(),
  taskStatus: integer("taskStatus").notNull(),
  taskStatusName: text("taskStatusName").notNull(),
  taskRunAfter: at("taskRunAfter").notNull(),
  taskLastUpdatedAt: at("taskLastUpdatedAt").notNull(),
  taskBulkLabel: text("taskBulkLabel"),
  taskResultMessage: text("taskResultMessage"),
  parentName: text("parentName").notNull()
}).existing()

/** Each view below has `businessEntityId` to find rows by (null where it has no account) and the wire's object. */
const idAndJson = { id: integer("id").notNull(), json: json("json").notNull() }
const accountRow = { ...idAndJson, businessEntityId: integer("businessEntityId").notNull() }

export const businessEntitySummaryView = pgView("business_entity_summary_view", idAndJson).existing()
export const permissionMaskView = pgView("permission_mask_view", {
  ...idAndJson,
  personId: integer("personId").notNull()
}).existing()
export const userView = pgView("user_view", { ...accountRow, username: text("username").notNull() }).existing()
export const profileView = pgView("profile_view", accountRow).existing()
export const configTemplateView = pgView("config_template_view", accountRow).existing()
export const deviceFormView = pgView("device_form_view", {
  ...accountRow,
  isUploaded: boolean("isUploaded").notNull()
}).existing()
export const installationView = pgView("installation_view", {
  ...accountRow,
  isActive: boolean("isActive").notNull()
}).existing()
