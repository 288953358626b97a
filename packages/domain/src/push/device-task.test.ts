import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { sampleDevice } from "../device/sample-device.ts"
import type { NewTask } from "../task/new-task.ts"
import { sampleNewTask } from "../task/sample-new-task.ts"
import { buildDeviceTasks, type PushRequest } from "./device-task.ts"
import { pushErrorText } from "./push-error.ts"
import { pushNow, sampleForm, samplePush } from "./sample-push.ts"

const first = sampleDevice()
const second = sampleDevice({
  deviceConfigId: 78,
  componentId: 502,
  businessEntityId: 43,
  machinePermanentId: "8d2f1c3e-1111-4222-8333-444455556666",
  deviceConfigApiTerminalId: "T2",
  deviceConfigDeviceName: null
})
const request: PushRequest = {
  businessEntityId: 40,
  draft: samplePush("forms"),
  devices: [first, second],
  forms: [sampleForm()],
  schemas: [],
  now: pushNow
}

const task = (changes: Partial<NewTask> = {}): NewTask =>
  sampleNewTask({
    type: 10,
    instructions:
      '{"deviceType":"ipp320","apiTid":"T1","formBusinessEntityId":41,"formId":7,"pciVersion":4,"terminalName":"Bar till"}',
    bulkLabel: "Push Forms",
    label: "Push Forms: Bar till (77)",
    ...changes
  })

const built = (changes: Partial<PushRequest>) => buildDeviceTasks({ ...request, ...changes })

const instructionsOf = (changes: Partial<PushRequest>): ReadonlyArray<unknown> =>
  Result.getOrElse(built(changes), () => []).map(({ instructions }) => JSON.parse(instructions))

const refused = (changes: Partial<PushRequest>) => {
  const result = built(changes)
  return Result.isFailure(result) ? [result.failure._tag, pushErrorText(result.failure)] : null
}

describe("tasks for devices", () => {
  it("are one per device, in its own account, complete and with keys in the document's order [B3-21 B4-26 B9-21]", () => {
    const other = task({
      businessEntityId: 43,
      componentId: 502,
      machinePermanentId: "8d2f1c3e-1111-4222-8333-444455556666",
      instructions:
        '{"deviceType":"ipp320","apiTid":"T2","formBusinessEntityId":41,"formId":7,"pciVersion":4,"terminalName":null}',
      label: "Push Forms: T2 (78)"
    })
    expect(built({})).toEqual(Result.succeed([task(), other]))
    expect(JSON.stringify(Result.getOrThrow(built({ devices: [first] })))).toBe(JSON.stringify([task()]))
  })

  it("of firmware are of type 11 [B9-22]", () => {
    expect(built({ devices: [first], draft: samplePush("firmware") })).toEqual(
      Result.succeed([task({ type: 11, bulkLabel: "Update Firmware", label: "Update Firmware: Bar till (77)" })])
    )
  })

  it("are none for a device that has no time of its own and is left out", () => {
    const siteTime = { reading: "2026-11-21T02:00", withoutZone: "leaveOut", spreadMinutes: 0 } as const
    const devices = [second, { ...first, machineStatusEntityStandardTimeZone: "Eastern Standard Time" }]
    expect(built({ devices, draft: { ...request.draft, siteTime } })).toEqual(
      Result.succeed([task({ runAfter: "2026-11-21T07:00:00.000Z" })])
    )
  })

  it("run now when run immediately, whatever run time is kept [B4-29]", () => {
    expect(built({ devices: [first], draft: samplePush("forms", { timing: "immediate" }) })).toEqual(
      Result.succeed([task({ runAfter: "2026-11-20T15:15:00.000Z" })])
    )
  })

  it("name the account on screen where a form does not name its own", () => {
    expect(instructionsOf({ devices: [first], forms: [sampleForm({ businessEntityId: null })] })).toEqual([
      {
        deviceType: "ipp320",
        apiTid: "T1",
        formBusinessEntityId: 40,
        formId: 7,
        pciVersion: 4,
        terminalName: "Bar till"
      }
    ])
  })

  it("of types that the service alone tells apart are not built together [B4-19 B9-36]", () => {
    const devices = ["iwl220", "ict220"].map((deviceStatusDeviceType, at) =>
      sampleDevice({ deviceConfigId: at, deviceConfigApiTerminalId: `T${at}`, deviceStatusDeviceType })
    )
    const forms = [sampleForm({ id: 7, deviceType: 6 }), sampleForm({ id: 8, deviceType: 40 })]
    const schemas = [
      { key: "6", name: "iwl220" },
      { key: "40", name: "ict220" }
    ]
    expect(refused({ devices, forms, schemas })).toEqual([
      "Incompatible",
      "The selected devices differ in device type (iwl220, ict220)."
    ])
    expect(Result.isSuccess(built({ devices, forms }))).toBe(true)
  })

  it("take a device type from the service's list", () => {
    const device = sampleDevice({ deviceStatusDeviceType: "Lane 8000" })
    const schemas = [{ key: "31", name: "Lane 8000" }]
    const forms = [sampleForm({ deviceType: 31 })]
    expect([
      Result.isSuccess(built({ devices: [device], forms, schemas })),
      refused({ devices: [device], forms })
    ]).toEqual([true, ["InvalidDeviceKey", "Invalid device key Lane 8000"]])
  })
})

