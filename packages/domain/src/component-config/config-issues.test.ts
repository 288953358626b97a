import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { canAddInterface, withClientId, withInterface } from "./api-interface.ts"
import { withDevice } from "./config-device.ts"
import { configIssues } from "./config-issues.ts"
import { entryAt } from "./entry-address.ts"

const port = {
  field: "listenPort",
  message: "Unable to save due to conflict. All API Interfaces must have a unique Port."
}
const device = {
  field: "taskDesc",
  message: "Unable to save due to conflict. All Devices must have a unique Device Name."
}
const sole = { field: "cdType", message: "An API interface of type 148 may be added only once." }

const configOf = (apiInterface: ReadonlyArray<unknown>, devices: ReadonlyArray<unknown> = []) => ({
  apiInterfaceConfig: { apiInterface },
  deviceConfig: { device: devices }
})

describe("what forbids saving a configuration", () => {
  it.each([
    [configOf([]), []],
    [null, []],
    [configOf([{ listenPort: 1 }, { listenPort: 2 }]), []],
    [configOf([{ listenPort: 1 }, { listenPort: 1 }]), [port]],
    [configOf([{ listenPort: 26880 }, { ListenPort: " 026880 " }]), [port]],
    [configOf([{ listenPort: "1a" }, { listenPort: "01a" }]), []],
    [configOf([{ listenPort: "1a" }, { listenPort: "1a" }]), [port]],
    [configOf([{ listenPort: "a01" }, { listenPort: "a1" }]), []],
    [configOf([{}, { listenPort: null }, { listenPort: "" }, { listenPort: " " }, { listenPort: " " }]), []]
  ])("%j: its ports [B5-56]", (config, issues) => expect(configIssues(config)).toEqual(issues))

  it.each([
    [configOf([], [{ taskDesc: "Lane 1" }, { taskDesc: "Lane 2" }]), []],
    [configOf([], [{ taskDesc: "Lane 1" }, { taskDesc: "Lane 1 " }]), [device]],
    [configOf([], [{ taskDesc: "Lane 1" }, { taskDesc: "lane 1" }]), []],
    [configOf([], [{ taskDesc: "" }, { taskDesc: "" }, {}]), []]
  ])("%j: its device names [B5-57]", (config, issues) => expect(configIssues(config)).toEqual(issues))

  it("is a second interface of type 148 as well", () => {
    expect(configIssues(configOf([{ cdType: 148 }, { cdType: "148" }]))).toEqual([sole])
    expect(configIssues(configOf([{ cdType: 148 }, { cdType: 149 }, { cdType: 149 }]))).toEqual([])
  })

  it("is said for each of them", () =>
    expect(
      configIssues(
        configOf(
          [
            { cdType: 148, listenPort: 5 },
            { cdType: 148, listenPort: 5 }
          ],
          [{ taskDesc: "a" }, { taskDesc: "a" }]
        )
      )
    ).toEqual([port, device, sole]))

  it("is what comparing each with each finds", () => {
    const ports = fc.array(fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(null)), { maxLength: 6 })
    const names = fc.array(fc.constantFrom("a", "b", "c", "d", ""), { maxLength: 6 })
    const isTwice = (values: ReadonlyArray<unknown>): boolean =>
      values.some((one, at) =>
        values.some((other, place) => at !== place && one === other && one !== null && one !== "")
      )
    fc.assert(
      fc.property(ports, names, (listenPorts, taskDescs) => {
        const config = configOf(
          listenPorts.map((listenPort) => ({ listenPort })),
          taskDescs.map((taskDesc) => ({ taskDesc }))
        )
        expect(configIssues(config)).toEqual([
          ...(isTwice(listenPorts) ? [port] : []),
          ...(isTwice(taskDescs) ? [device] : [])
        ])
      }),
      { numRuns: 1000 }
    )
  })
})

const newId = () => "new-id"

