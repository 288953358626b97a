/** Names of the device models 0 to 29, by id (contract "Device model ids"). */
export const deviceModels: ReadonlyArray<string> = [
  "Unknown",
  "ipp320",
  "ipp350",
  "isc250",
  "isc480",
  "iup250",
  "iwl220",
  "iwl250",
  "iwl252",
  "iwl228",
  "iwl258",
  "icm122",
  "imp322",
  "imp352",
  "imp627",
  "imp657",
  "mx915",
  "mx925",
  "mx915p2pe",
  "mx925p2pe",
  "vx520",
  "vx805",
  "vx820",
  "e355",
  "paxs300",
  "paxbroadpos",
  "lane3000",
  "lane5000",
  "lane7000",
  "link2500"
]

/** Other names that share an id with a model (contract). */
export const deviceAliases: Readonly<Record<string, number>> = { ict220: 6, ict250: 7, paxs80: 24 }

/** Point-to-point-encryption device types (documents §9). */
export const encryptionDeviceTypes: ReadonlyArray<string> = ["mx915p2pe", "mx925p2pe", "paxbroadpos"]

/** A device schema of the service: its key is the code where it has one (document 2 §3). */
export interface DeviceSchemaName {
  readonly key: string
  readonly name: string
}

const idsByName = new Map([
  ...deviceModels.map((name, id) => [name.toLowerCase(), id] as const),
  ...Object.entries(deviceAliases)
])

/** The id of a model or alias, in any letter case; null for a name that is not known. */
export const deviceTypeId = (name: string): number | null => idsByName.get(name.trim().toLowerCase()) ?? null

/**
 * The readable name of a device type code. A list of the service wins over the built-in table;
 * an unknown code is named with its code (document 2 §3 "Device schema").
 */
export const deviceTypeName = (code: number, schemas: ReadonlyArray<DeviceSchemaName> = []): string =>
  schemas.find((schema) => schema.key.trim() === String(code))?.name ??
  deviceModels[code] ??
  `Unknown device type ${code}`

/** The device types a form can be uploaded for: neither Unknown nor an encryption type (contract). */
export const uploadableDeviceTypes: ReadonlyArray<{ readonly code: number; readonly name: string }> = deviceModels
  .map((name, code) => ({ code, name }))
  .filter(({ code, name }) => code !== 0 && !encryptionDeviceTypes.includes(name))
