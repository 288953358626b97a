import { boolean, index, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core"

const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

export const componentProfile = pgTable(
  "component_profile",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    name: text("name").notNull(),
    businessEntityId: integer("business_entity_id").notNull(),
    type: integer("type").notNull().default(1),
    version: integer("version").notNull().default(1),
    createdAt: at("created_at").notNull(),
    lastUpdatedAt: at("last_updated_at").notNull(),
    lastAppliedAt: at("last_applied_at"),
    /** JSON text */
    config: text("config").notNull()
  },
  (t) => [index("component_profile_account").on(t.businessEntityId)]
)

export const configTemplate = pgTable(
  "config_template",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    name: text("name").notNull(),
    businessEntityId: integer("business_entity_id").notNull(),
    /** JSON text */
    config: text("config").notNull(),
    lastUpdatedAt: at("last_updated_at").notNull()
  },
  (t) => [index("config_template_account").on(t.businessEntityId)]
)

export const deviceForm = pgTable(
  "device_form",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    name: text("name").notNull(),
    description: text("description").notNull(),
    /** A model id, 0 to 29 */
    deviceType: integer("device_type").notNull(),
    businessEntityId: integer("business_entity_id").notNull(),
    lastUpdatedAt: at("last_updated_at").notNull(),
    isUploaded: boolean("is_uploaded").notNull().default(false),
    /** The uploaded file's name in the uploads folder; a seeded form has none, its archive is made when asked for */
    file: text("file")
  },
  (t) => [index("device_form_account").on(t.businessEntityId)]
)

/** A presigned address: one form's file, once, until it expires. */
export const formUpload = pgTable("form_upload", {
  key: text("key").primaryKey(),
  formId: integer("form_id").notNull(),
  expiresAt: at("expires_at").notNull(),
  usedAt: at("used_at")
})

export const installation = pgTable(
  "installation",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    /** 10 new UTG, 30 existing UTG */
    type: integer("type").notNull(),
    /** Eight characters */
    verificationId: text("verification_id").notNull().unique(),
    businessEntityId: integer("business_entity_id").notNull(),
    createdAt: at("created_at").notNull(),
    lastUpdatedAt: at("last_updated_at").notNull(),
    profileId: integer("profile_id"),
    /** JSON text */
    manifest: text("manifest").notNull(),
    isActive: boolean("is_active").notNull().default(true),
    /** Simulation: when the machine for which the package was taken has run it; null before and after */
    installAt: at("install_at"),
    installedAt: at("installed_at")
  },
  (t) => [index("installation_account").on(t.businessEntityId)]
)

/** An entry of the agent or UTG version manifest. */
export const versionProduct = pgTable("version_product", {
  id: integer("id").primaryKey(),
  kind: text("kind", { enum: ["agent", "utg"] }).notNull(),
  version: text("version").notNull(),
  downloadLocation: text("download_location").notNull(),
  generalAvailability: boolean("general_availability").notNull()
})

/** The models of the contract's table; aliases share an id. */
export const deviceType = pgTable("device_type", {
  key: text("key").primaryKey(),
  id: integer("id").notNull(),
  name: text("name").notNull()
})

export const taskType = pgTable("task_type", { id: integer("id").primaryKey(), name: text("name").notNull() })

export const taskStatus = pgTable("task_status", { id: integer("id").primaryKey(), name: text("name").notNull() })

/** What made this database: schema version, seed, number of UTGs, when it was seeded. */
export const databaseFact = pgTable("database_fact", { key: text("key").primaryKey(), value: text("value").notNull() })
