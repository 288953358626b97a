import { expect, it } from "vitest"
import { mayJoinDevices } from "./newcomer-fit.ts"

const row = (deviceStatusDeviceType: string | null, pci: string | null, utgVersion: string | null) => ({
  deviceConfigId: 1,
  deviceStatusDeviceType,
  deviceStatusDevicePciVersion: pci,
  utgVersion
})
const recent = "5.0.0.3018"
const planned = [
  { deviceType: "lane3000", pciVersion: 5 },
  { deviceType: " LANE3000", pciVersion: 4 }
]

it("a device joins those of a rollout where it is of their type and PCI version, at a UTG that is recent enough", () => {
  const mayJoin = mayJoinDevices(planned, [])
  expect([mayJoin(row("Lane3000 ", "5", recent)), mayJoin(row("lane3000", "PCI 4", recent))]).toEqual([true, true])
  const others = [
    row("lane5000", "5", recent),
    row(null, "5", recent),
    row("lane3000", "3", recent),
    row("lane3000", null, recent),
    row("lane3000", "5", "5.0.0.3017"),
    row("lane3000", "5", null)
  ]
  expect(others.filter(mayJoin)).toEqual([])
})

it("which types are one, the service's list tells", () => {
  const apart = [
    { key: "6", name: "iwl220" },
    { key: "40", name: "ict220" }
  ]
  const alias = row("ict220", "3", recent)
  const those = [{ deviceType: "iwl220", pciVersion: 3 }]
  expect([mayJoinDevices(those, [])(alias), mayJoinDevices(those, apart)(alias)]).toEqual([true, false])
})

it("a PCI version counts that one of the first's type has, and with nobody to be compared with none may join", () => {
  const grown = [...planned, { deviceType: "lane5000", pciVersion: 6 }]
  expect(mayJoinDevices(grown, [])(row("lane3000", "6", recent))).toBe(false)
  expect(mayJoinDevices([], [])(row("lane3000", "5", recent))).toBe(false)
})
