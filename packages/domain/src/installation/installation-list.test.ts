import { describe, expect, it } from "vitest"
import { listMessages } from "../message/list-messages.ts"
import { installationList } from "./installation-list.ts"
import { installationMessages } from "./installation-messages.ts"
import { installationTypes, installationTypeText } from "./installation-type.ts"
import { recentInstallations } from "./recent-installations.ts"
import { sampleInstallation } from "./sample-installation.ts"
import { verificationText } from "./verification-id.ts"

const machine = { nickname: "Dock 1" }
const agent = { installLocation: "c:\\agent", agentVersion: "2.1.0.40" }
const components = [{ installLocation: "c:\\utg" }, { installLocation: "c:\\other" }]

const row = sampleInstallation({
  id: 31,
  type: 10,
  businessEntityId: 42,
  lastUpdatedAt: "2026-11-01T00:00:00.000Z",
  profileId: 11,
  manifest: { machine, agent, components, credentials: { authenticationCode: "secret" } },
  nickname: null
})

describe("the installation list", () => {
  it("has its columns in order [B2.inst-01]", () => {
    expect(installationList.columns.map(({ key, label, kind }) => [key, label, kind])).toEqual([
      ["nickname", "Installation Name", "text"],
      ["typeName", "Installation Type", "text"],
      ["verificationText", "Verification ID", "text"],
      ["parentName", "Parent Account", "text"],
      ["createdAt", "Creation Date", "date"],
      ["profileName", "Profile", "text"],
      ["utgInstallLocation", "UTG Install Location", "text"],
      ["agentInstallLocation", "Agent Install Location", "text"]
    ])
  })

  it("is a list of its own, whose rows cannot be selected, and says when it is empty", () => {
    const { id, title, selectAll, area, emptyText } = installationList
    expect([id, title, selectAll, area, emptyText]).toEqual([
      "installations",
      "Installation List",
      "none",
      "installations",
      "No installations found"
    ])
  })

  it("is narrowed by type, account and profile", () =>
    expect(installationList.facets).toEqual(["typeName", "parentName", "profileName"]))

  it("reads the fields of the document", () => {
    expect(Object.keys(installationList.fields).toSorted()).toEqual(Object.keys(row).toSorted())
  })

  it("shows what the manifest says and lets its credentials go [A2.5-13 B3-33 B3-34]", () => {
    expect(installationList.derive?.(row, () => "Harbour Hotels")).toEqual({
      ...row,
      parentName: "Harbour Hotels",
      createdAt: "2026-11-01T00:00:00.000Z",
      profileName: "Profile 11",
      manifest: { machine, agent, components },
      nickname: "Dock 1",
      typeName: "New UTG",
      verificationText: "ABCD 1234",
      utgInstallLocation: "c:\\utg",
      agentInstallLocation: "c:\\agent"
    })
  })

  it.each([12, "12"])("takes the profile of the manifest, %j, where the installation names none", (profileId) => {
    const named = { ...row, profileId: null, manifest: { Components: [{ ProfileId: profileId }] } }
    const { profileId: id, profileName } = installationList.derive?.(named, () => undefined) ?? row
    expect([id, profileName]).toEqual([12, "Profile 12"])
  })

  it.each([null, "x", [], {}, { components: {} }, { machine: null }])("copes with the manifest %j", (manifest) => {
    const given = { ...row, manifest, verificationId: null, profileId: null }
    expect(installationList.derive?.(given, () => undefined)).toEqual({
      ...given,
      parentName: "42",
      createdAt: "2026-11-01T00:00:00.000Z",
      typeName: "New UTG"
    })
  })

  it.each(["", "  "])("has no Verification ID where it is %j", (verificationId) => {
    const { verificationId: id, verificationText } =
      installationList.derive?.({ ...row, verificationId }, () => undefined) ?? row
    expect([id, verificationText]).toEqual([null, null])
  })

  it("names an installation by its machine, or its id", () => {
    expect([
      installationList.idOf(row),
      installationList.nameOf(row),
      listMessages.copied(installationList.nameOf({ ...row, nickname: "A" }))
    ]).toEqual([31, "31", "The data for A has been copied to your clipboard."])
  })
})

describe("installation types", () => {
  it("are 10 and 30 [A3-14]", () => {
    expect(installationTypes).toEqual({ newUtg: 10, existingUtg: 30 })
  })

  it("read New UTG for 10, otherwise Existing UTG [A2.5-14 A2.5-15]", () => {
    expect([10, 30, 99, null].map(installationTypeText)).toEqual([
      "New UTG",
      "Existing UTG",
      "Existing UTG",
      "Existing UTG"
    ])
  })
})

describe("verification ids", () => {
  it("are shown as 4 plus 4 characters", () => {
    expect(["ABCD1234", "ABC", ""].map(verificationText)).toEqual(["ABCD 1234", "ABC", ""])
  })
})

describe("recent installations", () => {
  it("are the 5 most recently updated, newest first [A2.5-11]", () => {
    const updated = [3, 9, 1, 7, 5, 8].map((day) => ({
      ...row,
      id: day,
      lastUpdatedAt: `2026-11-0${day}T00:00:00.000Z`
    }))
    const undated = { ...row, id: 99, lastUpdatedAt: null }
    expect(recentInstallations([undated, ...updated]).map(({ id }) => id)).toEqual([9, 8, 7, 5, 3])
    expect(recentInstallations([...updated.slice(0, 3), undated]).map(({ id }) => id)).toEqual([9, 3, 1, 99])
    expect(recentInstallations([undated, ...updated.slice(0, 3)]).map(({ id }) => id)).toEqual([9, 3, 1, 99])
  })

  it("stay in the order given where they were updated at the same time, or never", () => {
    const at = (id: number, lastUpdatedAt: string | null) => ({ ...row, id, lastUpdatedAt })
    const day = "2026-11-01T00:00:00.000Z"
    const rows = [at(1, null), at(2, day), at(3, null), at(4, day)]
    expect(recentInstallations(rows).map(({ id }) => id)).toEqual([2, 4, 1, 3])
  })
})

describe("the sentences of installations", () => {
  it("of failures and paths", () => {
    expect([
      installationList.loadFailed("x"),
      installationMessages.deactivateFailed("x"),
      installationMessages.downloadFailed("x"),
      installationMessages.createFailed("x"),
      installationMessages.invalidUtgLocation,
      installationMessages.invalidAgentLocation,
      installationMessages.noneRecent
    ]).toEqual([
      "Unable to load data due to the following error - x",
      "Unable to deactivate installation. x",
      "Unable to download installer package. x",
      "Error creating installation: x",
      "The UTG Install Location provided is not a valid path.",
      "The Agent Install Location provided is not a valid path.",
      "No recent installations"
    ])
  })
})
