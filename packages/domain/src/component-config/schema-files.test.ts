import { describe, expect, it } from "vitest"
import { isBesideManifest, manifestIssues, schemaFileIssue, schemaFilesOf } from "./schema-files.ts"
import { readSchemaManifest } from "./schema-manifest.ts"

const wire = {
  profiles: [
    { utgVersion: "5.0.0.3018", default: false, file: "profiles/one.json" },
    { utgVersion: "5.0.0.3124", default: true, file: "profiles/two.json" }
  ],
  "device-profiles": [{ name: "lane3000", version: "2", file: "devices/lane3000.json" }],
  "device-configs": [{ name: "lane3000", version: "2", file: "devices/lane3000.json" }]
}
const issues = (changed: Readonly<Record<string, unknown>>) =>
  manifestIssues(readSchemaManifest({ ...wire, ...changed }))

describe("the files that a schema manifest names", () => {
  it("are listed once each", () =>
    expect(schemaFilesOf(readSchemaManifest(wire))).toEqual([
      "profiles/one.json",
      "profiles/two.json",
      "devices/lane3000.json"
    ]))

  it("are none of a device type that has no file", () =>
    expect(schemaFilesOf(readSchemaManifest({ "device-configs": [{ name: "isc250" }] }))).toEqual([]))

  it.each(["a.json", "devices/2/a.json", "..a/b.json"])("stand beside it: %s", (file) =>
    expect(isBesideManifest(file)).toBe(true)
  )
  it.each(["/a.json", "../a.json", "devices/../a.json", "devices//a.json", "./a.json", "a/"])(
    "do not stand beside it: %s",
    (file) => expect(isBesideManifest(file)).toBe(false)
  )
})

describe("a schema manifest", () => {
  it("without an issue serves everything", () => expect(issues({})).toEqual([]))

  it("is faulted for what it leaves out, a sentence each", () =>
    expect(
      issues({
        profiles: [{ utgVersion: "5.0.0.3018", file: "../one.json" }, { utgVersion: "5.0.0.3124" }],
        "device-configs": [],
        "device-profiles": null
      })
    ).toEqual([
      "1 of its entries name no file, or nothing that the file is for. Complete or remove them.",
      'None of its "profiles" has "default": true. Mark the one for UTG versions that have none of their own.',
      'It has no "device-configs", so no device can be added to a UTG.',
      'It has no "device-profiles", so no device can be added to a profile.',
      'It names "../one.json", which leads out of its folder.'
    ]))
})

describe("a schema file", () => {
  it("that can be a form has no issue", () =>
    expect(schemaFileIssue({ type: "object", properties: { port: { type: "integer" } } })).toBeNull())
  it.each([null, [], "text", {}])("that cannot says why: %j", (json) => expect(schemaFileIssue(json)).toMatch(/\.$/u))
})
