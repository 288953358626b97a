import { apiInterfacesOf, configDevicesOf } from "@command-center/domain/component-config/component-config"
import { configIssues } from "@command-center/domain/component-config/config-issues"
import { sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type OpenDatabase, openDatabase } from "../open.ts"
import { rowsOf } from "../query.ts"
import { wholeConfig } from "../whole-config.ts"
import { seedConfigHeads } from "./config-text.ts"
import { templateNow } from "./known.ts"
import { configSchema } from "./schemas/config-schema.ts"
import { deviceSchemas } from "./schemas/device-schema.ts"
import { editionOf, editions } from "./schemas/edition.ts"
import { conforms } from "./schemas/testing-conformance.ts"

let opened: OpenDatabase
beforeAll(async () => {
  opened = await openDatabase({ now: templateNow })
})
afterAll(() => opened.close())

const parsed = (text: unknown): unknown => JSON.parse(String(text))
const schemas = new Map(editions.map((edition) => [edition.version, configSchema(edition, "UTG")]))
const schemaFor = (version: string) => schemas.get(editionOf(version)?.version ?? "5.0.0.3124") ?? {}
const deviceSchemaOf = new Map(deviceSchemas.map(({ name, forUtg }) => [name, forUtg]))

const leaves = (value: unknown): number =>
  typeof value === "object" && value !== null
    ? Object.values(value).reduce((sum: number, each) => sum + leaves(each), 0)
    : 1

const wrongDevices = (config: unknown) =>
  configDevicesOf(config).filter(
    ({ deviceType, json }) => !conforms(deviceSchemaOf.get(deviceType ?? "") ?? { const: 0 }, json)
  )

describe("the seeded configurations", () => {
  it("of UTGs are as the schema of their version says, devices too, and could be saved as they are", async () => {
    const rows = await rowsOf(
      opened.db,
      sql`select c.utg_version as version, c.listen_port as port, ${wholeConfig} as config
        from component_config g join component c on c.id = g.component_id where c.id % 5 = 0`
    )
    const configs = rows.map((row) => ({
      version: String(row["version"]),
      port: row["port"],
      config: parsed(row["config"])
    }))
    expect(configs).toHaveLength(600)
    expect(configs.filter(({ version, config }) => !conforms(schemaFor(version), config))).toEqual([])
    expect(configs.filter(({ config }) => configIssues(config).length > 0 || wrongDevices(config).length > 0)).toEqual(
      []
    )
    expect(configs.filter(({ config, port }) => apiInterfacesOf(config)[0]?.listenPort !== String(port))).toEqual([])
  })

  it("of profiles are as the schema that they name says; some name none", async () => {
    const rows = await rowsOf(opened.db, sql`select config from component_profile`)
    const named = rows.map(({ config }) => {
      const value = Object(parsed(config))
      return { config: value, version: value.utgGlobal.ccschema }
    })
    expect(named.filter(({ version, config }) => !conforms(schemaFor(version ?? "4.9.12.2650"), config))).toEqual([])
    expect(new Set(named.map(({ version }) => version)).size).toBe(3)
  })

  it("hold a hundred settings or so, with secrets, in five varieties of each edition", () => {
    const heads = seedConfigHeads.map(({ text }) => parsed(`${text}"end":1}`))
    expect(heads).toHaveLength(15)
    expect(new Set(heads.map((head) => JSON.stringify(head))).size).toBe(15)
    expect(Math.min(...heads.map(leaves))).toBeGreaterThanOrEqual(90)
    expect(heads.filter((head) => typeof Object(head).security.adminPassword !== "string")).toEqual([])
  })
})
