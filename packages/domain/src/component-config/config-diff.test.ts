import { describe, expect, it } from "vitest"
import { secretMask } from "../json/masked-secrets.ts"
import { withChanges } from "./config-apply.ts"
import { configDiff } from "./config-diff.ts"
import { readableDiff } from "./readable-diff.ts"

const api = (...apiInterface: ReadonlyArray<unknown>) => ({ apiInterfaceConfig: { apiInterface } })
const devices = (...device: ReadonlyArray<unknown>) => ({ DeviceConfig: { device } })
const apiPath = ["apiInterfaceConfig", "apiInterface"]
const devicePath = ["DeviceConfig", "device"]

describe("what differs between two configurations", () => {
  it.each([
    ["nothing", { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
    ["a value", { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [{ path: ["a", "c"], kind: "changed", from: 2, to: 3 }]],
    ["the whole", 1, 2, [{ path: [], kind: "changed", from: 1, to: 2 }]],
    ["a kind of value", { a: [] }, { a: {} }, [{ path: ["a"], kind: "changed", from: [], to: {} }]],
    ["a section to a list", { a: {} }, { a: [] }, [{ path: ["a"], kind: "changed", from: {}, to: [] }]],
    [
      "names",
      { a: 1, toString: 2 },
      { b: null, toString: 2 },
      [
        { path: ["a"], kind: "removed", from: 1, to: null },
        { path: ["b"], kind: "added", from: null, to: null }
      ]
    ],
    [
      "a list, by place",
      { a: [1, 2, 3] },
      { a: [1, 4] },
      [
        { path: ["a", 1], kind: "changed", from: 2, to: 4 },
        { path: ["a", 2], kind: "removed", from: 3, to: null }
      ]
    ],
    ["a longer list", [1], [1, 2], [{ path: [1], kind: "added", from: null, to: 2 }]]
  ])("%s", (_title, from, to, changes) => expect(configDiff(from, to)).toEqual(changes))

  it("matches interfaces by id", () =>
    expect(
      configDiff(
        api({ ccid: "a", listenPort: 1 }, { ccid: "b", listenPort: 2 }),
        api({ ccid: "b", listenPort: 1 }, { ccid: "c", listenPort: 3 })
      )
    ).toEqual([
      { path: [...apiPath, 0], kind: "removed", from: { ccid: "a", listenPort: 1 }, to: null },
      { path: [...apiPath, 1, "listenPort"], kind: "changed", from: 2, to: 1 },
      { path: [...apiPath, 1], kind: "added", from: null, to: { ccid: "c", listenPort: 3 } }
    ]))

  it("matches interfaces by port where one has no id yet", () =>
    expect(
      configDiff(api({ listenPort: 1 }, { listenPort: "2", a: 1 }), api({ listenPort: 2, ccid: "n", a: 1 }))
    ).toEqual([
      { path: [...apiPath, 0], kind: "removed", from: { listenPort: 1 }, to: null },
      { path: [...apiPath, 1, "listenPort"], kind: "changed", from: "2", to: 2 },
      { path: [...apiPath, 1, "ccid"], kind: "added", from: null, to: "n" }
    ]))

  it("matches no interface twice", () =>
    expect(configDiff(api({ listenPort: 1 }, { listenPort: 1 }), api({ listenPort: 1 }))).toEqual([
      { path: [...apiPath, 1], kind: "removed", from: { listenPort: 1 }, to: null }
    ]))

  it("matches devices by name, in either letter case of the section, and says which moved", () =>
    expect(
      configDiff(
        devices({ taskDesc: "a" }, { taskDesc: "b" }, { taskDesc: "c" }),
        devices({ taskDesc: "c" }, { taskDesc: "b", x: 1 }, { taskDesc: "d" })
      )
    ).toEqual([
      { path: [...devicePath, 0], kind: "removed", from: { taskDesc: "a" }, to: null },
      { path: [...devicePath, 1, "x"], kind: "added", from: null, to: 1 },
      { path: [...devicePath, 2], kind: "added", from: null, to: { taskDesc: "d" } },
      { path: devicePath, kind: "moved", from: [1, 2], to: [2, 1] }
    ]))

  it("matches what has no name where it is the same", () =>
    expect(configDiff(devices({ a: 1 }, { b: 2 }, 5), devices({ a: 1 }, { b: 3 }, 5))).toEqual([
      { path: [...devicePath, 1], kind: "removed", from: { b: 2 }, to: null },
      { path: [...devicePath, 1], kind: "added", from: null, to: { b: 3 } }
    ]))

  it.each([
    [{ deviceConfig: { other: [{ taskDesc: "a" }, 1] } }, { deviceConfig: { other: [1, { taskDesc: "a" }] } }],
    [{ otherConfig: { device: [{ taskDesc: "a" }, 1] } }, { otherConfig: { device: [1, { taskDesc: "a" }] } }],
    [{ device: [{ taskDesc: "a" }, 1] }, { device: [1, { taskDesc: "a" }] }],
    [
      { deviceConfig: { device: { more: [{ taskDesc: "a" }, 1] } } },
      { deviceConfig: { device: { more: [1, { taskDesc: "a" }] } } }
    ],
    [{ deviceconfig: { device: [{ taskDesc: "a" }, 1] } }, { deviceconfig: { device: [1, { taskDesc: "a" }] } }],
    [
      { x: { deviceConfig: { device: [{ taskDesc: "a" }, 1] } } },
      { x: { deviceConfig: { device: [1, { taskDesc: "a" }] } } }
    ]
  ])("%# other lists go by place", (from, to) =>
    expect(configDiff(from, to).map(({ kind }) => kind)).toEqual(["changed", "changed"])
  )

  it("is shown by the names of entries, secrets masked", () =>
    expect(
      readableDiff(
        {
          utgGlobal: { password: "old", empty: "" },
          credentials: { user: "u" },
          tokens: [["t"]],
          hosts: ["a"],
          ...devices({ taskDesc: "Lane 1", a: 1 }, { taskDesc: "Lane 2" }),
          ...api({ listenPort: 26880, ccid: "x" }, { ccid: "y" })
        },
        {
          utgGlobal: { password: "new", empty: "x", more: { pin: "1" } },
          credentials: { user: "v" },
          tokens: [["u"]],
          hosts: ["b", { secret: "s", open: 1 }],
          ...devices({ taskDesc: "Lane 3" }, { taskDesc: "Lane 2" }, { taskDesc: "Lane 1", a: 2, b: 3 }),
          ...api({ listenPort: 26880, ccid: "x" }, { ccid: "z" })
        }
      )
    ).toMatchObject([
      { path: "utgGlobal / password", kind: "changed", from: secretMask, to: secretMask },
      { path: "utgGlobal / empty", kind: "changed", from: "", to: "x" },
      { path: "utgGlobal / more", kind: "added", from: null, to: { pin: secretMask } },
      { path: "credentials / user", kind: "changed", from: secretMask, to: secretMask },
      { path: "tokens / 1 / 1", kind: "changed", from: secretMask, to: secretMask },
      { path: "hosts / 1", kind: "changed", from: "a", to: "b" },
      { path: "hosts / 2", kind: "added", from: null, to: { secret: secretMask, open: 1 } },
      { path: "DeviceConfig / device / Lane 1 / a", kind: "changed", from: 1, to: 2 },
      { path: "DeviceConfig / device / Lane 1 / b", kind: "added", from: null, to: 3 },
      { path: "DeviceConfig / device / Lane 3", kind: "added", from: null, to: { taskDesc: "Lane 3" } },
      { path: "DeviceConfig / device", kind: "moved", from: ["Lane 1", "Lane 2"], to: ["Lane 2", "Lane 1"] },
      { path: "apiInterfaceConfig / apiInterface / 2", kind: "removed", from: { ccid: "y" }, to: null },
      { path: "apiInterfaceConfig / apiInterface / 2", kind: "added", from: null, to: { ccid: "z" } }
    ]))

  it("names a device that is gone", () =>
    expect(readableDiff(devices({ a: 1 }, { taskDesc: "Lane 2" }), devices({ a: 1 }))).toMatchObject([
      { path: "DeviceConfig / device / Lane 2", kind: "removed", from: { taskDesc: "Lane 2" }, to: null }
    ]))

  it("names an interface without a description by its port", () =>
    expect(readableDiff(api({ listenPort: 7, a: 1 }), api({ listenPort: 7, a: 2 }))).toMatchObject([
      { path: "apiInterfaceConfig / apiInterface / 7 / a", kind: "changed", from: 1, to: 2 }
    ]))
})

describe("changes", () => {
  it("may move entries of lists within lists", () => {
    const moved = { kind: "moved", from: [0, 1], to: [1, 0] } as const
    const other = { path: [1, 0], kind: "changed", from: 3, to: 4 } as const
    expect(withChanges([[1, 2], [3]], [{ path: [0], ...moved }, other])).toEqual([[2, 1], [4]])
    expect(withChanges([[1, 2], [3]], [{ path: [], ...moved }, other])).toEqual([[4], [1, 2]])
  })

  it("that do not fit are left out", () =>
    expect(
      withChanges({ a: 1, list: [1] }, [
        { path: ["a", "b"], kind: "changed", from: 1, to: 2 },
        { path: ["none", "b"], kind: "removed", from: 1, to: null },
        { path: ["list", "x"], kind: "changed", from: 1, to: 2 }
      ])
    ).toEqual({ a: 1, list: [1] }))
})
