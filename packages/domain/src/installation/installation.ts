import type { JsonObject } from "../json/json-field.ts"
import type { RowOf } from "../rows/row-fields.ts"

/**
 * An installation (document 2 §3). The fields from `nickname` on are filled from the others when the row is read,
 * and the manifest loses its credentials then.
 */
export const installationFields = {
  id: "id",
  type: "number",
  verificationId: "text",
  businessEntityId: "optionalId",
  parentName: "text",
  createdAt: "date",
  lastUpdatedAt: "date",
  profileId: "optionalId",
  profileName: "text",
  manifest: "json",
  nickname: "text",
  typeName: "text",
  verificationText: "text",
  utgInstallLocation: "text",
  agentInstallLocation: "text"
} as const

/** An installation, with all of it as it was sent. */
export interface SentInstallation extends InstallationRow {
  readonly json: JsonObject
}

export type InstallationRow = RowOf<typeof installationFields>
