import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core"
import {
  accessToken,
  accountClosure,
  businessEntity,
  ephemeralUser,
  objectRoleMapping,
  permission,
  permissionMask,
  person,
  personRole,
  role,
  signOnCode
} from "./schema-accounts.ts"
import {
  componentProfile,
  configTemplate,
  databaseFact,
  deviceForm,
  deviceType,
  formUpload,
  installation,
  taskStatus,
  taskType,
  versionProduct
} from "./schema-catalogue.ts"
import { component, componentConfig, configHead, configRevision, device, machine, task } from "./schema-estate.ts"

/** Every table of the sandbox. Views with the rows of the wire are in schema-views.ts. */
export const schema = {
  businessEntity,
  accountClosure,
  role,
  permission,
  person,
  personRole,
  permissionMask,
  signOnCode,
  accessToken,
  ephemeralUser,
  objectRoleMapping,
  machine,
  component,
  componentConfig,
  configHead,
  configRevision,
  device,
  task,
  componentProfile,
  configTemplate,
  deviceForm,
  formUpload,
  installation,
  versionProduct,
  deviceType,
  taskType,
  taskStatus,
  databaseFact
}

/** PGlite and PostgreSQL alike; a transaction has the same type. */
export type Database = PgDatabase<PgQueryResultHKT, typeof schema>
