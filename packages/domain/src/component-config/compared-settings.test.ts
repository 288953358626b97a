import { describe, expect, it } from "vitest"
import { comparedSettings } from "./compared-settings.ts"
import { readableDiff } from "./readable-diff.ts"

const left = {
  utgGlobal: { retries: 3, password: "a", empty: {}, gone: 1 },
  deviceConfig: {
    device: [
      { taskDesc: "Lane 1", speed: 9 },
      { taskDesc: "Lane 2", speed: 9 }
    ]
  }
}
const right = {
  utgGlobal: { retries: 4, password: "b", empty: {}, fresh: true },
  deviceConfig: {
    device: [
      { taskDesc: "Lane 2", speed: 9 },
      { taskDesc: "Lane 3", speed: 1 }
    ]
  }
}

describe("two configurations side by side", () => {
  it("show every setting once, in the order of the left one, secrets masked", () =>
    expect(comparedSettings(left, right)).toMatchObject([
      { path: "utgGlobal / retries", kind: "changed", from: 3, to: 4 },
      { path: "utgGlobal / password", kind: "changed", from: "••••••••", to: "••••••••" },
      { path: "utgGlobal / empty", kind: "same", from: {}, to: {} },
      { path: "utgGlobal / gone", kind: "removed", from: 1, to: null },
      { path: "utgGlobal / fresh", kind: "added", from: null, to: true },
      { path: "deviceConfig / device / Lane 1", kind: "removed", from: { taskDesc: "Lane 1", speed: 9 }, to: null },
      { path: "deviceConfig / device / Lane 2 / taskDesc", kind: "same", from: "Lane 2", to: "Lane 2" },
      { path: "deviceConfig / device / Lane 2 / speed", kind: "same", from: 9, to: 9 },
      { path: "deviceConfig / device / Lane 3", kind: "added", from: null, to: { taskDesc: "Lane 3", speed: 1 } }
    ]))

  it.each([
    [-1, 500, "changed", 2, 500],
    ["-1", "-1", "same", 2, 2],
    [-1, 2, "changed", -1, 2],
    [500, 700, "changed", 500, 700]
  ])(
    "show low disk space thresholds of %j and %j as its form does, unless they would look alike [B4-16]",
    (one, other, kind, from, to) => {
      const holding = (lowDiskSpaceThresholdMB: unknown) => ({ utgGlobal: { lowDiskSpaceThresholdMB } })
      expect(comparedSettings(holding(one), holding(other))).toMatchObject([
        { path: "utgGlobal / lowDiskSpaceThresholdMB", kind, from, to }
      ])
      expect(comparedSettings({}, holding(one))).toMatchObject([
        { path: "utgGlobal", kind: "added", to: { lowDiskSpaceThresholdMB: one === 500 ? 500 : 2 } }
      ])
    }
  )

  it("differ in what the difference says, and in nothing else", () => {
    const differences = comparedSettings(left, right).filter(({ kind }) => kind !== "same")
    expect(new Set(differences)).toEqual(new Set(readableDiff(left, right)))
  })

  it("say what was moved beside what is in it", () => {
    const device = [{ taskDesc: "A" }, { taskDesc: "B" }]
    const moved = comparedSettings({ deviceConfig: { device } }, { deviceConfig: { device: device.toReversed() } })
    expect(moved.map(({ path, kind }) => [path, kind])).toEqual([
      ["deviceConfig / device / A / taskDesc", "same"],
      ["deviceConfig / device / B / taskDesc", "same"],
      ["deviceConfig / device", "moved"]
    ])
  })

  it("may be nothing at all", () =>
    expect([comparedSettings({}, {}), comparedSettings(null, { a: 1 }), comparedSettings({}, { a: 1 })]).toMatchObject([
      [],
      [{ path: "", kind: "changed", from: null, to: { a: 1 } }],
      [{ path: "a", kind: "added", from: null, to: 1 }]
    ]))
})
