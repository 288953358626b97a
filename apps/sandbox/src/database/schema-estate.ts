import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core"

const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

export const machine = pgTable(
  "machine",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    permanentId: uuid("permanent_id").notNull().unique(),
    businessEntityId: integer("business_entity_id").notNull(),
    dnsName: text("dns_name").notNull(),
    nickname: text("nickname").notNull(),
    status: text("status").notNull(),
    agentVersion: text("agent_version").notNull(),
    lastKnownCommunication: at("last_known_communication"),
    nextPredictedCommunication: at("next_predicted_communication"),
    standardTimeZone: text("standard_time_zone").notNull(),
    windowsVersion: text("windows_version").notNull(),
    /** How often the agent reports in, in seconds */
    reportSeconds: integer("report_seconds").notNull(),
    /** Simulation: null while the machine can be reached, else when it comes back */
    unreachableUntil: at("unreachable_until")
  },
  (t) => [
    index("machine_account").on(t.businessEntityId),
    index("machine_next_communication").on(t.nextPredictedCommunication)
  ]
)

/** A UTG. Its row, its machine and its account make the serviceView. */
export const component = pgTable(
  "component",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    permanentId: uuid("permanent_id").notNull().unique(),
    machineId: integer("machine_id").notNull(),
    businessEntityId: integer("business_entity_id").notNull(),
    nickname: text("nickname").notNull(),
    merchant: text("merchant").notNull(),
    location: text("location").notNull(),
    lane: text("lane"),
    fileId: text("file_id").notNull(),
    utgStatus: text("utg_status").notNull(),
    utgVersion: text("utg_version").notNull(),
    configStatus: text("config_status").notNull(),
    profileId: integer("profile_id"),
    profileVersion: integer("profile_version"),
    /** JSON text: listenerAddress, listenerPort, executablePath */
    connectionString: text("connection_string").notNull(),
    listenPort: integer("listen_port").notNull(),
    offlineUntil: at("offline_until")
  },
  (t) => [index("component_account").on(t.businessEntityId), index("component_machine").on(t.machineId)]
)

/** What the configurations of many seeded UTGs begin with: JSON text without its closing brace. */
export const configHead = pgTable("config_head", { id: integer("id").primaryKey(), text: text("text").notNull() })

export const componentConfig = pgTable("component_config", {
  componentId: integer("component_id").primaryKey(),
  revisionId: integer("revision_id").notNull(),
  /** Where it is not null, `config` goes on from that head; a configuration that was saved is whole */
  headId: integer("head_id"),
  /** JSON text */
  config: text("config").notNull(),
  hash: text("hash").notNull(),
  isCommitted: boolean("is_committed").notNull(),
  lastUpdatedAt: at("last_updated_at").notNull(),
  lastUpdatedBy: integer("last_updated_by").notNull(),
  /** JSON text of an object: what came with the record and is none of its columns; null without any */
  otherFields: text("other_fields")
})

/** A configuration as it was before the next revision took its place. */
export const configRevision = pgTable(
  "config_revision",
  {
    componentId: integer("component_id").notNull(),
    revisionId: integer("revision_id").notNull(),
    /** JSON text, whole */
    config: text("config").notNull(),
    hash: text("hash").notNull(),
    isCommitted: boolean("is_committed").notNull(),
    lastUpdatedAt: at("last_updated_at").notNull(),
    lastUpdatedBy: integer("last_updated_by").notNull()
  },
  (t) => [primaryKey({ columns: [t.componentId, t.revisionId] })]
)

/** A configured card device of a UTG, with what the device reported of itself. */
export const device = pgTable(
  "device",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    componentId: integer("component_id").notNull(),
    apiTerminalId: text("api_terminal_id"),
    configName: text("config_name").notNull(),
    configType: text("config_type").notNull(),
    threadType: text("thread_type").notNull(),
    reportedType: text("reported_type"),
    serialNumber: text("serial_number"),
    pciVersion: text("pci_version"),
    firmwareVersion: text("firmware_version"),
    rbaVersion: text("rba_version"),
    key0: text("key0"),
    key1: text("key1"),
    key2: text("key2"),
    key3: text("key3"),
    key4: text("key4"),
    key5: text("key5")
  },
  (t) => [index("device_component").on(t.componentId)]
)

export const task = pgTable(
  "task",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    businessEntityId: integer("business_entity_id").notNull(),
    componentId: integer("component_id").notNull(),
    machineId: integer("machine_id").notNull(),
    type: integer("type").notNull(),
    /** JSON text */
    instructions: text("instructions").notNull(),
    runAfter: at("run_after").notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    lastUpdatedAt: at("last_updated_at").notNull(),
    lastUpdatedBy: integer("last_updated_by").notNull().default(1),
    status: integer("status").notNull().default(0),
    bulkLabel: text("bulk_label"),
    label: text("label"),
    hash: text("hash"),
    signature: text("signature"),
    taskGroupId: integer("task_group_id"),
    version: integer("version").notNull().default(0),
    resultDetails: text("result_details"),
    resultMessage: text("result_message"),
    /** Simulation: when the agent goes on with the task */
    nextStepAt: at("next_step_at")
  },
  (t) => [
    index("task_account").on(t.businessEntityId, t.runAfter),
    index("task_component").on(t.componentId),
    index("task_machine").on(t.machineId),
    index("task_by_status").on(t.status)
  ]
)
