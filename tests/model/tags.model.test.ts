import { sampleTags } from "@command-center/domain/tags/sample-tags"
import { changedTags, type TagChange, undoOfDelete } from "@command-center/domain/tags/tag-changes"
import type { Tags } from "@command-center/domain/tags/tags"
import { tagsMachine } from "@command-center/machines/tags/tags.machine"
import * as select from "@command-center/machines/tags/tags.selectors"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

const tags = sampleTags({ 1: ["Night", "Bar"], 2: ["Bar"] })
const utg = { id: 1, nickname: "Lane 1" }
const other = { id: 2, nickname: "Lane 2" }
const open = async (held: Tags = tags) => {
  const driver = actorDriver(tagsMachine, undefined)
  await driver.settle("readTags", Result.succeed({ tags: held, ignored: [], aside: null }))
  return driver
}
type Driver = Awaited<ReturnType<typeof open>>
const keep = (driver: Driver, change: TagChange) =>
  driver.settle("keepChange", Result.succeed(changedTags(select.selectTags(driver.snapshot()), change)))
const dialog = (driver: Driver) => select.selectDialog(driver.snapshot())

describe("the tags of a UTG", () => {
  it("are on their way, cannot be read, or are there", async () => {
    const driver = actorDriver(tagsMachine, undefined)
    const seen = () => [select.selectIsReading(driver.snapshot()), select.selectTrouble(driver.snapshot())]
    expect(seen()).toEqual([true, null])
    await driver.settle("readTags", Result.fail("blocked"))
    const [isReading, trouble] = seen()
    expect([isReading, trouble]).toEqual([false, expect.stringContaining("tags")])
    await driver.perform({ type: "retry" })
    await driver.crash("readTags")
    expect(seen()).toEqual([false, expect.not.stringMatching(String(trouble))])
    await driver.perform({ type: "retry" })
    await driver.settle("readTags", Result.succeed({ tags, ignored: [], aside: null }))
    expect([...seen(), select.selectTags(driver.snapshot())]).toEqual([false, null, tags])
  })

  it("take what is typed, and say what cannot be one while it is typed, on the page of that UTG alone", async () => {
    const driver = await open()
    const issue = async (text: string, id = 1) => {
      await driver.perform({ type: "typed.changed", id: 1, text })
      return select.selectTypedIssue(id)(driver.snapshot())
    }
    expect([await issue(""), await issue("East"), await issue("night", 2)]).toEqual([null, null, null])
    expect([await issue("night"), await issue("a,b")]).toEqual([
      expect.stringContaining("night"),
      expect.stringContaining("comma")
    ])
    await issue("East")
    await driver.perform({ type: "tag.added", utg, tag: "East" })
    expect(driver.inputOf("keepChange")).toEqual({ kind: "assign", utgs: [utg], add: ["East"], remove: [] })
    expect(select.selectTyped(1)(driver.snapshot())).toBe("")
    await driver.settle("keepChange", Result.fail("notKept"))
    expect([select.selectTyped(1)(driver.snapshot()), select.selectRefusal(driver.snapshot()) === null]).toEqual([
      "East",
      false
    ])
  })
})

describe("many UTGs together", () => {
  const many = async () => {
    const driver = await open()
    await driver.perform({ type: "many.opened", targets: [utg, other] })
    return driver
  }
  const will = (driver: Driver) => [
    select.selectConsequence(driver.snapshot()),
    select.selectCanSave(driver.snapshot())
  ]
  const boxes = (driver: Driver) =>
    select.choosableTags(select.selectContext(driver.snapshot())).map(({ tag, state }) => [tag, state])

  it("show what all, some or none have, and what saving does to how many", async () => {
    const driver = await many()
    expect([dialog(driver), ...will(driver)]).toEqual(["choosing", "", false])
    expect(boxes(driver)).toEqual([
      ["Bar", "on"],
      ["Night", "some"]
    ])
    await driver.perform({ type: "tag.toggled", tag: "Night" })
    await driver.perform({ type: "tag.toggled", tag: "Bar" })
    expect(boxes(driver)).toEqual([
      ["Bar", "off"],
      ["Night", "on"]
    ])
    expect(will(driver)).toEqual(["Puts “Night” on 1 UTG. Takes “Bar” off 2 UTGs.", true])
    await driver.perform({ type: "submit" })
    const change = { kind: "assign", utgs: [utg, other], add: ["Night"], remove: ["Bar"] } as const
    expect(driver.inputOf("keepChange")).toEqual(change)
    await keep(driver, change)
    expect(dialog(driver)).toBe("told")
    await driver.perform({ type: "close" })
    expect(dialog(driver)).toBeNull()
  })

  it("get a new tag that is typed, once it can be one", async () => {
    const driver = await many()
    const typed = async (text: string) => {
      await driver.perform({ type: "newTag.changed", text })
      return [select.selectNewTagIssue(driver.snapshot()), ...will(driver)]
    }
    expect(await typed("a,b")).toEqual([expect.stringContaining("comma"), "", false])
    expect(await typed("East")).toEqual([null, "Puts “East” on 2 UTGs.", true])
    await driver.perform({ type: "newTag.added" })
    expect([boxes(driver)[0], select.selectContext(driver.snapshot()).newTag]).toEqual([["East", "on"], ""])
    expect(await typed("")).toEqual([null, "Puts “East” on 2 UTGs.", true])
    expect([await typed("a,b"), select.selectUnsaved(driver.snapshot())]).toEqual([
      [expect.stringContaining("comma"), "Puts “East” on 2 UTGs.", false],
      null
    ])
    await driver.perform({ type: "cancel" })
    expect([dialog(driver), select.selectUnsaved(driver.snapshot())]).toEqual([
      "choosing",
      "The tags have not been saved yet."
    ])
  })
})

