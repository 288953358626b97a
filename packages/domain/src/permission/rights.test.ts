import { describe, expect, it } from "vitest"
import { makeAncestry } from "../account/ancestors.ts"
import { sampleAccount } from "../account/sample-accounts.ts"
import type { Area } from "./area.ts"
import { unauthorizedToView } from "./area-messages.ts"
import { flagsOfLevelMask, flagsOfReading, type MaskReading, type PermissionMask } from "./permission-mask.ts"
import { canEdit, canView, grantsOf, type Rights, type RightsQuestion, rightsAt } from "./rights.ts"
import { sampleMask } from "./sample-mask.ts"

const keys = [
  "UtgServices",
  "Machines",
  "Devices",
  "DeviceForms",
  "UtgConfigurations",
  "UtgInstallations",
  "Users",
  "X"
]
const permissions = keys.map((key, index) => ({ id: index + 1, key, name: key, description: null }))

/** 1 over 2 over 3; 4 beside 2. 900 stands above all that the user may see. */
const ancestry = makeAncestry([
  sampleAccount({ id: 1, parentId: 900 }),
  sampleAccount({ id: 2, parentId: 1 }),
  sampleAccount({ id: 3, parentId: 2 }),
  sampleAccount({ id: 4, parentId: 1 })
])

const none: Rights = {
  canViewUtgs: false,
  canEditUtgs: false,
  canViewTasks: false,
  canEditTasks: false,
  canViewDevices: false,
  canEditDevices: false,
  canViewForms: false,
  canEditForms: false,
  canViewProfiles: false,
  canEditProfiles: false,
  canViewInstallations: false,
  canEditInstallations: false,
  canViewUsers: false,
  canEditUsers: false
}

const at = (businessEntityId: number, ...masks: ReadonlyArray<PermissionMask>): Rights =>
  rightsAt({ permissions, masks, ancestry, businessEntityId })

describe("a numeric mask", () => {
  it("has five flags [A6-02]", () => {
    expect(flagsOfLevelMask(31)).toEqual({
      canView: true,
      canEdit: true,
      canDelete: true,
      isEnabled: true,
      canGrant: true
    })
  })

  it("decodes view 16, edit 8, delete 4, enabled 2, grant 1 [A6-03]", () => {
    for (let mask = 0; mask < 32; mask += 1) {
      const { canView: view, canEdit: edit, canDelete, isEnabled, canGrant } = flagsOfLevelMask(mask)
      const sum = (view ? 16 : 0) + (edit ? 8 : 0) + (canDelete ? 4 : 0) + (isEnabled ? 2 : 0) + (canGrant ? 1 : 0)
      expect(sum).toBe(mask)
    }
  })

  it.each([0, 32, 4096, -1, 18.5, Number.NaN, Number.POSITIVE_INFINITY])("%d grants nothing", (mask) => {
    expect(Object.values(flagsOfLevelMask(mask))).toEqual([false, false, false, false, false])
  })
})

describe("a mask in either reading", () => {
  const nothingGiven: MaskReading = {
    levelMask: null,
    canView: null,
    canEdit: null,
    canDelete: null,
    isEnabled: null,
    canGrant: null
  }
  const flagsIn = (reading: Partial<MaskReading>) =>
    Object.entries(flagsOfReading({ ...nothingGiven, ...reading })).flatMap(([flag, isSet]) => (isSet ? [flag] : []))

  it.each(["canView", "canEdit", "canDelete", "isEnabled", "canGrant"] as const)("has %s as it is given", (flag) => {
    expect(flagsIn({ [flag]: true })).toEqual([flag])
    expect(flagsIn({ [flag]: false })).toEqual([])
  })

  it("has a number's flags where there is a number, whatever else is said", () => {
    expect(flagsIn({ levelMask: 18 })).toEqual(["canView", "isEnabled"])
    expect(flagsIn({ levelMask: 0, canView: true, isEnabled: true })).toEqual([])
  })

  it("has no flag that is not given", () => {
    expect(flagsOfReading(nothingGiven)).toEqual({
      canView: false,
      canEdit: false,
      canDelete: false,
      isEnabled: false,
      canGrant: false
    })
  })
})

