import { describe, expect, it } from "vitest"
import { driftOf } from "./drift.ts"
import { firmwareMatrix } from "./firmware-matrix.ts"
import { generallyAvailable, heldAgainst } from "./product-drift.ts"
import { profileMatrix } from "./profile-matrix.ts"
import { worstOf } from "./worst.ts"

const device = (deviceStatusDeviceType: string | null, deviceStatusFirmwareVersion: string | null) => ({
  deviceStatusDeviceType,
  deviceStatusFirmwareVersion
})

describe("profiles of one name in several accounts", () => {
  const use = (businessEntityId: number, parentName: string, count: number) => ({
    businessEntityId,
    parentName,
    componentProfileName: "Bar",
    componentProfileVersion: 3,
    count
  })
  const profiles = [
    { name: "Bar", businessEntityId: 3, version: 4 },
    { name: "bar", businessEntityId: 4, version: 3 }
  ]

  it("are held apart, each with the UTGs of its own accounts", () => {
    const cells = profileMatrix([use(3, "Shop", 1), use(4, "Café", 10)], profiles, { ancestorsOf: () => [] })
    expect(
      cells.map(({ standing, current, count, makeFigure }) => [standing, current, count, makeFigure().query])
    ).toEqual([
      ["behind", "4", 1, "filter=&facets=Profile+is+Bar+and+Profile+Version+is+3+and+Parent+Account+is+Shop"],
      ["current", "3", 10, "filter=&facets=Profile+is+Bar+and+Profile+Version+is+3+and+Parent+Account+is+Caf%C3%A9"]
    ])
  })

  it("are asked for by name and version where one profile has that name", () => {
    const blank = { ...use(3, "Shop", 2), componentProfileName: " " }
    const other = { ...use(3, "Shop", 4), componentProfileName: "Till", componentProfileVersion: 9 }
    const till = { name: "Till", businessEntityId: 3, version: 9 }
    const cells = profileMatrix(
      [other, blank, use(3, "Shop", 1), { ...use(3, "Shop", 5), componentProfileVersion: 4 }],
      [...profiles, till],
      { ancestorsOf: () => [] }
    )
    expect(cells.map(({ of, version, makeFigure }) => [of, version, makeFigure().query])).toEqual([
      ["Bar", "4", "filter=Profile+is+exactly+Bar+and+Profile+Version+is+4"],
      ["Bar", "3", "filter=Profile+is+exactly+Bar+and+Profile+Version+is+3"],
      ["Till", "9", "filter=Profile+is+exactly+Till+and+Profile+Version+is+9"]
    ])
  })

  it("have no link where two accounts have the same name", () => {
    const cells = profileMatrix([use(3, "Shop", 1), use(4, "Shop", 10)], profiles, { ancestorsOf: () => [] })
    expect(cells.map(({ count, makeFigure }) => [count, makeFigure().query])).toEqual([
      [1, null],
      [10, null]
    ])
  })
})

describe("what is behind", () => {
  it("comes by most releases, with all of it as one figure where the list can show exactly that", () => {
    const { worst, behind, groups } = driftOf(
      "firmware",
      firmwareMatrix([
        device("lane3000", "1.1"),
        device("lane3000", "1.2"),
        device("lane3000", "1.3"),
        device("vx820", "1.2"),
        device("vx820", "2.0"),
        device(null, "1.1"),
        device(" ", null)
      ])
    )
    expect(worst.map(({ of, version, releases }) => [of, version, releases])).toEqual([
      ["lane3000", "1.1", 2],
      ["lane3000", "1.2", 1],
      ["vx820", "1.2", 1]
    ])
    expect([behind?.count, behind?.query]).toEqual([
      3,
      "filter=&facets=Device+Reported+is+(lane3000+or+vx820)+and+Firmware+Version+is+(1.1+or+1.2)"
    ])
    expect(groups.map(({ of, behind: count, cells }) => [of, count, cells.length])).toEqual([
      ["lane3000", 2, 3],
      ["vx820", 1, 2],
      ["", 0, 2]
    ])
  })

  it("has no link for all where those values would show what is current, too", () => {
    const { behind } = driftOf(
      "firmware",
      firmwareMatrix([device("a", "1"), device("a", "2"), device("b", "2"), device("b", "3")])
    )
    expect([behind?.count, behind?.query]).toEqual([2, null])
  })
})

