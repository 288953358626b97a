import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { heldAgainst } from "../drift/product-drift.ts"
import { profileMatrix } from "../drift/profile-matrix.ts"
import { sampleUtg } from "../utg/sample-utg.ts"
import { figureFilter } from "./figure-address.ts"
import { passedLimits, readLimits } from "./fleet-limits.ts"
import { utgNumbers } from "./fleet-numbers.ts"
import { taskFleet } from "./task-fleet.ts"
import { utgFleet } from "./utg-fleet.ts"
import { tallyUtgs } from "./utg-tally.ts"
import { versionFleet } from "./version-fleet.ts"

const now = "2026-11-20T15:15:00.000Z"
const product = (version: string, generalAvailability: boolean) => ({
  version,
  generalAvailability,
  downloadLocation: "x"
})
const utg = [
  product("5.1.0.1", false),
  product("5.0.0.3124", true),
  product("5.0.0.3018", true),
  product("5.0.0.30", true)
]
const agent = [product("2.1.0.40", true)]

const rows = [
  sampleUtg({ utgStatus: "Online", utgVersion: "5.0.0.3124", configStatus: "Synchronized" }),
  sampleUtg({ utgStatus: "online", utgVersion: "UTG 5.0.0.3018 (x64)", configStatus: "Error" }),
  sampleUtg({ utgStatus: "Offline", utgVersion: "5.0.0.3018", configStatus: null }),
  sampleUtg({ utgStatus: null, utgVersion: null, machineStatusEntityNextPredictedCommunication: null }),
  sampleUtg({ utgStatus: "Offline", utgVersion: "5.1.0.1", agentVersion: "2.1.0.9", configStatus: "synchronized" }),
  sampleUtg({ utgStatus: "Stopped", machineStatusEntityNextPredictedCommunication: "2026-11-20T15:14:59.999Z" })
]
const tally = tallyUtgs(rows, now)
const fleet = utgFleet(tally)
const utgVersions = versionFleet("utg", tally, { products: utg, unread: null })
const agentVersions = versionFleet("agent", tally, { products: agent, unread: null })
const numbers = [...utgNumbers(fleet), agentVersions.number, utgVersions.number]

describe("the figures of UTGs", () => {
  it("count what is known, and what is not known beside it", () => {
    expect(numbers.map(({ key, figure, unknown, current }) => [key, figure?.count, unknown.count, current])).toEqual([
      ["online", 2, 1, null],
      ["offline", 4, 1, null],
      ["silent", 1, 1, null],
      ["unsynchronized", 4, 1, null],
      ["agent-behind", 1, 0, "2.1.0.40"],
      ["utg-behind", 3, 1, "5.0.0.3124"]
    ])
  })

  it("are bars by status and version, alike ones in one, unknown ones last", () => {
    const named = ({ bars }: typeof fleet.statuses) => bars.map(({ name, figure }) => [name, figure.count])
    expect([
      named(fleet.statuses),
      utgVersions.drift.groups.flatMap(({ cells }) => cells.map(({ version, figure }) => [version, figure.count]))
    ]).toEqual([
      [
        ["Online", 2],
        ["Offline", 2],
        ["Stopped", 1],
        [null, 1]
      ],
      [
        ["5.1.0.1", 1],
        ["5.0.0.3124", 1],
        ["5.0.0.3100", 1],
        ["5.0.0.3018", 2],
        [null, 1]
      ]
    ])
  })

  it("say where it hurts: the highest shares of at least five UTGs that are not all well", () => {
    const of = (account: number, count: number, offline: number) =>
      Array.from({ length: count }, (_, place) =>
        sampleUtg({
          businessEntityId: account,
          parentName: `Account ${account}`,
          componentMerchant: null,
          utgStatus: place < offline ? "Offline" : "Online"
        })
      )
    const estate = [...of(1, 4, 4), ...of(2, 5, 1), ...of(3, 10, 9), ...of(4, 20, 4), ...of(5, 9, 0)]
    const { trouble } = utgFleet(tallyUtgs(estate, now))
    expect(trouble.merchants).toEqual([])
    expect(
      trouble.accounts.map(({ name, all, share, figure }) => [name, all.count, share, figureFilter(figure, "UTC")])
    ).toEqual([
      ["Account 3", 10, 90, "Account ID is 3 and UTG Status != Online"],
      ["Account 4", 20, 20, "Account ID is 4 and UTG Status != Online"],
      ["Account 2", 5, 20, "Account ID is 2 and UTG Status != Online"]
    ])
  })
})

describe("drift", () => {
  it("says by how many releases of the manifest a version is behind", () => {
    expect(
      utgVersions.drift.groups.flatMap(({ cells }) =>
        cells.map(({ version, standing, releases }) => [version, standing, releases])
      )
    ).toEqual([
      ["5.1.0.1", "ahead", null],
      ["5.0.0.3124", "current", null],
      ["5.0.0.3100", "behind", 1],
      ["5.0.0.3018", "behind", 1],
      [null, "unknown", null]
    ])
    expect(heldAgainst(utg)("5.0.0.29").releases).toBe(3)
    expect(heldAgainst([])("5.0.0.29")).toEqual({ current: null, standing: "unknown", releases: null })
  })

  it("holds a profile against the newest version of it in the account nearest above", () => {
    const use = { businessEntityId: 3, parentName: "Shop", componentProfileName: "Bar", count: 1 }
    const profiles = [
      { name: "Bar", businessEntityId: 1, version: 9 },
      { name: "Bar", businessEntityId: 2, version: 5 },
      { name: "Bar", businessEntityId: 2, version: 4 }
    ]
    const cells = profileMatrix(
      [
        { ...use, componentProfileVersion: 2 },
        { ...use, componentProfileVersion: 5, count: 2 },
        { ...use, componentProfileVersion: null }
      ],
      profiles,
      { ancestorsOf: () => [2, 1] }
    )
    expect(cells.map(({ version, standing, releases, count }) => [version, standing, releases, count])).toEqual([
      ["5", "current", null, 2],
      ["2", "behind", 3, 1],
      [null, "unknown", null, 1]
    ])
  })
})

