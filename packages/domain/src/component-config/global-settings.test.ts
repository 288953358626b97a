import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { globalForm, globalSchema, withGlobalForm } from "./global-settings.ts"
import { schemaVersionOf, shownSchemaVersion } from "./schema-version.ts"

const config = {
  utgGlobal: { lowDiskSpaceThresholdMB: -1, logLevel: "Debug" },
  logging: { days: 3 },
  apiInterfaceConfig: { apiInterface: [{ listenPort: 1 }] },
  DeviceConfig: { device: [] }
}

describe("the Configuration tab", () => {
  it("has what has no tab of its own, a threshold of -1 as 2 [B4-16 B2.config-01]", () =>
    expect(globalForm(config)).toEqual({
      utgGlobal: { lowDiskSpaceThresholdMB: 2, logLevel: "Debug" },
      logging: { days: 3 }
    }))

  it.each([
    [{ utgGlobal: { lowDiskSpaceThresholdMB: "-1" } }, { utgGlobal: { lowDiskSpaceThresholdMB: 2 } }],
    [{ utgGlobal: { lowDiskSpaceThresholdMB: 500 } }, { utgGlobal: { lowDiskSpaceThresholdMB: 500 } }],
    [{ UtgGlobal: { LowDiskSpaceThresholdMB: -1 } }, { UtgGlobal: { LowDiskSpaceThresholdMB: 2 } }],
    [{ utgGlobal: {} }, { utgGlobal: {} }],
    [{ utgGlobal: 5 }, { utgGlobal: 5 }],
    [null, {}]
  ])("shows %j as %j", (before, form) => expect(globalForm(before)).toStrictEqual(form))

  it("saves an untouched threshold as it was, and the other tabs' sections too", () =>
    expect(withGlobalForm(config, globalForm(config))).toEqual(config))

  it("saves what was typed", () =>
    expect(
      withGlobalForm(config, {
        utgGlobal: { lowDiskSpaceThresholdMB: 3 },
        apiInterfaceConfig: "forged",
        deviceConfig: "forged"
      })
    ).toEqual({
      utgGlobal: { lowDiskSpaceThresholdMB: 3 },
      apiInterfaceConfig: { apiInterface: [{ listenPort: 1 }] },
      DeviceConfig: { device: [] }
    }))

  it.each([
    [{ utgGlobal: { lowDiskSpaceThresholdMB: 2 } }, 2],
    [{ utgGlobal: { lowDiskSpaceThresholdMB: 500 } }, 2],
    [{ utgGlobal: {} }, 2],
    [null, 2]
  ])("saves 2 as 2 where %j was set", (before, threshold) =>
    expect(withGlobalForm(before, { utgGlobal: { lowDiskSpaceThresholdMB: threshold } })).toEqual({
      utgGlobal: { lowDiskSpaceThresholdMB: threshold }
    })
  )

  it("gives any configuration back as it was, untouched", () => {
    fc.assert(
      fc.property(
        fc.record(
          {
            utgGlobal: fc.dictionary(
              fc.constantFrom("lowDiskSpaceThresholdMB", "a", "b"),
              fc.constantFrom(-1, 2, "-1")
            ),
            other: fc.jsonValue({ maxDepth: 1 }),
            apiInterfaceConfig: fc.jsonValue({ maxDepth: 1 }),
            deviceConfig: fc.jsonValue({ maxDepth: 1 })
          },
          { requiredKeys: [] }
        ),
        (before) => {
          expect(withGlobalForm(before, globalForm(before))).toEqual(before)
        }
      ),
      { numRuns: 1000 }
    )
  })

  it("has the schema without the sections of other tabs [B2.config-01]", () => {
    const schema = {
      title: "t",
      required: ["utgGlobal", "apiInterfaceConfig"],
      properties: { utgGlobal: { type: "object" }, ApiInterfaceConfig: {}, deviceConfig: {} },
      definitions: { a: {} }
    }
    expect([globalSchema(schema), globalSchema({ type: "object" })]).toEqual([
      { ...schema, required: ["utgGlobal"], properties: { utgGlobal: { type: "object" } } },
      { type: "object" }
    ])
  })
})

it("shows the default of the low disk space threshold as it shows the threshold", () => {
  const schemaWith = (preset: number) => ({
    properties: { utgGlobal: { properties: { lowDiskSpaceThresholdMB: { type: "integer", default: preset } } } }
  })
  expect([globalSchema(schemaWith(-1)), globalSchema(schemaWith(500))]).toEqual([schemaWith(2), schemaWith(500)])
})

describe("the schema version of a configuration", () => {
  it.each([
    [{ utgGlobal: { ccschema: "5.0.0.3018" } }, "5.0.0.3018", "5.0.0.3018"],
    [{ UtgGlobal: { Ccschema: "5.0.0.3018" } }, "5.0.0.3018", "5.0.0.3018"],
    [{ utgGlobal: { ccschema: "" } }, null, "Schema NOT Validated"],
    [{ utgGlobal: {} }, null, "Schema NOT Validated"],
    [null, null, "Schema NOT Validated"]
  ])("%j names %j and shows %j [B3-12 B3-13]", (json, version, shown) =>
    expect([schemaVersionOf(json), shownSchemaVersion(json)]).toEqual([version, shown])
  )
})
