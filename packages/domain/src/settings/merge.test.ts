import { describe, expect, it } from "vitest"
import { type CollisionSide, mergedConfig, type SettingCollision, withChoices } from "./merge.ts"
import { pathKey } from "./setting-path.ts"

const choicesOf = (
  collisions: ReadonlyArray<SettingCollision>,
  side: CollisionSide
): ReadonlyMap<string, CollisionSide> => new Map(collisions.map(({ path }) => [pathKey(path), side]))

const outcomes = (was: unknown, mine: unknown, theirs: unknown) => {
  const { merged, collisions } = mergedConfig(was, mine, theirs)
  return {
    merged,
    shown: collisions.map(({ shown }) => shown),
    theirs: withChoices(merged, collisions, choicesOf(collisions, "theirs"))
  }
}

describe("two changes of one configuration", () => {
  it.each<[string, unknown, unknown, unknown, unknown]>([
    [
      "of different settings",
      { a: 1, b: { c: 1, d: 1 } },
      { a: 2, b: { c: 1, d: 1 } },
      { a: 1, b: { c: 2, d: 1 } },
      {
        a: 2,
        b: { c: 2, d: 1 }
      }
    ],
    ["to the same", { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    ["where one removed what the other left", { a: 1, b: 1 }, { b: 1 }, { a: 1, b: 2 }, { b: 2 }],
    ["where both removed", { a: 1, b: 1 }, { b: 1 }, { b: 1 }, { b: 1 }],
    ["where both added", {}, { a: { x: 1 } }, { a: { y: 2 } }, { a: { x: 1, y: 2 } }],
    ["in places of a list", { a: [1, 2, 3] }, { a: [9, 2, 3] }, { a: [1, 2, 8] }, { a: [9, 2, 8] }],
    ["where one changed a list", { a: [1, 2] }, { a: [2, 1, 3] }, { a: [1, 2] }, { a: [2, 1, 3] }],
    ["of settings that nobody knows", { x: { y: 1 } }, { x: { y: 1 }, a: 1 }, { x: { y: 2 } }, { x: { y: 2 }, a: 1 }]
  ])("%s are merged", (_title, was, mine, theirs, merged) =>
    expect(mergedConfig(was, mine, theirs)).toEqual({ merged, collisions: [] })
  )

  it("of one setting collide, with all three values", () =>
    expect(mergedConfig({ a: { b: 1, c: 1 } }, { a: { b: 2, c: 1 } }, { a: { b: 3, c: 4 } })).toEqual({
      merged: { a: { b: 2, c: 4 } },
      collisions: [{ path: ["a", "b"], shown: "a / b", was: 1, mine: 2, theirs: 3 }]
    }))

  it.each<[string, unknown, unknown, unknown, unknown, unknown]>([
    ["removed here, changed there", { a: 1 }, {}, { a: 2 }, {}, { a: 2 }],
    ["changed here, removed there", { a: 1, b: 1 }, { a: 2, b: 1 }, { b: 1 }, { a: 2, b: 1 }, { b: 1 }],
    ["a section here, a value there", { a: 1 }, { a: { b: 1 } }, { a: 2 }, { a: { b: 1 } }, { a: 2 }],
    ["a list of another length", { a: [1] }, { a: [1, 2] }, { a: [1, 3] }, { a: [1, 2] }, { a: [1, 3] }],
    ["a list in another order", { a: [1, 2] }, { a: [2, 1] }, { a: [1, 3] }, { a: [2, 1] }, { a: [1, 3] }]
  ])("collide: %s", (_title, was, mine, theirs, merged, chosen) =>
    expect(outcomes(was, mine, theirs)).toEqual({ merged, shown: ["a"], theirs: chosen })
  )
})

const devices = (...device: ReadonlyArray<object>) => ({ deviceConfig: { device } })
const lane = (taskDesc: string, more: object = {}) => ({ taskDesc, ...more })

describe("devices and API interfaces", () => {
  it("are merged by their names, in the order of the one that moved them", () => {
    const was = devices(lane("1"), lane("2", { pin: "x" }), lane("3"))
    const mine = devices(lane("1", { threadType: "A" }), lane("2", { pin: "x" }), lane("new"), lane("3"))
    const theirs = devices(lane("3"), lane("1"), lane("other"), lane("2", { pin: "y" }))
    expect(mergedConfig(was, mine, theirs)).toEqual({
      merged: devices(lane("3"), lane("1", { threadType: "A" }), lane("other"), lane("2", { pin: "y" }), lane("new")),
      collisions: []
    })
  })

  it("stay deleted where the other left them, and collide where it changed them", () => {
    const was = devices(lane("1"), lane("2", { a: 1 }), lane("3"))
    const mine = devices(lane("3", { b: 1 }))
    const theirs = devices(lane("1"), lane("2", { a: 2 }), lane("3", { b: 2 }))
    const { merged, collisions } = mergedConfig(was, mine, theirs)
    expect(merged).toEqual(mine)
    expect(collisions.map(({ shown, was: before, mine: here, theirs: there }) => [shown, before, here, there])).toEqual(
      [
        ["deviceConfig / device / 2", lane("2", { a: 1 }), undefined, lane("2", { a: 2 })],
        ["deviceConfig / device / 3 / b", undefined, 1, 2]
      ]
    )
    const [deleted, changed] = collisions.map(({ path }) => pathKey(path))
    const chosen = (...keys: ReadonlyArray<string | undefined>) =>
      withChoices(merged, collisions, new Map(keys.map((key) => [key ?? "", "theirs"])))
    expect(chosen(deleted)).toEqual(devices(lane("2", { a: 2 }), lane("3", { b: 1 })))
    expect(chosen(changed)).toEqual(devices(lane("3", { b: 2 })))
    expect(chosen(deleted, changed)).toEqual(devices(lane("2", { a: 2 }), lane("3", { b: 2 })))
    expect(chosen()).toBe(merged)
  })

  it("are gone where theirs is chosen that deleted them", () => {
    const { merged, collisions } = mergedConfig(
      devices(lane("1"), lane("2")),
      devices(lane("1", { a: 1 }), lane("2")),
      devices(lane("2"))
    )
    expect(withChoices(merged, collisions, choicesOf(collisions, "theirs"))).toEqual(devices(lane("2")))
    expect(withChoices(merged, collisions, choicesOf(collisions, "mine"))).toEqual(
      devices(lane("1", { a: 1 }), lane("2"))
    )
  })

  it("are the same by their ports where not all have ids", () => {
    const interfaces = (...apiInterface: ReadonlyArray<object>) => ({ apiInterfaceConfig: { apiInterface } })
    expect(
      mergedConfig(
        interfaces({ listenPort: 1 }, { listenPort: 2 }),
        interfaces({ listenPort: 1, ccid: "a", x: 1 }, { listenPort: 2, ccid: "b" }),
        interfaces({ listenPort: 1, y: 1 }, { listenPort: 2 })
      )
    ).toEqual({
      merged: interfaces({ listenPort: 1, ccid: "a", x: 1, y: 1 }, { listenPort: 2, ccid: "b" }),
      collisions: []
    })
  })

  it("collide as a whole list where two have the same name, or both moved them", () => {
    const twice = devices(lane("1", { a: 1 }), lane("1", { a: 2 }))
    expect(outcomes(twice, devices(lane("1", { a: 3 })), devices()).shown).toEqual(["deviceConfig / device"])
    const was = devices(lane("1"), lane("2"), lane("3"))
    const mine = devices(lane("2"), lane("1"), lane("3"))
    expect(outcomes(was, mine, devices(lane("1"), lane("3"), lane("2")))).toEqual({
      merged: mine,
      shown: ["deviceConfig / device"],
      theirs: devices(lane("1"), lane("3"), lane("2"))
    })
  })
})