describe("the PCI version that is sent", () => {
  const none = [sampleDevice({ deviceStatusDevicePciVersion: "0" })]
  const versionsOf = (changes: Partial<PushRequest>) =>
    instructionsOf(changes).map((read) =>
      read !== null && typeof read === "object" && "pciVersion" in read ? read.pciVersion : "no key"
    )

  it("is null for forms where the device reports 0 [B3-22]", () => {
    expect(versionsOf({ devices: none, draft: samplePush("forms", { deviceChoice: "isc480" }) })).toEqual([null])
  })

  it.each([
    ["ipp320", "31T", 4],
    ["ipp320", "11T", 3],
    ["iup250", "LE", null]
  ] as const)(
    "is that of %s %s for firmware where the device reports 0: %j [B4-25 B5-52]",
    (deviceChoice, modelPattern, version) => {
      expect(versionsOf({ devices: none, draft: samplePush("firmware", { deviceChoice, modelPattern }) })).toEqual([
        version
      ])
    }
  )

  it("is that which the device reports, whatever was chosen before", () => {
    const draft = samplePush("firmware", { deviceChoice: "ipp320", modelPattern: "11T" })
    expect(versionsOf({ devices: [first], draft })).toEqual([4])
  })
})

describe("a push is refused as a whole", () => {
  it.each([
    [
      "without an account",
      { businessEntityId: undefined },
      ["BusinessEntityUndefined", "Undefined business entity ID"]
    ],
    ["without devices [B4-18]", { devices: [] }, ["NoDevices", "No devices selected"]],
    [
      "with a row that lacks keys [B5-48]",
      { devices: [first, sampleDevice({ componentId: null, machinePermanentId: null })] },
      ["KeysMissing", "Missing the following keys: componentId, machinePermanentId"]
    ],
    [
      "with devices that can't be updated together [B4-19]",
      { devices: [first, sampleDevice({ deviceConfigId: 79, deviceStatusDeviceType: "isc250" })] },
      ["Incompatible", "The selected devices differ in device type (ipp320, isc250)."]
    ],
    [
      "while the draft has issues [B4-24]",
      { draft: samplePush("forms", { formId: null, runAt: null }) },
      ["DraftIncomplete", "Choose a form. This field is required. Choose a run time."]
    ],
    [
      "when the chosen form is gone",
      { forms: [] },
      ["DraftIncomplete", "There is no form for ipp320. Upload one in the Form Manager."]
    ],
    [
      "when a device stands in it twice [A5-68]",
      { devices: [first, first] },
      ["DescriptionShared", "Tasks may not share a taskDesc"]
    ]
  ])("%s", (_, changes, refusal) => {
    expect(refused(changes)).toEqual(refusal)
  })

  it("names the description that is shared", () => {
    expect(built({ devices: [first, first] })).toEqual(
      Result.fail({ _tag: "DescriptionShared", label: "Push Forms: Bar till (77)" })
    )
  })

  it("names what differs and the issues as values", () => {
    expect([
      built({ devices: [first, sampleDevice({ deviceConfigId: 79, deviceStatusDevicePciVersion: "3" })] }),
      built({ draft: samplePush("forms", { formId: null }) })
    ]).toEqual([
      Result.fail({
        _tag: "Incompatible",
        reasons: [
          {
            _tag: "PciVersionsDiffer",
            versions: [
              { value: 4, devices: [77] },
              { value: 3, devices: [79] }
            ]
          }
        ]
      }),
      Result.fail({ _tag: "DraftIncomplete", issues: [{ field: "formId", message: "Choose a form." }] })
    ])
  })
})