describe("the API interfaces of a configuration", () => {
  const first = { cdType: 148, taskDesc: "Till", listenPort: 1, ccid: "one" }
  const second = { cdType: 149, listenPort: "2", note: "kept" }
  const config = { ...configOf([first, second], [{ taskDesc: "a" }]), utgGlobal: { a: 1 } }

  it("may have type 148 only once [B2.api-03]", () =>
    expect([
      canAddInterface(config, "148"),
      canAddInterface(config, "149"),
      canAddInterface(configOf([second]), "148")
    ]).toEqual([false, true, true]))

  it("are found by type and port", () =>
    expect([
      entryAt(config, "apiInterface", "148", "1", null),
      entryAt(config, "apiInterface", "149", "2", null),
      entryAt(config, "apiInterface", "148", "2", null),
      entryAt(config, "apiInterface", "149", "1", null),
      entryAt(config, "apiInterface", "149", "3", null)
    ]).toEqual([0, 1, null, null, null]))

  it("each have an id: their own, else a new one [B3-14]", () =>
    expect([
      withClientId(first, newId),
      withClientId(second, newId),
      withClientId({ ccid: "" }, newId),
      withClientId({ Ccid: null }, newId)
    ]).toEqual([first, { ...second, ccid: "new-id" }, { ccid: "new-id" }, { Ccid: "new-id" }]))

  it("take a new one at the end, everything else as it was", () => {
    const added = { cdType: 150, listenPort: 3 }
    expect(withInterface(config, added, null, newId)).toEqual({
      ...config,
      apiInterfaceConfig: {
        apiInterface: [first, { ...second, ccid: "new-id" }, { ...added, ccid: "new-id" }]
      }
    })
  })

  it("have each an id of their own, this one's being the first that is made [B3-14]", () => {
    const ids = (() => {
      let made = 0
      return () => `id ${++made}`
    })()
    const ported = (listenPort: number) => ({ cdType: 150, listenPort })
    expect(withInterface(configOf([ported(1), first, ported(2)]), ported(3), null, ids)).toEqual(
      configOf([{ ...ported(1), ccid: "id 2" }, first, { ...ported(2), ccid: "id 3" }, { ...ported(3), ccid: "id 1" }])
    )
  })

  it("let one be replaced in its place, in the letter case of the section", () =>
    expect(
      withInterface(
        { ApiInterfaceConfig: { ApiInterface: [first, "odd"], Other: 1 } },
        { ...first, listenPort: 9 },
        0,
        newId
      )
    ).toEqual({ ApiInterfaceConfig: { ApiInterface: [{ ...first, listenPort: 9 }, "odd"], Other: 1 } }))

  it("add what was to replace one that is gone, and begin where there were none", () => {
    expect(withInterface(configOf([first]), second, 5, newId)).toEqual(configOf([first, { ...second, ccid: "new-id" }]))
    expect(withInterface(null, first, null, newId)).toEqual({ apiInterfaceConfig: { apiInterface: [first] } })
  })
})

describe("the devices of a configuration", () => {
  const first = { deviceType: "lane3000", taskDesc: "Lane 1", threadType: "EMV" }
  const second = { deviceType: "isc250", taskDesc: "Lane 2", note: "kept" }
  const config = configOf([{ listenPort: 1 }], [first, second])

  it("are found by type and name", () =>
    expect([
      entryAt(config, "device", "lane3000", "Lane 1", null),
      entryAt(config, "device", "isc250", "Lane 2", null),
      entryAt(config, "device", "isc250", "Lane 1", null),
      entryAt(config, "device", "lane3000", "Lane 2", null)
    ]).toEqual([0, 1, null, null]))

  it("are added and replaced, everything else as it was [B3-15]", () => {
    const edited = { ...second, taskDesc: "Lane 3" }
    expect([withDevice(config, edited, null), withDevice(config, edited, 1)]).toEqual([
      configOf([{ listenPort: 1 }], [first, second, edited]),
      configOf([{ listenPort: 1 }], [first, edited])
    ])
  })
})
