import { defaultsOf } from "@command-center/domain/component-config/defaults"
import { interfaceTypesOf } from "@command-center/domain/component-config/interface-types"
import { isSecretName } from "@command-center/domain/json/masked-secrets"
import { describe, expect, it } from "vitest"
import { utgProducts } from "../versions.ts"
import { configSchema } from "./config-schema.ts"
import { deviceSchemas } from "./device-schema.ts"
import { editionOf, editions } from "./edition.ts"
import { interfaceTypes, universalInterface } from "./interface-types.ts"
import { conforms, settingPathsOf } from "./testing-conformance.ts"

const schemas = editions.map((edition) => configSchema(edition, "UTG"))
const [oldest, middle, newest] = schemas
const keywordsOf = (schema: unknown): ReadonlySet<string> => {
  const found = new Set<string>()
  JSON.stringify(schema, (key, value: unknown) => {
    found.add(key)
    return value
  })
  return found
}

/** Every property of a schema, sections and conditional ones included. */
const namedSchemasOf = (root: unknown): ReadonlyArray<{ readonly name: string; readonly schema: unknown }> => {
  const found: Array<{ readonly name: string; readonly schema: unknown }> = []
  JSON.stringify(root, (key, value: unknown) => {
    const isShown = key === "properties" && typeof value === "object" && value !== null
    if (isShown) for (const [name, schema] of Object.entries(value)) found.push({ name, schema })
    return value
  })
  // A condition names the settings that it goes by.
  return found.filter(({ schema }) => Object.hasOwn(Object(schema), "title"))
}

describe("the configuration schemas", () => {
  it("have 150 settings or more in the newest version, and fewer the older they are", () => {
    const counts = schemas.map((schema) => settingPathsOf(schema).length)
    expect(counts).toEqual(counts.toSorted((one, other) => one - other))
    expect(new Set(counts).size).toBe(3)
    expect(counts[2]).toBeGreaterThanOrEqual(150)
  })

  it("keep every setting of the version before", () => {
    const [first, second, third] = schemas.map((schema) => new Set(settingPathsOf(schema)))
    expect([...(first ?? [])].filter((path) => second?.has(path) !== true)).toEqual([])
    expect([...(second ?? [])].filter((path) => third?.has(path) !== true)).toEqual([])
  })

  it("hold sections, objects in objects, lists, choices, conditions, defaults and references", () => {
    const keywords = keywordsOf(newest)
    const wanted = ["properties", "items", "enum", "oneOf", "if", "then", "dependencies", "default", "$ref", "minimum"]
    expect(wanted.filter((keyword) => !keywords.has(keyword))).toEqual([])
    expect(Object.keys(Object(newest?.["properties"]))).toHaveLength(13)
    expect(settingPathsOf(newest ?? {}).filter((path) => path.split("/").length >= 5).length).toBeGreaterThan(0)
  })

  it("are small enough to be trusted with: under 2 MB and 5,000 nodes", () => {
    const sizes = schemas.map((schema) => {
      let nodes = 0
      const text = JSON.stringify(schema, (_, value: unknown) => {
        nodes += 1
        return value
      })
      return text.length < 2_000_000 && nodes < 5000
    })
    expect(sizes).toEqual([true, true, true])
  })

  it("have 15 API interface types in the newest version, 148 in each", () => {
    const codes = schemas.map((schema) => interfaceTypesOf(schema, {}).map(({ cdType }) => cdType))
    expect(codes.map((list) => list.length)).toEqual([11, 14, 15])
    expect(codes.map((list) => list.includes(String(universalInterface)))).toEqual([true, true, true])
    expect(interfaceTypes).toHaveLength(15)
  })

  it("have secrets whose names alone say so, and no other setting or section by such a name", () => {
    const roots = [newest, ...deviceSchemas.map(({ forUtg }) => forUtg)]
    const named = roots.flatMap((root) => namedSchemasOf(root))
    const secret = named.filter(({ schema }) => Object(schema).format === "password").map(({ name }) => name)
    expect(named.filter(({ name }) => isSecretName(name)).map(({ name }) => name)).toEqual(secret)
    expect(new Set(secret).size).toBeGreaterThanOrEqual(15)
  })

  it("give defaults that they themselves allow, once the credentials are there", () => {
    const filled = schemas.map((schema) => {
      const value = Object(defaultsOf(schema))
      return conforms(schema, { ...value, security: { ...value.security, accessToken: "7c1e0b52d94f4a3f" } })
    })
    expect(filled).toEqual([true, true, true])
    expect([oldest, middle, newest].map((schema) => conforms(schema ?? {}, { utgGlobal: {} }))).toEqual([
      false,
      false,
      false
    ])
  })
})

describe("the editions", () => {
  it("serve every UTG version: its own schema, or the last one before it", () => {
    expect(
      utgProducts.map(({ version }) => [version, editionOf(version)?.version, editionOf(version)?.isMigrated])
    ).toEqual([
      ["5.1.0.3160", "5.0.0.3124", true],
      ["5.0.0.3124", "5.0.0.3124", true],
      ["5.0.0.3098", "5.0.0.3018", true],
      ["5.0.0.3047", "5.0.0.3018", true],
      ["5.0.0.3018", "5.0.0.3018", true],
      ["5.0.0.2994", "4.9.12.2650", false],
      ["5.0.0.2871", "4.9.12.2650", false],
      ["4.9.12.2650", "4.9.12.2650", false]
    ])
    expect(editionOf("4.9.12.2649")).toBeNull()
  })
})

describe("the device schemas", () => {
  it("are there for every terminal type, each with settings of its own", () => {
    expect(deviceSchemas.map(({ code }) => code)).toEqual(Array.from({ length: 29 }, (_, index) => index + 1))
    expect(Math.min(...deviceSchemas.map(({ forUtg }) => settingPathsOf(forUtg).length))).toBeGreaterThan(10)
    expect(new Set(deviceSchemas.map(({ forUtg }) => settingPathsOf(forUtg).join())).size).toBeGreaterThanOrEqual(10)
  })

  it("leave out of a profile what only one terminal can have", () => {
    const [left] = deviceSchemas.map(({ forUtg, forProfile }) => {
      const kept = new Set(settingPathsOf(forProfile))
      return settingPathsOf(forUtg).filter((path) => !kept.has(path))
    })
    expect(left).toEqual(["/apiTerminalId", "/serialNumber"])
  })
})
