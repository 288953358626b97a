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

/** Whether a device type is given by its code. */
export const isTypeCode = (text: string): boolean => /^\d+$/u.test(text.trim()) && Number.isSafeInteger(Number(text))

const codeOfKey = (key: string): number | null => (isTypeCode(key) ? Number(key) : (idsByName.get(plain(key)) ?? null))

type Schemas = ReadonlyArray<DeviceSchemaName>

const listedAs = <Listed extends DeviceSchemaName>(name: string, schemas: ReadonlyArray<Listed>): Listed | undefined =>
  schemas.find((schema) => plain(schema.name) === name) ?? schemas.find((schema) => plain(schema.key) === name)

/** The list's row of a code: that which has it as its key first, then that which is keyed by the model's name. */
const listedAt = <Listed extends DeviceSchemaName>(
  code: number,
  schemas: ReadonlyArray<Listed>
): Listed | undefined => {
  const model = deviceModels[code]
  return (
    schemas.find(({ key }) => isTypeCode(key) && Number(key) === code) ??
    schemas.find(({ key }) => model !== undefined && plain(key) === plain(model))
  )
}

/** The table's code of a model, unless the list gives that code to another model of the table. */
const builtInId = (name: string, schemas: Schemas): number | null => {
  const id = idsByName.get(name)
  if (id === undefined) return null
  const holder = idsByName.get(plain(listedAt(id, schemas)?.name ?? name))
  return holder === undefined || holder === id ? id : null
}

/**
 * The code of a device type, in any letter case. The list of the service wins wherever it has the name; the built-in
 * table and its aliases are for what it does not have, or for where it could not be read: `schemas` is empty then. Null
 * for a name that neither knows (contract "Device model ids").
 */
export const deviceTypeId = (name: string, schemas: Schemas): number | null => {
  const wanted = plain(name)
  const listed = listedAs(wanted, schemas)
  const code = listed === undefined ? null : codeOfKey(listed.key)
  if (code !== null) return code
  const sharer = deviceAliases[wanted]
  const model = sharer === undefined ? undefined : deviceModels[sharer]
  return model === undefined ? builtInId(wanted, schemas) : deviceTypeId(model, schemas)
}

/** What two devices of one type share: its code, so that an alias is no other type, else the text in lower case. */
export const deviceTypeKeys = (schemas: Schemas): ((name: string) => number | string) => {
  const known = new Map<string, number | string>()
  return (name) => {
    const key = known.get(name) ?? deviceTypeId(name, schemas) ?? plain(name)
    known.set(name, key)
    return key
  }
}

/**
 * The readable name of a device type code: a list of the service wins over the built-in table. Null for a code that
 * neither knows.
 */
export const knownTypeName = (code: number, schemas: Schemas): string | null => {
  const named = listedAt(code, schemas)?.name ?? ""
  // A name that is a code only repeats the key.
  const saysNothing = named.trim() === "" || isTypeCode(named)
  return saysNothing ? (deviceModels[code] ?? null) : named
}

/** The same, where an unknown code is named with its code (document 2 §3 "Device schema"). */
export const deviceTypeName = (code: number, schemas: Schemas): string =>
  knownTypeName(code, schemas) ?? `Unknown device type ${code}`

/** Whether a code is still that of the model which has it in the table. */
const isOfItsModel = (code: number, schemas: Schemas): boolean => {
  const model = deviceModels[code]
  return model !== undefined && deviceTypeId(model, schemas) === code
}

/**
 * The list's row of a device type as a configuration has it, and all names by which it is known. A type given by its
 * code is that of the row with the code, and of another with the model's name only where there is none.
 */
export const listedType = <Listed extends DeviceSchemaName>(type: string, schemas: ReadonlyArray<Listed>) => {
  const wanted = plain(type)
  const code = isTypeCode(wanted) ? Number(wanted) : null
  const model = code === null ? undefined : deviceModels[code]
  const byCode = code === null ? undefined : listedAt(code, schemas)
  const row = byCode ?? listedAs(model ?? wanted, schemas) ?? null
  const own = row === null ? [wanted] : [wanted, row.key, row.name]
  const isOfModel = code !== null && (byCode === undefined || isOfItsModel(code, schemas))
  return { row, names: model !== undefined && isOfModel ? [...own, model] : own }
}

/** Unknown and the encryption types: no form can be uploaded for them (contract "Blocked device types"). */
export const isBlockedForUpload = (code: number, schemas: Schemas): boolean => {
  const listed = listedAt(code, schemas)
  const own = listed === undefined ? [] : [listed.key, listed.name]
  const names = isOfItsModel(code, schemas) ? [...own, deviceModels[code] ?? ""] : own
  return code === 0 || names.some((name) => encryptionDeviceTypes.includes(plain(name)))
}

export interface DeviceTypeChoice {
  readonly code: number
  readonly name: string
}

/**
 * The device types that a form can be uploaded for, by code: those of the built-in table whose code the service has not
 * changed and those the service adds, under the names of the service (contract).
 */
export const uploadTypesOf = (schemas: Schemas): ReadonlyArray<DeviceTypeChoice> => {
  const own = [...deviceModels.keys()].filter((code) => isOfItsModel(code, schemas))
  const listed = schemas.map(({ key }) => codeOfKey(key)).filter((code) => code !== null)
  return [...new Set([...own, ...listed])]
    .filter((code) => !isBlockedForUpload(code, schemas))
    .sort((left, right) => left - right)
    .map((code) => ({ code, name: deviceTypeName(code, schemas) }))
}

/** The same from the built-in table alone. */
export const uploadableDeviceTypes: ReadonlyArray<DeviceTypeChoice> = uploadTypesOf([])