describe("rights at an account", () => {
  const viewed = { ...none, canViewUtgs: true }

  it("come from a mask given at the account [A6-04]", () => {
    expect(at(2, sampleMask({ canView: true }))).toEqual(viewed)
  })

  it.each([
    ["the parent", 2],
    ["further up", 1],
    ["above all that may be seen", 900]
  ])("come from a mask given at %s [A6-05]", (_, id) => {
    expect(at(3, sampleMask({ canView: true, roleBusinessEntityIds: [id] }))).toEqual(viewed)
  })

  it.each([
    ["beside", [4]],
    ["below", [3]],
    ["nowhere", []]
  ])("do not come from a mask given %s [A6-06]", (_, roleBusinessEntityIds) => {
    expect(at(2, sampleMask({ canView: true, canEdit: true, roleBusinessEntityIds }))).toEqual(none)
  })

  it("are combined by OR [A6-07]", () => {
    const masks = [
      sampleMask({ canView: true, roleBusinessEntityIds: [1] }),
      sampleMask({ canEdit: true }),
      sampleMask({})
    ]
    expect(at(3, ...masks)).toEqual({ ...none, canViewUtgs: true, canEditUtgs: true })
  })

  it("are a view and an edit flag for each of the screens' subjects [B6-01]", () => {
    const named = ["Utgs", "Tasks", "Devices", "Forms", "Profiles", "Installations", "Users"]
    const flags = named.flatMap((subject) => [`canView${subject}`, `canEdit${subject}`])
    expect(Object.keys(at(2, sampleMask({}))).toSorted((a, b) => a.localeCompare(b))).toEqual(
      flags.toSorted((a, b) => a.localeCompare(b))
    )
  })

  it("do not come from a permission that is not known, or of no area", () => {
    const all = { canView: true, canEdit: true, canDelete: true, canGrant: true }
    expect(at(2, sampleMask({ ...all, permissionId: 99 }), sampleMask({ ...all, permissionId: 8 }))).toEqual(none)
  })

  it("do not come from a mask that is not enabled", () => {
    expect(at(2, sampleMask({ canView: true, canEdit: true, isEnabled: false }))).toEqual(none)
  })

  const subjects = [
    ["UtgServices to UTGs and config templates [A6-08]", 1, "canViewUtgs", "canEditUtgs", ["utgs", "templates"]],
    ["Machines to tasks [A6-09]", 2, "canViewTasks", "canEditTasks", ["tasks"]],
    ["Devices to devices [A6-10]", 3, "canViewDevices", "canEditDevices", ["devices"]],
    ["DeviceForms to forms [A6-11]", 4, "canViewForms", "canEditForms", ["forms"]],
    ["UtgConfigurations to profiles [A6-12]", 5, "canViewProfiles", "canEditProfiles", ["profiles"]],
    ["UtgInstallations to installations [A6-13]", 6, "canViewInstallations", "canEditInstallations", ["installations"]],
    ["Users to users [A6-14]", 7, "canViewUsers", "canEditUsers", ["users"]]
  ] as const

  const areas = subjects.flatMap(([, , , , governed]): ReadonlyArray<Area> => governed)

  it.each(subjects)("lead from %s", (_, permissionId, view, edit, governed) => {
    const [viewing, editing] = [
      at(2, sampleMask({ permissionId, canView: true })),
      at(2, sampleMask({ permissionId, canEdit: true }))
    ]
    expect([viewing, editing]).toEqual([
      { ...none, [view]: true },
      { ...none, [edit]: true }
    ])
    expect(areas.filter((area) => canView(viewing, area))).toEqual(governed)
    expect(areas.filter((area) => canEdit(editing, area))).toEqual(governed)
    expect(areas.filter((area) => canEdit(viewing, area) || canView(editing, area))).toEqual([])
  })

  it("come from the enabled masks of their area, each given at the account or at its nearest ancestor", () => {
    const far = sampleMask({ canView: true, roleBusinessEntityIds: [900, 1] })
    const near = sampleMask({ canEdit: true, roleBusinessEntityIds: [1, 3, 2] })
    const question: RightsQuestion = {
      permissions,
      masks: [
        far,
        sampleMask({ permissionId: 2 }),
        near,
        sampleMask({ roleBusinessEntityIds: [4] }),
        sampleMask({ isEnabled: false })
      ],
      ancestry,
      businessEntityId: 3
    }
    expect(grantsOf(question, "templates")).toEqual([
      { mask: far, grantedAt: 1 },
      { mask: near, grantedAt: 3 }
    ])
  })

  it("follow the permissions they are asked with, also for the same masks", () => {
    const masks = [sampleMask({ canView: true })]
    const question = { permissions, masks, ancestry, businessEntityId: 2 }
    expect(rightsAt(question)).toEqual(viewed)
    expect(rightsAt({ ...question, permissions: [] })).toEqual(none)
  })
})

describe("the sentence of a page that may not be viewed", () => {
  it.each([
    ["utgs", "You are not authorized to view UTGs for this account."],
    ["templates", "You are not authorized to view UTG Config Templates for this account."],
    ["tasks", "You are not authorized to view Tasks for this account."],
    ["devices", "You are not authorized to view UTG devices for this account."],
    ["forms", "You are not authorized to view UTG Forms for this account."],
    ["profiles", "You are not authorized to view profiles for this account."],
    ["installations", "You are not authorized to view installations for this account."],
    ["users", "You are not authorized to view users for this account."]
  ] as const)("%s", (area, sentence) => {
    expect(unauthorizedToView(area)).toBe(sentence)
  })
})
