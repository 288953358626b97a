import { isJsonObject, type JsonObject, jsonField, jsonList, withFields } from "../json/json-field.ts"

/** Where a list stands in a configuration: its section and its name there. */
export interface ConfigList {
  readonly section: string
  readonly name: string
}

export const apiInterfaceList: ConfigList = { section: "apiInterfaceConfig", name: "apiInterface" }
export const deviceList: ConfigList = { section: "deviceConfig", name: "device" }

const objectOf = (json: unknown): JsonObject => (isJsonObject(json) ? json : {})

/** The entries of a list of a configuration; none where it has no such list. */
export const entriesOf = (config: unknown, { section, name }: ConfigList): ReadonlyArray<unknown> =>
  jsonList(jsonField(jsonField(config, section), name))

/** The configuration with these entries in the list; everything beside the list as it was read. */
export const withEntries = (config: unknown, { section, name }: ConfigList, entries: ReadonlyArray<unknown>) =>
  withFields(objectOf(config), {
    [section]: withFields(objectOf(jsonField(config, section)), { [name]: entries })
  })

/** The entries with one put in the place of another, or at the end where there is no such place. */
export const withEntry = (
  entries: ReadonlyArray<unknown>,
  entry: unknown,
  at: number | null
): ReadonlyArray<unknown> => {
  const place = at ?? entries.length
  return place < entries.length ? entries.with(place, entry) : [...entries, entry]
}
