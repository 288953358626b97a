import { apiInterfacesOf, configDevicesOf } from "@command-center/domain/component-config/component-config"
import { entriesOfKind } from "@command-center/domain/component-config/config-entry"
import { hasTypeCodes, namedValue, shownDeviceField } from "@command-center/domain/component-config/device-names"
import { type EntryAddress, entryAddresses } from "@command-center/domain/component-config/entry-address"
import { type InterfaceType, interfaceTypesOf } from "@command-center/domain/component-config/interface-types"
import type { DeviceSchemaName } from "@command-center/domain/device/device-type"
import type { JsonObject } from "@command-center/domain/json/json-field"
import { entryPath } from "@command-center/domain/navigation/entry-path"
import { Result } from "effect"
import type { ConfigChoices } from "./config-choices.ts"
import type { EntryRow } from "./entry-list.view.tsx"
import type { EntryChoice } from "./new-entry-menu.view.tsx"

/** What can be added as the schema has it; none while it is not known. */
export const interfaceTypes = (config: unknown, { schema }: ConfigChoices): ReadonlyArray<InterfaceType> => {
  const known = Result.getOrNull(schema)
  return known === null ? [] : interfaceTypesOf(known, config)
}

const named = (cdType: string | null, types: ReadonlyArray<InterfaceType>): string | null =>
  namedValue(cdType, types.find((type) => type.cdType === cdType)?.title)

const schemaIn = (choices: ConfigChoices | null): JsonObject | null =>
  choices === null ? null : Result.getOrNull(choices.schema)

const pathOf = (list: string, name: "port" | "desc", address: EntryAddress | null | undefined): string | null =>
  address ? entryPath(list, address.type, name, address.value, address.nth) : null

/** The rows of the API Interfaces tab; `list` is the tab's own address. */
export const interfaceRows = (
  config: unknown,
  types: ReadonlyArray<InterfaceType>,
  list: string
): ReadonlyArray<EntryRow> => {
  const entries = entriesOfKind(config, "apiInterface")
  const addresses = entryAddresses(config, "apiInterface")
  return apiInterfacesOf(config).flatMap(({ cdType, taskDesc, listenPort }, at) => {
    const entry = entries[at]
    const name = taskDesc ?? cdType ?? String(at + 1)
    return entry === undefined
      ? []
      : [
          {
            entry,
            name,
            path: pathOf(list, "port", addresses[at]),
            cells: { description: name, type: named(cdType, types), port: listenPort }
          }
        ]
  })
}

export const newInterfaces = (types: ReadonlyArray<InterfaceType>, list: string): ReadonlyArray<EntryChoice> =>
  types.flatMap(({ cdType, title, canBeAdded }) => {
    const path = entryPath(list, cdType, "port", null)
    return path === null ? [] : [{ type: cdType, title, canBeAdded, path }]
  })

/** The rows of the Devices tab; `list` is the tab's own address, `names` are the device types of the service. */
export const deviceRows = (
  config: unknown,
  choices: ConfigChoices | null,
  list: string,
  names: ReadonlyArray<DeviceSchemaName>
): ReadonlyArray<EntryRow> => {
  const entries = entriesOfKind(config, "device")
  const addresses = entryAddresses(config, "device")
  const schema = schemaIn(choices)
  return configDevicesOf(config).flatMap(({ deviceType, taskDesc, threadType }, at) => {
    const entry = entries[at]
    const type = shownDeviceField(schema, "deviceType", deviceType, names)
    const name = taskDesc ?? type ?? String(at + 1)
    return entry === undefined
      ? []
      : [
          {
            entry,
            name,
            path: pathOf(list, "desc", addresses[at]),
            cells: { type, description: name, thread: shownDeviceField(schema, "threadType", threadType, names) }
          }
        ]
  })
}

/** Whether the names of the service are needed to show the devices of a configuration, and what can be added. */
export const areDeviceNamesNeeded = (config: unknown, choices: ConfigChoices | null): boolean =>
  hasTypeCodes([
    ...configDevicesOf(config).map(({ deviceType }) => deviceType),
    ...(choices === null ? [] : Result.getOrElse(choices.deviceTypes, () => []))
  ])

export const newDevices = (
  choices: ConfigChoices,
  list: string,
  names: ReadonlyArray<DeviceSchemaName>
): ReadonlyArray<EntryChoice> =>
  Result.getOrElse(choices.deviceTypes, () => []).flatMap((type) => {
    const path = entryPath(list, type, "desc", null)
    const title = shownDeviceField(schemaIn(choices), "deviceType", type, names) ?? type
    return path === null ? [] : [{ type, title, canBeAdded: true, path }]
  })
