import { describe, expect, it } from "vitest"
import { listMessages } from "../message/list-messages.ts"
import { sampleUtg } from "../utg/sample-utg.ts"
import type { ProfileRow } from "./profile.ts"
import { assignmentInstallationType, profileAssignments } from "./profile-assignment.ts"
import { profileList } from "./profile-list.ts"
import { sampleProfile } from "./sample-profile.ts"

const row = sampleProfile({
  id: 11,
  name: "Bar",
  businessEntityId: 42,
  parentName: null,
  createdAt: "2026-10-01T00:00:00.000Z",
  lastUpdatedAt: "2026-11-01T00:00:00.000Z",
  deviceCount: null,
  businessEntitySummary: { Name: "Harbour Hotels" },
  config: { utgGlobal: { ccschema: "5.0.0.3100" }, deviceConfig: { device: [{ taskDesc: "a" }, { taskDesc: "b" }] } }
})
const derive = (changes: Partial<ProfileRow>, name?: string) => {
  const derived = profileList.derive?.({ ...row, ...changes }, () => name)
  if (derived === undefined) throw new Error("the profile list derives nothing")
  return derived
}

describe("the profile list", () => {
  it("reads the fields of the document", () => {
    expect(Object.keys(profileList.fields).toSorted()).toEqual(Object.keys(row).toSorted())
  })

  it("shows parent, schema and device count, and lets the config go [B3-29]", () => {
    const shown = { ...row, parentName: "Harbour Hotels", schemaVersion: "5.0.0.3100", deviceCount: 2, config: null }
    expect(derive({})).toEqual(shown)
    expect(derive({ config: JSON.stringify(row.config) })).toEqual(shown)
    expect(derive(shown)).toEqual(shown)
    expect(derive({ ...shown, schemaVersion: null }).schemaVersion).toBe("Schema NOT Validated")
    expect(derive({ schemaVersion: "old" }).schemaVersion).toBe("5.0.0.3100")
  })

  it.each([null, {}, { utgGlobal: {} }, { utgGlobal: { ccschema: "" } }, "{", "{}", [], 5])(
    "says 'Schema NOT Validated' for the config %j [B3-13]",
    (config) => {
      const { schemaVersion, deviceCount } = derive({ config })
      expect({ schemaVersion, deviceCount }).toEqual({ schemaVersion: "Schema NOT Validated", deviceCount: 0 })
    }
  )

  it("shows the account's name, else its id, without a summary", () => {
    expect([
      derive({ businessEntitySummary: null }, "Harbour").parentName,
      derive({ businessEntitySummary: {} }).parentName
    ]).toEqual(["Harbour", "42"])
  })

  it("names a profile by its name, or id", () => {
    expect([
      profileList.idOf(row),
      profileList.nameOf(row),
      listMessages.copied(profileList.nameOf({ ...row, name: null }))
    ]).toEqual([11, "Bar", "The data for 11 has been copied to your clipboard."])
  })
})

it("the profile list is described whole", () => {
  const { id, title, columns, selectAll, emptyText, area } = profileList
  expect({ id, title, columns, selectAll, emptyText, area }).toEqual({
    id: "profiles",
    title: "Profile List",
    columns: [
      { key: "name", label: "Profile Name", kind: "text" },
      { key: "parentName", label: "Parent Account", kind: "text", keepsEnd: true },
      { key: "version", label: "Profile Version", kind: "number" },
      { key: "createdAt", label: "Creation Date", kind: "date" },
      { key: "lastUpdatedAt", label: "Last Updated", kind: "date" },
      { key: "schemaVersion", label: "Schema", kind: "text", widestText: "Schema NOT Validated" },
      { key: "deviceCount", label: "Devices", kind: "number" }
    ],
    selectAll: "none",
    emptyText: "No profiles found",
    area: "profiles"
  })
})

describe("profile assignments", () => {
  const targets = [sampleUtg(), sampleUtg({ componentId: 502, businessEntityId: null })]

  it("hold the four ids, one per UTG [B3-30 B4-44]", () => {
    expect(profileAssignments({ targets, profile: { id: 11, businessEntityId: 40 }, businessEntityId: 7 })).toEqual([
      { componentId: 501, componentBusinessEntityId: 42, profileId: 11, profileBusinessEntityId: 40 },
      { componentId: 502, componentBusinessEntityId: 7, profileId: 11, profileBusinessEntityId: 40 }
    ])
  })

  it("take the profile away with No Profile", () => {
    expect(profileAssignments({ targets: [sampleUtg()], profile: null, businessEntityId: 7 })).toEqual([
      { componentId: 501, componentBusinessEntityId: 42, profileId: null, profileBusinessEntityId: null }
    ])
  })

  it("are sent with installation type 30", () => {
    expect(assignmentInstallationType).toBe(30)
  })
})