describe("all tags", () => {
  const managing = async () => {
    const driver = await open()
    await driver.perform({ type: "manager.opened" })
    return driver
  }

  it("are listed with how many have them, and renamed where the name can be taken", async () => {
    const driver = await managing()
    expect([dialog(driver), select.selectKnown(driver.snapshot())]).toEqual([
      "listing",
      [
        { tag: "Bar", count: 2 },
        { tag: "Night", count: 1 }
      ]
    ])
    await driver.perform({ type: "renaming.opened", tag: "Night" })
    const named = async (name: string) => {
      await driver.perform({ type: "name.changed", name })
      const now = driver.snapshot()
      return [select.selectNameIssue(now), select.selectNameHint(now), select.selectCanRename(now)]
    }
    expect([dialog(driver), await named("Night"), await named(""), await named("NIGHT"), await named("Late")]).toEqual([
      "renaming",
      [null, null, false],
      [null, null, false],
      [null, null, true],
      [null, null, true]
    ])
    expect(await named("a,b")).toEqual([expect.stringContaining("comma"), null, false])
    expect(await named("bar")).toEqual([null, "A tag “Bar” already exists. The two become one.", true])
    await driver.perform({ type: "cancel" })
    expect(select.selectUnsaved(driver.snapshot())).toBe("The tag has not been renamed yet.")
    await driver.perform({ type: "edit" })
    await driver.perform({ type: "submit" })
    expect([dialog(driver), select.selectIsBusy(driver.snapshot()), driver.inputOf("keepChange")]).toEqual([
      "renaming",
      true,
      { kind: "rename", tag: "Night", name: "bar" }
    ])
  })

  it("do not come back to what another tab has called the same by now", async () => {
    const driver = await managing()
    await driver.perform({ type: "deleting.opened", tag: "Bar" })
    await driver.perform({ type: "confirm" })
    await keep(driver, { kind: "delete", tag: "Bar" })
    const { tags: left } = driver.snapshot().context
    await driver.perform({ type: "tags.told", tags: left })
    expect(driver.snapshot().context.deleted?.tag).toBe("Bar")
    const { tags: renamed } = changedTags(left, { kind: "rename", tag: "Night", name: "BAR" })
    await driver.perform({ type: "tags.told", tags: renamed })
    expect(driver.snapshot().context.deleted).toBeNull()
  })

  it("are deleted when that was asked, and come back", async () => {
    const driver = await managing()
    await driver.perform({ type: "deleting.opened", tag: "Bar" })
    expect([dialog(driver), select.selectQuestion(driver.snapshot())]).toEqual([
      "deleting",
      expect.stringMatching(/Bar.*2 UTGs/u)
    ])
    await driver.perform({ type: "confirm" })
    expect([dialog(driver), driver.inputOf("keepChange")]).toEqual(["working", { kind: "delete", tag: "Bar" }])
    await keep(driver, { kind: "delete", tag: "Bar" })
    expect([dialog(driver), select.selectKnown(driver.snapshot())]).toEqual(["listing", [{ tag: "Night", count: 1 }]])
    await driver.perform({ type: "undo" })
    expect([dialog(driver), driver.inputOf("keepChange")]).toEqual(["working", undoOfDelete([...tags.values()], "Bar")])
  })
})
