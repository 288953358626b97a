import { defaultsOf } from "@command-center/domain/component-config/defaults"
import { globalForm } from "@command-center/domain/component-config/global-settings"
import {
  interfaceTypesOf,
  newApiInterface,
  newConfigDevice
} from "@command-center/domain/component-config/interface-types"
import {
  type SettingField,
  type SettingsSection,
  settingsOutline
} from "@command-center/domain/settings/settings-outline"
import {
  deviceSchema,
  globalSchema,
  interfaceSchema,
  type SettingsSchema
} from "@command-center/domain/settings/settings-schema"
import { settingIssues } from "@command-center/domain/settings/verdict"
import { headIdOf, seedConfigHeads } from "@command-center/sandbox/src/database/seed/config-text.ts"
import { configSchema } from "@command-center/sandbox/src/database/seed/schemas/config-schema.ts"
import { deviceSchemas } from "@command-center/sandbox/src/database/seed/schemas/device-schema.ts"
import { editions } from "@command-center/sandbox/src/database/seed/schemas/edition.ts"
import { Result } from "effect"
import { describe, expect, it } from "vitest"

const fieldsIn = (section: SettingsSection): ReadonlyArray<SettingField> => [
  ...section.fields,
  ...section.sections.flatMap(fieldsIn)
]

const issuesOf = (schema: SettingsSchema, value: unknown) =>
  settingIssues(schema, value).map(({ path, keyword }) => `${path.join("/")} ${keyword}`)

const schemas = editions.flatMap((edition) =>
  (["UTG", "Profile"] as const).map((purpose) => ({
    name: `${purpose} ${edition.version}`,
    root: configSchema(edition, purpose)
  }))
)

describe("the schemas of gateways", () => {
  it.each(schemas)("$name: the Configuration tab is a form whose defaults are valid", ({ root }) => {
    const schema = Result.getOrThrow(globalSchema(root))
    const outline = settingsOutline(schema)
    expect(outline.isWhole).toBe(false)
    expect(outline.sections.map(({ path }) => path.join("/"))).not.toContain("apiInterfaceConfig")
    expect(outline.sections.length).toBeGreaterThan(8)
    expect(fieldsIn(outline).length).toBeGreaterThan(80)
    // What nobody can know beforehand has no default.
    expect(issuesOf(schema, globalForm(defaultsOf(root)))).toEqual(["security/accessToken required"])
  })

  it("take what the gateways of the sandbox have, whatever their version", () => {
    for (const { id, text } of seedConfigHeads) {
      const edition = editions.find(({ version }) => headIdOf(version, id - 1) === id)
      const schema = Result.getOrThrow(globalSchema(edition === undefined ? null : configSchema(edition, "UTG")))
      expect([id, issuesOf(schema, JSON.parse(`${text.slice(0, -1)}}`))]).toEqual([id, []])
    }
  })

  it.each(schemas)("$name: each type of API interface is a form, its own settings without a condition", ({ root }) => {
    const types = interfaceTypesOf(root, {})
    expect(types.length).toBeGreaterThan(3)
    for (const { cdType } of types) {
      const schema = Result.getOrThrow(interfaceSchema(root, cdType))
      const made = newApiInterface(root, cdType, () => "new")
      expect([cdType, issuesOf(schema, { ...made, taskDesc: "Bar", listenPort: 26_880 })]).toEqual([cdType, []])
      expect([cdType, issuesOf(schema, { ...made, listenPort: 0 })]).toEqual([
        cdType,
        ["taskDesc required", "listenPort minimum"]
      ])
      const names = fieldsIn(settingsOutline(schema)).map(({ name }) => name)
      expect(Object.keys(made).filter((name) => name !== "ccid" && !names.includes(name))).toEqual(
        settingsOutline(schema)
          .sections.map(({ path }) => path.join("/"))
          .filter((name) => name in made)
      )
    }
  })

  it.each(
    deviceSchemas.flatMap(({ name, forUtg, forProfile }) => [
      { name: `${name} of a UTG`, deviceType: name, root: forUtg },
      { name: `${name} of a profile`, deviceType: name, root: forProfile }
    ])
  )("$name is a form whose defaults are valid", ({ deviceType, root }) => {
    const schema = Result.getOrThrow(deviceSchema(root))
    const made = newConfigDevice(root, deviceType, [])
    // What nobody can know beforehand has no default: a name, an address where it is reached by the network.
    expect(issuesOf(schema, { ...made, taskDesc: "Lane 1", address: "10.0.0.5" })).toEqual([])
    expect(issuesOf(schema, made)).toContain("taskDesc required")
  })
})
