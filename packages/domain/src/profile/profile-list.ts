import { Result } from "effect"
import { jsonField, jsonText } from "../json/json-field.ts"
import type { ListDescription } from "../rows/list-description.ts"
import { resolveParentName } from "../rows/parent-account.ts"
import { type ProfileRow, profileFields } from "./profile.ts"
import { profileMessages } from "./profile-messages.ts"

const parsed = (config: unknown): unknown =>
  typeof config === "string"
    ? Result.getOrElse(
        Result.try((): unknown => JSON.parse(config)),
        () => null
      )
    : config

const schemaOf = (config: unknown): string =>
  jsonText(jsonField(jsonField(config, "utgGlobal"), "ccschema")) ?? profileMessages.schemaNotValidated

const deviceCountOf = (config: unknown): number => {
  const devices = jsonField(jsonField(config, "deviceConfig"), "device")
  return Array.isArray(devices) ? devices.length : 0
}

const derive = (row: ProfileRow, names: (id: number) => string | undefined): ProfileRow => {
  const named = { ...row, parentName: row.parentName || jsonText(jsonField(row.businessEntitySummary, "name")) }
  const withParent = { ...named, parentName: resolveParentName(named, names) }
  if (row.config === null && row.schemaVersion !== null) return withParent
  const config = parsed(row.config)
  return { ...withParent, schemaVersion: schemaOf(config), deviceCount: deviceCountOf(config), config: null }
}

const nameOf = (row: ProfileRow): string => row.name || String(row.id)

/** The profile list (document 2 §2). */
export const profileList: ListDescription<ProfileRow> = {
  id: "profiles",
  title: "Profile List",
  fields: profileFields,
  idOf: (row) => row.id,
  nameOf,
  derive,
  columns: [
    { key: "name", label: "Profile Name", kind: "text" },
    { key: "parentName", label: "Parent Account", kind: "text" },
    { key: "version", label: "Profile Version", kind: "number" },
    { key: "createdAt", label: "Creation Date", kind: "date" },
    { key: "lastUpdatedAt", label: "Last Updated", kind: "date" },
    { key: "schemaVersion", label: "Schema", kind: "text" },
    { key: "deviceCount", label: "Devices", kind: "number" }
  ],
  defaultSort: { key: "name", direction: "ascending" },
  selectAll: "none",
  emptyText: "No profiles found",
  loadFailed: profileMessages.loadFailed,
  copied: (row) => profileMessages.copied(nameOf(row)),
  area: "profiles"
}
