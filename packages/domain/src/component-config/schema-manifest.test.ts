import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { deviceFileOf, deviceTypesOf, readSchemaManifest, schemaFileFor } from "./schema-manifest.ts"

const wire = {
  profiles: [
    { utgVersion: "5.0.0.3018", default: false, file: "old.json" },
    { utgVersion: "5.0.0.3124", default: true, file: "new.json" },
    { utgVersion: "special", file: "special.json" }
  ],
  "device-profiles": [
    { name: "lane3000", version: "2", file: "p2.json" },
    { name: "isc250", version: "2", file: "i2.json" }
  ],
  "device-configs": [
    { name: "lane3000", version: 2, file: "c2.json" },
    { name: "Lane3000 ", version: "10", file: "c10.json" },
    { name: "ipp350", file: "ipp.json" }
  ]
}
const manifest = readSchemaManifest(wire)
const notice = "The default schema is loading, which may not suit the profile."

describe("the schema manifest", () => {
  it("is read with its three lists [B3-35]", () =>
    expect(manifest).toEqual({
      profiles: [
        { utgVersion: "5.0.0.3018", isDefault: false, file: "old.json" },
        { utgVersion: "5.0.0.3124", isDefault: true, file: "new.json" },
        { utgVersion: "special", isDefault: false, file: "special.json" }
      ],
      deviceProfiles: [
        { name: "lane3000", version: "2", file: "p2.json" },
        { name: "isc250", version: "2", file: "i2.json" }
      ],
      deviceConfigs: [
        { name: "lane3000", version: "2", file: "c2.json" },
        { name: "Lane3000 ", version: "10", file: "c10.json" },
        { name: "ipp350", version: null, file: "ipp.json" }
      ],
      unreadable: 0
    }))

  it("is read in PascalCase, entry by entry, and says how many could not be", () =>
    expect(
      readSchemaManifest({
        Profiles: [
          { UtgVersion: "1.0.0.1", Default: "True", File: "/a.json" },
          { utgVersion: "1.0.0.2" },
          { file: "b.json" },
          { utgVersion: "1.0.0.3", default: "no", file: "c.json" },
          { utgVersion: "1.0.0.4", default: 1, file: "d.json" },
          null
        ],
        "Device-profiles": [{ name: "a" }, { name: "c", file: "/c.json" }, { file: "b" }],
        "device-configs": 5
      })
    ).toEqual({
      profiles: [
        { utgVersion: "1.0.0.1", isDefault: true, file: "a.json" },
        { utgVersion: "1.0.0.3", isDefault: false, file: "c.json" },
        { utgVersion: "1.0.0.4", isDefault: false, file: "d.json" }
      ],
      deviceProfiles: [
        { name: "a", version: null, file: null },
        { name: "c", version: null, file: "c.json" }
      ],
      deviceConfigs: [],
      unreadable: 4
    }))

  it("never throws, and what is none is empty", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 1 }), (json) => {
        const read = readSchemaManifest(json)
        expect([read.profiles, read.deviceProfiles, read.deviceConfigs]).toEqual([[], [], []])
      }),
      { numRuns: 1000 }
    )
  })
})

describe("the schema of a profile", () => {
  it.each([
    ["5.0.0.3018", { file: "old.json", notice: null }],
    ["UTG 5.0.0.3018 beta", { file: "old.json", notice: null }],
    ["5.0.0.3124", { file: "new.json", notice: null }],
    [" special ", { file: "special.json", notice: null }],
    ["5.0.0.1", { file: "new.json", notice }],
    [null, { file: "new.json", notice }]
  ])("of version %j is %j [B2.profiles-08]", (version, file) =>
    expect(schemaFileFor(manifest, version)).toEqual(Result.succeed(file))
  )

  it("is none where there is neither its own nor a default one [B8-51]", () =>
    expect(schemaFileFor({ ...manifest, profiles: manifest.profiles.slice(0, 1) }, "5.0.0.1")).toEqual(
      Result.fail({
        message: "Unable to locate either a default or specific profile schema manifest entry.",
        notice
      })
    ))
})

describe("the schema of a device type", () => {
  it("is offered for each type once [B2.devtab-02]", () =>
    expect([deviceTypesOf(manifest, "utg"), deviceTypesOf(manifest, "profile")]).toEqual([
      ["Lane3000 ", "ipp350"],
      ["lane3000", "isc250"]
    ]))

  it("is offered without a file of its own as well: the service may have its schema", () =>
    expect(deviceTypesOf(readSchemaManifest({ "device-configs": [{ name: "isc250" }] }), "utg")).toEqual(["isc250"]))

  it("is in the file of its type and of the version that the service is asked for, else of the last", () =>
    expect(
      [["lane3000"], ["none", " LANE3000"], ["isc250"], []].map((names) => [
        deviceFileOf(manifest, "utg", names, "2"),
        deviceFileOf(manifest, "utg", names, "3"),
        deviceFileOf(manifest, "profile", names, "2")
      ])
    ).toEqual([
      ["c2.json", "c10.json", "p2.json"],
      ["c2.json", "c10.json", "p2.json"],
      [null, null, "i2.json"],
      [null, null, null]
    ]))
})
