import { withDefaults } from "@command-center/domain/component-config/defaults"
import { interfaceSchema } from "@command-center/domain/component-config/interface-types"
import { isJsonObject } from "@command-center/domain/json/json-field"
import { mergeJson } from "../../merge-json.ts"
import { configSchema } from "./schemas/config-schema.ts"
import { credentials, varieties } from "./schemas/config-varieties.ts"
import { type Edition, editionOf, editions, type SchemaEdition } from "./schemas/edition.ts"
import { interfaceTypes, universalInterface } from "./schemas/interface-types.ts"
import type { JsonSchema } from "./schemas/setting.ts"

interface ConfigDevice {
  readonly deviceType: string
  readonly taskDesc: string
  readonly threadType: string
  readonly apiTerminalId?: string | null
}

interface ConfigInput {
  readonly listenPort: number
  readonly interfaces: ReadonlyArray<readonly [cdType: number, taskDesc: string]>
  readonly devices: ReadonlyArray<ConfigDevice>
  /** Of the interface whose callers show one */
  readonly apiKey: string
}

const schemas = new Map(editions.map((edition) => [edition.number, configSchema(edition, "UTG")]))

/** All that a configuration holds but its API interfaces and devices. */
const headOf = (config: unknown): object => {
  const entries = Object.entries(typeof config === "object" && config !== null ? config : {})
  return Object.fromEntries(entries.filter(([name]) => name !== "apiInterfaceConfig" && name !== "deviceConfig"))
}

const varietyCount = varieties.length

/** What a gateway fresh from its installer has, with the site's own settings, in the order of the schema. */
const headObject = (edition: SchemaEdition, variety: number): object => {
  const schema = schemas.get(edition.number)
  const chosen = varieties[variety % varietyCount] ?? varieties[0]
  const own = mergeJson(credentials(edition), chosen(edition))
  return headOf(withDefaults(schema, mergeJson(withDefaults(schema, own, schema), own), schema))
}

/** JSON text without its closing brace, for the configuration's own part to follow. */
const opened = (head: object): string => `${JSON.stringify(head).slice(0, -1)},`

/** The id of the head of a UTG's configuration, by its version and variety. */
export const headIdOf = (utgVersion: string, variety: number): number =>
  ((editionOf(utgVersion) ?? editions[0]).number - 1) * varietyCount + (variety % varietyCount) + 1

/** What the configurations of many UTGs begin with. */
export const seedConfigHeads: ReadonlyArray<{ readonly id: number; readonly text: string }> = editions.flatMap(
  (edition) =>
    varieties.map((_, variety) => ({
      id: headIdOf(edition.version, variety),
      text: opened(headObject(edition, variety))
    }))
)

const presetsOf = (schema: JsonSchema, cdType: number): JsonSchema => {
  const made = withDefaults(interfaceSchema(schema), { cdType }, schema)
  return isJsonObject(made) ? made : {}
}

const interfacePresets = new Map(
  [...schemas].map(([edition, schema]) => [
    edition,
    new Map(interfaceTypes.map(({ code }) => [code, presetsOf(schema, code)]))
  ])
)

/** The part of a configuration that is its UTG's own: API interfaces and devices, up to the closing brace. */
export const configTail = (edition: Edition, { interfaces, listenPort, devices, apiKey }: ConfigInput): string =>
  JSON.stringify({
    apiInterfaceConfig: {
      apiInterface: interfaces.map(([cdType, taskDesc], position) => ({
        ...interfacePresets.get(edition)?.get(cdType),
        taskDesc,
        listenPort: listenPort + position,
        ...(cdType === universalInterface ? { apiKey } : {})
      }))
    },
    deviceConfig: {
      device: devices.map(({ apiTerminalId, ...device }) =>
        apiTerminalId === null || apiTerminalId === undefined ? device : { ...device, apiTerminalId }
      )
    }
  }).slice(1)

/** A whole configuration as JSON text that names its schema, as a profile has it; none is named by a version of null. */
export const profileConfigText = (schemaVersion: string | null, variety: number, input: ConfigInput): string => {
  const edition = editionOf(schemaVersion ?? editions[0].version) ?? editions[0]
  const head = headObject(edition, variety)
  const named = schemaVersion === null ? head : mergeJson({ utgGlobal: { ccschema: schemaVersion } }, head)
  return opened(headOf(named)) + configTail(edition.number, input)
}