describe("the figures of tasks", () => {
  const task = (taskState: string | null, taskLastUpdatedAt: string | null) => ({ taskState, taskLastUpdatedAt })
  const tasks = [
    task("Failed", "2026-11-20T15:14:00.000Z"),
    task("Failed", "2026-11-19T15:15:00.000Z"),
    task("Failed", "2026-11-19T15:14:00.000Z"),
    task("Completed", "2026-11-20T05:00:00.000Z"),
    task("Completed", "2026-11-20T04:59:59.999Z"),
    task("Suspended", "2026-11-20T15:00:00.000Z"),
    task("Completed", null),
    task("Running", "2026-11-01T15:00:00.000Z")
  ]
  const counted = taskFleet(tasks, { now, timeZone: "America/New_York", asked: [] })

  it("are of the last 24 hours and the 24 before, to the millisecond", () => {
    const { lately, before, untimed } = counted
    expect([
      lately.states.Failed.count,
      before.states.Failed.count,
      lately.all.count,
      lately.unknown.count,
      before.unknown.count,
      untimed.count
    ]).toEqual([2, 1, 5, 1, 0, 1])
  })

  it("are by local day and by hour, unknown states among all of them", () => {
    const today = counted.days.at(-1)
    const states = Object.entries(today?.states ?? {}).map(([state, { count }]) => [state, count])
    expect([counted.days.length, today?.from, today?.until, today?.unknown.count, today?.all.count, states]).toEqual([
      7,
      "2026-11-20T05:00:00.000Z",
      "2026-11-21T05:00:00.000Z",
      1,
      3,
      [
        ["Scheduled", 0],
        ["Running", 0],
        ["Completed", 1],
        ["Failed", 1]
      ]
    ])
    expect(counted.hours.map(({ all }) => all.count).filter((count) => count > 0)).toEqual([2, 1, 1, 2])
    expect(counted.hours.length).toBe(168)
    const { from, until } = counted.hours.at(-1) ?? {}
    expect([from, until]).toEqual(["2026-11-20T15:00:00.000Z", "2026-11-20T16:00:00.000Z"])
  })
})

describe("a limit", () => {
  const passed = (text: string) => passedLimits(Result.getOrThrow(readLimits(text)), numbers)
  const found = "4 of 6 (66.67%)"

  it("is passed by number or by share", () => {
    expect(passed("offline > 3, offline > 4, offline>=4,offline > 66.66%, offline > 66.7%, online < 3")).toEqual([
      `The limit offline > 3 is passed: ${found}.`,
      `The limit offline>=4 is passed: ${found}.`,
      `The limit offline > 66.66% is passed: ${found}.`,
      "The limit online < 3 is passed: 2 of 6 (33.33%)."
    ])
    const empty = utgNumbers(utgFleet(tallyUtgs([], now)))
    expect(passedLimits(Result.getOrThrow(readLimits("offline > 0%, offline >= 0")), empty)).toEqual([
      "The limit offline >= 0 is passed: 0."
    ])
  })

  const noLimit = " is not a limit. Write a figure, >, >=, < or <=, and a number with or without %: offline > 5%."

  it.each([
    ["offline", `"offline"${noLimit}`],
    ["offline > ", `"offline >"${noLimit}`],
    ["offline = 5", `"offline = 5"${noLimit}`],
    ["offline > 5,", `""${noLimit}`],
    [
      "ofline > 5%",
      'There is no figure "ofline". The figures are online, offline, silent, unsynchronized, agent-behind, utg-behind, failed, failed-before.'
    ]
  ])("that is wrong says what is: %s", (text, message) => {
    expect(readLimits(text)).toEqual(Result.fail(message))
  })
})

describe("what nobody can tell", () => {
  const failed = (products: ReadonlyArray<ReturnType<typeof product>>, unread: string | null) => {
    const { number, drift } = versionFleet("agent", tally, { products, unread })
    const limits = Result.getOrThrow(readLimits("agent-behind > 5%, agent-behind >= 0"))
    return [number.figure, number.reason, drift.behind, passedLimits(limits, [number])]
  }

  it("is no zero: it has no number, says why, and fails its limit", () => {
    const unnamed = "The manifest names no current version."
    const unread = "What is current could not be read: Fault 404"
    const fails = (reason: string) => [
      `The limit agent-behind > 5% cannot be checked: ${reason}`,
      `The limit agent-behind >= 0 cannot be checked: ${reason}`
    ]
    expect(failed([product("2.5.0.1", false)], null)).toEqual([null, unnamed, null, fails(unnamed)])
    expect(failed([product("track ga", true)], null)).toEqual([null, unnamed, null, fails(unnamed)])
    expect(failed([], "Fault 404")).toEqual([null, unread, null, fails(unread)])
    expect(passedLimits(Result.getOrThrow(readLimits("failed > 1")), numbers)).toEqual([
      "The limit failed > 1 cannot be checked: this figure could not be read."
    ])
  })
})
