import { Result } from "effect"
import { settingsSchema } from "../settings/settings-schema.ts"
import type { SchemaManifest } from "./schema-manifest.ts"

/** The files that a manifest names, each once, in its order (document 2 §3 "Schema manifest"). */
export const schemaFilesOf = ({ profiles, deviceProfiles, deviceConfigs }: SchemaManifest): ReadonlyArray<string> => [
  ...new Set([...profiles, ...deviceProfiles, ...deviceConfigs].flatMap(({ file }) => file ?? []))
]

/** The UTG versions that a manifest has profiles for: the configuration of each has a schema of its own beside it. */
export const configVersionsOf = ({ profiles }: SchemaManifest): ReadonlyArray<string> => [
  ...new Set(profiles.map(({ utgVersion }) => utgVersion))
]

/** Why a list of device schemas serves nothing, or null where it does. */
export const deviceListIssue = (devices: ReadonlyArray<unknown>): string | null =>
  devices.length === 0 ? "It names no device." : null

/** Files are asked for relative to the manifest's folder; a name that leads out of it is not asked for at all. */
export const isBesideManifest = (file: string): boolean =>
  file.split("/").every((part) => part !== "" && part !== "." && part !== "..")

const listed = (names: ReadonlyArray<string>): string => names.map((name) => `"${name}"`).join(", ")

/** What keeps a manifest from serving every UTG and device, each as a sentence with its remedy. */
export const manifestIssues = (manifest: SchemaManifest): ReadonlyArray<string> => {
  const { profiles, deviceProfiles, deviceConfigs, unreadable } = manifest
  const astray = schemaFilesOf(manifest).filter((file) => !isBesideManifest(file))
  return [
    ...(unreadable > 0
      ? [`${unreadable} of its entries name no file, or nothing that the file is for. Complete or remove them.`]
      : []),
    ...(profiles.some(({ isDefault }) => isDefault)
      ? []
      : ['None of its "profiles" has "default": true. Mark the one for UTG versions that have none of their own.']),
    ...(deviceConfigs.length === 0 ? ['It has no "device-configs", so no device can be added to a UTG.'] : []),
    ...(deviceProfiles.length === 0 ? ['It has no "device-profiles", so no device can be added to a profile.'] : []),
    ...(astray.length > 0 ? [`It names ${listed(astray)}, which leads out of its folder.`] : [])
  ]
}

/** Why a schema file cannot be a form, or null where it can. */
export const schemaFileIssue = (json: unknown): string | null => {
  const schema = settingsSchema(json)
  return Result.isFailure(schema) ? schema.failure : null
}
