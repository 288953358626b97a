import { Result } from "effect"
import { jsonField, jsonList, shownText } from "../json/json-field.ts"
import { profileMessages } from "../profile/profile-messages.ts"
import { fourPartVersion } from "../version/four-part-version.ts"

/** Which file holds the schema of the profiles of a UTG version. */
interface ProfileSchemaEntry {
  readonly utgVersion: string
  readonly isDefault: boolean
  readonly file: string
}

/** Which file holds the schema of a device type. */
interface DeviceSchemaEntry {
  readonly name: string
  readonly version: string | null
  /** Null where it names none: its schema is the service's alone. */
  readonly file: string | null
}

/** The schema manifest (document 2 §3 "Schema manifest"). */
export interface SchemaManifest {
  readonly profiles: ReadonlyArray<ProfileSchemaEntry>
  readonly deviceProfiles: ReadonlyArray<DeviceSchemaEntry>
  readonly deviceConfigs: ReadonlyArray<DeviceSchemaEntry>
  /** How many entries named no file of a profile, or nothing that the file is for: they are left out. */
  readonly unreadable: number
}

const isTrue = (flag: unknown): boolean => flag === true || (typeof flag === "string" && flag.toLowerCase() === "true")

/** A file relative to the manifest's folder, which some begin with a slash. */
const fileIn = (json: unknown): string | null => shownText(jsonField(json, "file"))?.replace(/^\//u, "") ?? null

const profileEntry = (json: unknown): ReadonlyArray<ProfileSchemaEntry> => {
  const [utgVersion, file] = [shownText(jsonField(json, "utgVersion")), fileIn(json)]
  return utgVersion === null || file === null
    ? []
    : [{ utgVersion, isDefault: isTrue(jsonField(json, "default")), file }]
}

const deviceEntry = (json: unknown): ReadonlyArray<DeviceSchemaEntry> => {
  const name = shownText(jsonField(json, "name"))
  return name === null ? [] : [{ name, version: shownText(jsonField(json, "version")), file: fileIn(json) }]
}

/** Reads the manifest entry by entry; what is none has no entries. */
export const readSchemaManifest = (json: unknown): SchemaManifest => {
  const listOf = (name: string) => jsonList(jsonField(json, name))
  const lists = [listOf("profiles"), listOf("device-profiles"), listOf("device-configs")] as const
  const profiles = lists[0].flatMap(profileEntry)
  const deviceProfiles = lists[1].flatMap(deviceEntry)
  const deviceConfigs = lists[2].flatMap(deviceEntry)
  const read = profiles.length + deviceProfiles.length + deviceConfigs.length
  return { profiles, deviceProfiles, deviceConfigs, unreadable: lists.flat().length - read }
}

/** A schema file, with the notice to show where it is the default one in place of the version's own. */
export interface SchemaFile {
  readonly file: string
  readonly notice: string | null
}

/** No file serves a version: the sentence, and the notice that stands beside it (document 2 §8). */
export interface SchemaMissing {
  readonly message: string
  readonly notice: string
}

const versionKey = (version: string): string => fourPartVersion(version) ?? version.trim()

/**
 * The file that serves the profiles of a UTG version: the version's own, else the default one with a notice
 * (document 2 §2 "Profile list"). A profile that names no version gets the default one.
 */
export const schemaFileFor = (
  manifest: SchemaManifest,
  utgVersion: string | null
): Result.Result<SchemaFile, SchemaMissing> => {
  const notice = profileMessages.defaultSchemaNotice
  const own = manifest.profiles.find(
    (entry) => utgVersion !== null && versionKey(entry.utgVersion) === versionKey(utgVersion)
  )
  if (own !== undefined) return Result.succeed({ file: own.file, notice: null })
  const byDefault = manifest.profiles.find((entry) => entry.isDefault)
  return byDefault === undefined
    ? Result.fail({ message: profileMessages.schemaMissing, notice })
    : Result.succeed({ file: byDefault.file, notice })
}

/** Whose devices are edited: those of a UTG or of a profile. Each has a list of its own in the manifest. */
export type DeviceOwner = "utg" | "profile"

const devicesOf = (manifest: SchemaManifest, owner: DeviceOwner): ReadonlyArray<DeviceSchemaEntry> =>
  owner === "profile" ? manifest.deviceProfiles : manifest.deviceConfigs

const nameKey = (name: string): string => name.trim().toLowerCase()

/** The device types that may be added (document 2 §2 "Devices tab"), each once, in the order of the manifest. */
export const deviceTypesOf = (manifest: SchemaManifest, owner: DeviceOwner): ReadonlyArray<string> => [
  ...new Map(devicesOf(manifest, owner).map(({ name }) => [nameKey(name), name])).values()
]

/**
 * The file that holds the schema of a device type, by any of the type's names: that of the version, else of the last
 * one; null where the manifest names none.
 */
export const deviceFileOf = (
  manifest: SchemaManifest,
  owner: DeviceOwner,
  names: ReadonlyArray<string>,
  version: string
): string | null => {
  const keys = new Set(names.map(nameKey))
  const entries = devicesOf(manifest, owner).filter(({ name, file }) => file !== null && keys.has(nameKey(name)))
  return (entries.find((entry) => entry.version === version) ?? entries.at(-1))?.file ?? null
}
