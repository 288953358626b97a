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

/** A device schema of the service: its key is the code, or the model's own name (document 2 §3). */
export interface DeviceSchemaName {
  readonly key: string
  readonly name: string
}

const plain = (text: string): string => text.trim().toLowerCase()

const idsByName = new Map([
  ...deviceModels.map((name, id) => [plain(name), id] as const),
  ...Object.entries(deviceAliases)
])

const codeOfKey = (key: string): number | null =>
  /^\d+$/u.test(key.trim()) ? Number(key) : (idsByName.get(plain(key)) ?? null)

/**
 * The code of a model, in any letter case: by its name or key in the list of the service, else by the built-in table
 * and its aliases; null for a name that neither knows (contract "Device model ids").
 */
export const deviceTypeId = (name: string, schemas: ReadonlyArray<DeviceSchemaName> = []): number | null => {
  const wanted = plain(name)
  const listed = schemas.find((schema) => plain(schema.name) === wanted || plain(schema.key) === wanted)
  return (listed && codeOfKey(listed.key)) ?? idsByName.get(wanted) ?? null
}

/**
 * The readable name of a device type code. A list of the service wins over the built-in table;
 * an unknown code is named with its code (document 2 §3 "Device schema").
 */
export const deviceTypeName = (code: number, schemas: ReadonlyArray<DeviceSchemaName> = []): string => {
  const model = deviceModels[code]
  const listed =
    schemas.find((schema) => schema.key.trim() === String(code)) ??
    schemas.find((schema) => model !== undefined && plain(schema.key) === plain(model))
  return listed?.name ?? model ?? `Unknown device type ${code}`
}

/** Unknown and the encryption types: no form can be uploaded for them (contract "Blocked device types"). */
export const isBlockedForUpload = (code: number): boolean =>
  code === 0 || encryptionDeviceTypes.includes(deviceModels[code] ?? "")

export interface DeviceTypeChoice {
  readonly code: number
  readonly name: string
}

/**
 * The device types that a form can be uploaded for, by code: those of the built-in table and those the service adds,
 * under the names of the service (contract).
 */
export const uploadTypesOf = (schemas: ReadonlyArray<DeviceSchemaName>): ReadonlyArray<DeviceTypeChoice> => {
  const listed = schemas.map(({ key }) => codeOfKey(key)).filter((code) => code !== null)
  return [...new Set([...deviceModels.keys(), ...listed])]
    .filter((code) => !isBlockedForUpload(code))
    .sort((left, right) => left - right)
    .map((code) => ({ code, name: deviceTypeName(code, schemas) }))
}

/** The same from the built-in table alone. */
export const uploadableDeviceTypes: ReadonlyArray<DeviceTypeChoice> = uploadTypesOf([])
