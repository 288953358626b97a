import { boolean, index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core"

const at = (name: string) => timestamp(name, { withTimezone: true, mode: "date" })

export const businessEntity = pgTable(
  "business_entity",
  {
    id: integer("id").primaryKey(),
    name: text("name").notNull(),
    parentId: integer("parent_id"),
    /** 1 merchant, 2 organization */
    typeId: integer("type_id").notNull(),
    /** 1 standard, 2 root, 3 reseller organization */
    subTypeId: integer("sub_type_id").notNull()
  },
  (t) => [index("business_entity_parent").on(t.parentId)]
)

/** Every account with itself (distance 0) and with each of its ancestors. */
export const accountClosure = pgTable(
  "account_closure",
  {
    ancestorId: integer("ancestor_id").notNull(),
    descendantId: integer("descendant_id").notNull(),
    distance: integer("distance").notNull()
  },
  (t) => [
    primaryKey({ columns: [t.ancestorId, t.descendantId] }),
    index("account_closure_descendant").on(t.descendantId)
  ]
)

export const role = pgTable("role", { id: integer("id").primaryKey(), name: text("name").notNull() })

export const permission = pgTable("permission", {
  id: integer("id").primaryKey(),
  key: text("key").notNull().unique(),
  name: text("name").notNull(),
  description: text("description").notNull()
})

export const person = pgTable(
  "person",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    username: text("username").notNull().unique(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email").notNull(),
    emailAddressVerified: boolean("email_address_verified").notNull().default(false),
    /** 0 standard, 1 system, 2 ephemeral */
    userType: integer("user_type").notNull().default(0),
    isActive: boolean("is_active").notNull().default(true),
    isLocked: boolean("is_locked").notNull().default(false),
    isInitialUser: boolean("is_initial_user").notNull().default(false),
    businessEntityId: integer("business_entity_id").notNull(),
    /** SVG text, where the person has a picture (imageSelected) */
    image: text("image"),
    /** What the sign-on page says about the person; null: not offered there */
    signOnDescription: text("sign_on_description"),
    createdAt: at("created_at").notNull().defaultNow()
  },
  (t) => [index("person_account").on(t.businessEntityId)]
)

export const personRole = pgTable(
  "person_role",
  {
    personId: integer("person_id").notNull(),
    roleId: integer("role_id").notNull(),
    businessEntityId: integer("business_entity_id").notNull()
  },
  (t) => [primaryKey({ columns: [t.personId, t.roleId, t.businessEntityId] })]
)

export const permissionMask = pgTable(
  "permission_mask",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    personId: integer("person_id").notNull(),
    permissionId: integer("permission_id").notNull(),
    roleBusinessEntityIds: integer("role_business_entity_ids").array().notNull(),
    /** Which of the two readings of document 1 §3 the service answers with */
    reading: text("reading", { enum: ["flags", "level"] }).notNull(),
    canView: boolean("can_view").notNull(),
    canEdit: boolean("can_edit").notNull(),
    canDelete: boolean("can_delete").notNull(),
    isEnabled: boolean("is_enabled").notNull(),
    canGrant: boolean("can_grant").notNull()
  },
  (t) => [index("permission_mask_person").on(t.personId)]
)

export const signOnCode = pgTable("sign_on_code", {
  code: text("code").primaryKey(),
  personId: integer("person_id").notNull(),
  expiresAt: at("expires_at").notNull(),
  usedAt: at("used_at")
})

export const accessToken = pgTable(
  "access_token",
  {
    token: text("token").primaryKey(),
    personId: integer("person_id").notNull(),
    authenticationCode: text("authentication_code"),
    createdAt: at("created_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
    endedAt: at("ended_at")
  },
  (t) => [index("access_token_person").on(t.personId)]
)

export const ephemeralUser = pgTable("ephemeral_user", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  authenticationCode: text("authentication_code").notNull(),
  businessEntityId: integer("business_entity_id").notNull(),
  roleId: integer("role_id").notNull(),
  startsAt: at("starts_at").notNull(),
  endsAt: at("ends_at").notNull()
})

export const objectRoleMapping = pgTable(
  "object_role_mapping",
  {
    objectId: integer("object_id").notNull(),
    objectTypeId: integer("object_type_id").notNull(),
    roleId: integer("role_id").notNull()
  },
  (t) => [primaryKey({ columns: [t.objectId, t.objectTypeId, t.roleId] })]
)
