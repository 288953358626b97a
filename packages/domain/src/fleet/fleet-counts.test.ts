import { describe, expect, it } from "vitest"
import { sampleDevice } from "../device/sample-device.ts"
import { sampleProfile } from "../profile/sample-profile.ts"
import { sampleUtg } from "../utg/sample-utg.ts"
import { countDevices, countProfiles, countTasks, countUtgs, type FleetAsked } from "./fleet-counts.ts"

const moment = { now: "2026-11-20T15:15:00.000Z", timeZone: "UTC", asked: [] }
const own: FleetAsked = { ...moment, question: { of: "own" } }
const accounts: FleetAsked = { ...moment, question: { of: "profileAccounts" } }

const utgs = [
  sampleUtg({ businessEntityId: 3, componentProfileName: "Bar", componentProfileVersion: 1 }),
  sampleUtg({ businessEntityId: 3, componentProfileName: "Bar", componentProfileVersion: 1 }),
  sampleUtg({ businessEntityId: 3, componentProfileName: "Bar", componentProfileVersion: 2 }),
  sampleUtg({ businessEntityId: 4, componentProfileName: "Bar", componentProfileVersion: 2 }),
  sampleUtg({ businessEntityId: 5, componentProfileName: null })
]

describe("what is counted of UTGs", () => {
  const count = countUtgs(utgs)

  it("names the accounts in which profiles are used", () => {
    expect(count(accounts)).toEqual({ of: "profileAccounts", accounts: [3, 4] })
  })

  it("holds each profile in use against the newest one of the account above", () => {
    const known = [{ name: "Bar", businessEntityId: 1, version: 2 }]
    const lines = [3, 4].map((account) => [account, [1]] as const)
    const counted = count({ ...moment, question: { of: "profiles", known, lines, unread: null } })
    const drift = counted?.of === "drift" ? counted.drift : null
    expect(drift?.all.count).toBe(4)
    expect(drift?.behind?.count).toBe(2)
    expect(
      drift?.groups.flatMap(({ of, cells }) =>
        cells.map(({ version, current, standing, figure }) => [of, version, current, standing, figure.count])
      )
    ).toEqual([
      ["Bar", "2", "2", "current", 2],
      ["Bar", "1", "2", "behind", 2]
    ])
  })

  it("does not say how many are behind where the profiles could not be read", () => {
    const question = { of: "profiles", known: [], lines: [], unread: "Fault 404" } as const
    const counted = count({ ...moment, question })
    expect(counted?.of === "drift" ? counted.drift.behind : counted).toBeNull()
  })
})

describe("of the rows of other lists", () => {
  it("their own question is answered", () => {
    const device = sampleDevice({ deviceStatusDeviceType: "lane3000", deviceStatusFirmwareVersion: "1.1" })
    const newer = { ...device, deviceStatusFirmwareVersion: "1.2" }
    const drift = countDevices([device, newer])(own)
    expect(drift?.of === "drift" ? [drift.drift.kind, drift.drift.behind?.count] : drift).toEqual(["firmware", 1])
    expect(countProfiles([sampleProfile({ name: "Bar", version: 3 }), sampleProfile({ name: "bar" })])(own)).toEqual({
      of: "knownProfiles",
      known: [{ name: "Bar", businessEntityId: 43, version: 3 }]
    })
  })

  it("a question about UTGs is not", () => {
    expect([countTasks([])(accounts), countDevices([])(accounts), countProfiles([])(accounts)]).toEqual([
      null,
      null,
      null
    ])
  })
})
