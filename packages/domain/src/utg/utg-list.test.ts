import { describe, expect, it } from "vitest"
import { listMessages } from "../message/list-messages.ts"
import { confirmsRemoval } from "./remove-confirmation.ts"
import { sampleUtg } from "./sample-utg.ts"
import { utgList } from "./utg-list.ts"
import { utgMessages } from "./utg-messages.ts"

describe("the UTG list", () => {
  it("is described whole", () => {
    const { id, columns, selectAll, area } = utgList
    expect({ id, selectAll, area }).toEqual({ id: "utgs", selectAll: "page", area: "utgs" })
    expect(columns.map(({ key, kind }) => [key, kind])).toEqual([
      ["componentMerchant", "text"],
      ["componentNickname", "text"],
      ["utgStatus", "text"],
      ["utgVersion", "version"],
      ["agentVersion", "version"],
      ["configStatus", "text"],
      ["componentProfileName", "text"],
      ["componentProfileVersion", "number"],
      ["componentLocation", "text"],
      ["componentLane", "text"],
      ["componentFileId", "text"],
      ["machineDnsName", "text"],
      ["machineStatus", "text"],
      ["machineStatusEntityLastKnownCommunication", "date"],
      ["machineStatusEntityNextPredictedCommunication", "date"],
      ["machineNickname", "text"],
      ["parentName", "text"],
      ["machineStatusEntityStandardTimeZone", "text"],
      ["machineStatusEntityWindowsVersion", "text"]
    ])
  })

  it("reads the fields of the document", () => {
    expect(Object.keys(utgList.fields).toSorted()).toEqual(Object.keys(sampleUtg()).toSorted())
  })

  it("tracks rows by componentId", () => {
    expect(utgList.idOf(sampleUtg({ componentId: 9 }))).toBe(9)
  })

  it("names a copied row by its nickname, or its id [B8-52]", () => {
    expect([
      listMessages.copied(utgList.nameOf(sampleUtg())),
      listMessages.copied(utgList.nameOf(sampleUtg({ componentNickname: null })))
    ]).toEqual([
      "The data for Lane 1 has been copied to your clipboard.",
      "The data for 501 has been copied to your clipboard."
    ])
  })

  it("fills the parent account: the given name, else the account's, else its id", () => {
    const parentOf = (parentName: string | null, businessEntityId: number) =>
      utgList.derive?.(sampleUtg({ parentName, businessEntityId }), (id) => (id === 42 ? "Harbour" : undefined))
        .parentName
    expect([parentOf("Given", 42), parentOf(null, 42), parentOf(null, 43)]).toEqual(["Given", "Harbour", "43"])
  })
})

describe("removing UTGs", () => {
  it.each(["delete", "DELETE", "Delete"])("is confirmed by %j [B4-41]", (typed) => {
    expect(confirmsRemoval(typed)).toBe(true)
  })

  it.each(["", "delet", "deleted", "delete ", "remove"])("is not confirmed by %j [B4-41]", (typed) => {
    expect(confirmsRemoval(typed)).toBe(false)
  })
})

describe("the sentences of the UTG list", () => {
  it("of removing", () => {
    expect(utgMessages.removeFailed).toEqual({
      header: "Remove UTGs Failed",
      text: "Unable to remove all selected UTGs"
    })
  })

  it("of applying a profile", () => {
    expect([utgMessages.applyProfileFailed, utgMessages.profileApplied]).toEqual([
      { header: "Apply Profile Failed", text: "Unable to apply the profile to the selected UTGs" },
      "The profile was applied to the selected UTGs"
    ])
  })

  it("of merging a config template", () => {
    expect([utgMessages.templateMerged, utgMessages.templateMergeFailed("x")]).toEqual([
      "The config template was merged into the UTGs successfully",
      "Unable to merge config template with all UTGs. Caught exception: x"
    ])
  })

  it("of the export", () => {
    expect([utgMessages.export.failed("x"), utgMessages.export.succeeded, utgMessages.export.preparing]).toEqual([
      "Unable to UTG list. x",
      "Exporting UTG list. Your download should begin shortly.",
      "Preparing to export UTG list"
    ])
  })
})
