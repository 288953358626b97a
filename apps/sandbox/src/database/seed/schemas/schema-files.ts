import { utgProducts } from "../versions.ts"
import { configSchema } from "./config-schema.ts"
import { deviceSchemas, deviceSchemaVersion } from "./device-schema.ts"
import { editionOf, editions, type SchemaEdition } from "./edition.ts"

type Purpose = Parameters<typeof configSchema>[1]

const texts = new Map<string, string>()

/** The JSON text of a configuration schema; made once. */
export const configSchemaText = (edition: SchemaEdition, purpose: Purpose): string => {
  const key = `${purpose} ${edition.number}`
  const text = texts.get(key) ?? JSON.stringify(configSchema(edition, purpose))
  texts.set(key, text)
  return text
}

/** The device schemas as the service lists them: the key is the model's id (document 2 §3 "Device schema"). */
export const componentDevices = deviceSchemas.map(({ code, name, forUtg }) => ({
  key: code,
  name,
  Schema: JSON.stringify(forUtg)
}))

const newest = editions[editions.length - 1]?.version
const profileFile = (version: string): string => `profiles/${version}/profile-schema.json`
const deviceFile = (name: string, purpose: "profile" | "config"): string =>
  `devices/${deviceSchemaVersion}/${name}-${purpose}.json`

const manifest = {
  profiles: editions
    .map(({ version }) => ({ utgVersion: version, default: version === newest, file: profileFile(version) }))
    .toReversed(),
  "device-profiles": deviceSchemas.map(({ name }) => ({
    name,
    version: deviceSchemaVersion,
    file: deviceFile(name, "profile")
  })),
  "device-configs": deviceSchemas.map(({ name }) => ({
    name,
    version: deviceSchemaVersion,
    file: deviceFile(name, "config")
  }))
}

/** Every released UTG version has a file, the ones between two editions too. */
const configFiles = utgProducts.flatMap(({ version }) => {
  const edition = editionOf(version)
  return edition === null ? [] : [[`/schemas/configs/${version}/config-schema.json`, edition] as const]
})

/** The static schema files: the JSON text of each by its path (contract, "Static"). */
export const schemaFiles: ReadonlyMap<string, () => string> = new Map<string, () => string>([
  ["/jsonform/lib/componentdevices.json", () => JSON.stringify({ componentDevice: componentDevices })],
  ["/schemas/schemamanifest.json", () => JSON.stringify(manifest)],
  ...configFiles.map(([path, edition]) => [path, () => configSchemaText(edition, "UTG")] as const),
  ...editions.map(
    (edition) => [`/schemas/${profileFile(edition.version)}`, () => configSchemaText(edition, "Profile")] as const
  ),
  ...deviceSchemas.flatMap(
    ({ name, forUtg, forProfile }) =>
      [
        [`/schemas/${deviceFile(name, "profile")}`, () => JSON.stringify(forProfile)],
        [`/schemas/${deviceFile(name, "config")}`, () => JSON.stringify(forUtg)]
      ] as const
  )
])
