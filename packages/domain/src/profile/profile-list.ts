import { Result } from "effect"
import { configDevicesOf, parseConfig } from "../component-config/component-config.ts"
import { shownSchemaVersion } from "../component-config/schema-version.ts"
import { jsonField, jsonText } from "../json/json-field.ts"
import type { ListOf } from "../rows/list-description.ts"
import { listWords } from "../rows/list-label-messages.ts"
import { resolveParentName } from "../rows/parent-account.ts"
import { type ProfileRow, profileFields } from "./profile.ts"
import { profileMessages } from "./profile-messages.ts"

const derive = (row: ProfileRow, names: (id: number) => string | undefined): ProfileRow => {
  const named = { ...row, parentName: row.parentName || jsonText(jsonField(row.businessEntitySummary, "name")) }
  const withParent = { ...named, parentName: resolveParentName(named, names) }
  if (row.config === null && row.schemaVersion !== null) return withParent
  const config = Result.getOrElse(parseConfig(row.config), () => null)
  return {
    ...withParent,
    schemaVersion: shownSchemaVersion(config),
    deviceCount: configDevicesOf(config).length,
    config: null
  }
}

const nameOf = (row: ProfileRow): string => row.name || String(row.id)

/** The profile list (document 2 §2). */
export const profileList: ListOf<typeof profileFields> = {
  id: "profiles",
  call: "profiles",
  ...listWords.profiles,
  fields: profileFields,
  idOf: (row) => row.id,
  nameOf,
  derive,
  nameKey: "name",
  columns: [
    { key: "name", label: "Profile Name", kind: "text" },
    { key: "parentName", label: "Parent Account", kind: "text", keepsEnd: true },
    { key: "version", label: "Profile Version", kind: "number" },
    { key: "createdAt", label: "Creation Date", kind: "date" },
    { key: "lastUpdatedAt", label: "Last Updated", kind: "date" },
    { key: "lastAppliedAt", label: "Last Applied", kind: "date" },
    { key: "schemaVersion", label: "Schema", kind: "text", widestText: profileMessages.schemaNotValidated },
    { key: "deviceCount", label: "Devices", kind: "number" }
  ],
  phone: { state: "schemaVersion", facts: ["parentName", "lastUpdatedAt"] },
  defaultSort: { key: "name", direction: "ascending" },
  facets: ["parentName", "version", "schemaVersion"],
  selectAll: "none",
  area: "profiles",
  rights: "Profiles"
}
