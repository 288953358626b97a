import type { RowOf } from "../rows/row-fields.ts"

/**
 * A component profile (document 2 §3).
 * `parentName`, `schemaVersion` and `deviceCount` are filled from the summary and the config when the row is read;
 * the config itself is then let go, since a list of profiles must not carry their passwords.
 */
export const profileFields = {
  id: "id",
  name: "text",
  businessEntityId: "optionalId",
  parentName: "text",
  type: "number",
  version: "number",
  createdAt: "date",
  lastUpdatedAt: "date",
  lastAppliedAt: "date",
  schemaVersion: "text",
  deviceCount: "number",
  businessEntitySummary: "json",
  config: "json"
} as const

export type ProfileRow = RowOf<typeof profileFields>