it("the worst of several kinds come by most releases, and then by how many have them", () => {
  const firmware = driftOf("firmware", firmwareMatrix(["1.1", "1.2", "1.3", "1.3"].map((each) => device("a", each))))
  const use = { businessEntityId: 3, parentName: "Shop", componentProfileName: "Bar", componentProfileVersion: 3 }
  const known = [{ name: "Bar", businessEntityId: 3, version: 4 }]
  const profile = driftOf("profile", profileMatrix([{ ...use, count: 8 }], known, { ancestorsOf: () => [] }))
  expect(worstOf([firmware, profile]).map(({ kind, version, releases }) => [kind, version, releases])).toEqual([
    ["firmware", "1.1", 2],
    ["profile", "3", 1],
    ["firmware", "1.2", 1]
  ])
})

it("the worst of each kind have a place among the worst, however many releases another kind has", () => {
  const many = Array.from({ length: 40 }, (_, at) => device("a", `1.${at}`))
  const firmware = driftOf("firmware", firmwareMatrix(many))
  const use = { businessEntityId: 3, parentName: "Shop", componentProfileName: "Bar" }
  const uses = [2, 3].map((version) => ({ ...use, componentProfileVersion: version, count: 8 }))
  const known = [{ name: "Bar", businessEntityId: 3, version: 4 }]
  const profile = driftOf("profile", profileMatrix(uses, known, { ancestorsOf: () => [] }))
  const worst = worstOf([firmware, profile])
  expect(worst.map(({ kind, releases }) => [kind, releases])).toEqual([
    ...[39, 38, 37, 36, 35, 34, 33, 32].map((releases) => ["firmware", releases]),
    ["profile", 2],
    ["profile", 1]
  ])
})

it("firmware without any number is older than all that has one", () => {
  const cells = firmwareMatrix([device("a", "beta"), device("a", "1.0")])
  expect(cells.map(({ version, current, standing }) => [version, current, standing])).toEqual([
    ["1.0", "1.0", "current"],
    ["beta", "1.0", "behind"]
  ])
})

describe("made up versions", () => {
  const many = Array.from({ length: 20_000 }, (_, place) => device("lane3000", `${place}.${place % 7}.1`))

  it("are held in a moment, and most of them are counted without being carried", { timeout: 5_000 }, () => {
    const { groups, worst } = driftOf("firmware", firmwareMatrix(many))
    expect([groups[0]?.cells.length, groups[0]?.left, worst.length, worst[0]?.releases]).toEqual([
      100,
      { values: 19_900, count: 19_900 },
      10,
      19_999
    ])
  })

  it("count as many newer releases as there are, one by one", () => {
    const firmware = many.slice(0, 50)
    const cells = firmwareMatrix(firmware)
    for (const [place, { releases }] of cells.entries()) expect(releases).toBe(place === 0 ? null : place)
    const products = firmware.map(({ deviceStatusFirmwareVersion: version }, place) => ({
      version: version ?? "",
      generalAvailability: place === 40,
      downloadLocation: "x"
    }))
    const hold = heldAgainst(products)
    expect([hold("10.3.1").releases, hold("40.5.1").standing, hold("49").standing]).toEqual([30, "current", "ahead"])
  })

  it("may have numbers beyond any count", () => {
    const huge = "9".repeat(400)
    const [newest] = firmwareMatrix([device("a", "1"), device("a", huge), device("a", `${huge}.1`)])
    expect([newest?.version, newest?.standing]).toEqual([`${huge}.1`, "current"])
  })
})

describe("an agent is behind", () => {
  const products = [
    { version: "3.0.0.1", generalAvailability: false, downloadLocation: "x" },
    { version: "Agent 2.4.1.40", generalAvailability: true, downloadLocation: "x" }
  ]

  it.each([
    ["2.4.1.39", "behind"],
    ["Agent 2.1.0.9", "behind"],
    ["2.4.1", "behind"],
    ["2.4.1.40", "current"],
    ["2.5.0.0", "ahead"],
    ["track ga", "unknown"],
    [null, "unknown"]
  ])("by one rule everywhere: %s is %s", (version, standing) => {
    expect(heldAgainst(products)(version).standing).toBe(standing)
  })

  it("of the newest generally available version with a number, whatever comes first [B2.general-06 B7-38]", () => {
    const available = ["track ga", "2.3.0.9", "2.4.1.188"].map((version) => ({
      version,
      generalAvailability: true,
      downloadLocation: "x"
    }))
    const newer = { version: "2.5.0.0", generalAvailability: false, downloadLocation: "x" }
    const hold = heldAgainst([...available, newer])
    expect(["2.3.0.1", "2.4.1.188"].map((version) => hold(version).standing)).toEqual(["behind", "current"])
    expect(generallyAvailable([...available, newer])).toBe("2.4.1.188")
  })

  it("of nothing where no version is generally available", () => {
    const none = [[], [{ version: "track ga", generalAvailability: true, downloadLocation: "x" }]]
    expect(none.map((each) => heldAgainst(each)("1.0.0.0").standing)).toEqual(["unknown", "unknown"])
  })
})
