import type { SavedViews } from "@command-center/domain/rows/saved-views"
import { viewMessages } from "@command-center/domain/rows/saved-views-messages"
import { templateList } from "@command-center/domain/template/template-list"
import { listViewsMachine } from "@command-center/machines/list-views/list-views.machine"
import {
  listedViews,
  selectCanSubmit,
  selectIssue,
  selectPhase,
  selectQuestion,
  selectTyped,
  selectUnsaved
} from "@command-center/machines/list-views/list-views.selectors"
import type { ListViewsInput } from "@command-center/machines/list-views/list-views.types"
import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { actorDriver } from "./support/actor-driver.ts"

const night = { name: "Night", query: "search=night" }
const day = { name: "Day", query: "search=day" }
const saved: SavedViews = { views: [night, day], defaultName: null }
const input: ListViewsInput = {
  addressed: { list: templateList, properties: [], defaultFilter: {}, timeZone: "UTC" },
  saved,
  query: "search=noon",
  tooLong: [],
  inForce: "Night"
}
const file = new Blob(["{}"])
const opened = (changes: Partial<ListViewsInput> = {}) => actorDriver(listViewsMachine, { ...input, ...changes })
const stored = (views: SavedViews) => ({ type: "views.stored", list: "templates", views })

describe("a typed name", () => {
  it.each([
    [{ type: "saving.opened" } as const, "Noon", "", viewMessages.unsaved],
    [{ type: "renaming.opened", name: "Night" } as const, "Late", "Night", viewMessages.unrenamed]
  ])("is asked about before it goes: %j", async (opening, typed, beginning, text) => {
    const driver = opened()
    await driver.perform(opening)
    await driver.perform({ type: "name.changed", name: typed })
    await driver.perform({ type: "cancel" })
    expect([selectUnsaved(driver.snapshot()), driver.snapshot().hasTag("unsaved")]).toEqual([text, true])
    await driver.perform({ type: "edit" })
    expect([selectUnsaved(driver.snapshot()), selectTyped(driver.snapshot())]).toEqual([null, typed])
    await driver.perform({ type: "cancel" })
    await driver.perform({ type: "discard" })
    await driver.perform(opening)
    expect([selectTyped(driver.snapshot()), driver.emitted()]).toEqual([beginning, []])
    await driver.perform({ type: "name.changed", name: typed })
    await driver.perform({ type: "name.changed", name: beginning })
    await driver.perform({ type: "cancel" })
    expect(driver.state()).toBe("choosing")
  })
})

describe("choosing", () => {
  it("shows which view is in force, changed or not, and which is the default", async () => {
    const driver = opened()
    await driver.perform({ type: "default.chosen", name: "Day" })
    expect(listedViews(driver.snapshot().context)).toEqual([
      { ...night, isDefault: false, isInForce: true, isChanged: true },
      { ...day, isDefault: true, isInForce: false, isChanged: false }
    ])
    expect(driver.emitted()).toEqual([stored({ ...saved, defaultName: "Day" })])
  })

  it("ends with the view that was applied", async () => {
    const driver = opened()
    await driver.perform({ type: "view.applied", name: "day" })
    expect(driver.snapshot().output).toEqual({ applied: day, saved, inForce: "Day" })
  })

  it("ends with nothing when closed", async () => {
    const driver = opened()
    await driver.perform({ type: "close" })
    expect(driver.snapshot().output).toEqual({ applied: null, saved, inForce: "Night" })
  })
})

describe("saving", () => {
  it("keeps what the list shows under a name, which is then in force", async () => {
    const driver = opened()
    await driver.perform({ type: "saving.opened" })
    await driver.perform({ type: "name.changed", name: " Noon " })
    await driver.perform({ type: "submit" })
    const views = [night, day, { name: "Noon", query: "search=noon" }]
    expect(driver.emitted()).toEqual([stored({ views, defaultName: null })])
    expect([driver.state(), driver.snapshot().context.inForce]).toEqual(["choosing", "Noon"])
  })

  it("asks before it overwrites; what was typed is still there when the answer is no", async () => {
    const driver = opened()
    await driver.perform({ type: "saving.opened" })
    await driver.perform({ type: "name.changed", name: "DAY" })
    await driver.perform({ type: "submit" })
    expect([driver.state(), selectQuestion(driver.snapshot())]).toEqual([
      { naming: "asking" },
      viewMessages.overwrite("Day")
    ])
    await driver.perform({ type: "cancel" })
    expect(driver.state()).toEqual({ naming: { typing: "changed" } })
    expect([selectTyped(driver.snapshot()), driver.emitted()]).toEqual(["DAY", []])
    await driver.perform({ type: "submit" })
    await driver.perform({ type: "confirm" })
    expect(driver.emitted()).toEqual([
      stored({ views: [night, { name: "Day", query: "search=noon" }], defaultName: null })
    ])
    expect([driver.snapshot().context.inForce, selectTyped(driver.snapshot())]).toEqual(["Day", ""])
  })

  it("takes no blank and no long name, and says why once something is typed", async () => {
    const driver = opened()
    await driver.perform({ type: "saving.opened" })
    expect([selectCanSubmit(driver.snapshot()), selectIssue(driver.snapshot())]).toEqual([false, null])
    await driver.perform({ type: "name.changed", name: "x".repeat(61) })
    await driver.perform({ type: "submit" })
    expect([driver.state(), selectIssue(driver.snapshot())]).toEqual([
      { naming: { typing: "changed" } },
      viewMessages.tooLong(60)
    ])
    await driver.perform({ type: "name.changed", name: "x" })
    expect([selectCanSubmit(driver.snapshot()), selectIssue(driver.snapshot())]).toEqual([true, null])
  })

  it("overwrites a view of the list after asking", async () => {
    const driver = opened({ inForce: null })
    await driver.perform({ type: "overwriting.opened", name: "night" })
    expect(selectQuestion(driver.snapshot())).toBe(viewMessages.overwrite("Night"))
    await driver.perform({ type: "confirm" })
    expect(driver.emitted()).toEqual([stored({ views: [{ ...night, query: "search=noon" }, day], defaultName: null })])
    expect(driver.snapshot().context.inForce).toBe("Night")
  })
})

describe("changing", () => {
  it("renames the view in force, but not to another view's name", async () => {
    const driver = opened()
    await driver.perform({ type: "renaming.opened", name: "Night" })
    expect(selectTyped(driver.snapshot())).toBe("Night")
    await driver.perform({ type: "name.changed", name: "day" })
    await driver.perform({ type: "submit" })
    expect([driver.state(), selectIssue(driver.snapshot()), selectCanSubmit(driver.snapshot())]).toEqual([
      { renaming: { typing: "changed" } },
      viewMessages.taken("Day"),
      false
    ])
    await driver.perform({ type: "name.changed", name: "Late" })
    await driver.perform({ type: "submit" })
    expect(driver.emitted()).toEqual([stored({ views: [{ ...night, name: "Late" }, day], defaultName: null })])
    expect(driver.snapshot().context.inForce).toBe("Late")
  })

  it("renames or deletes another view without touching the one in force", async () => {
    const driver = opened()
    await driver.perform({ type: "renaming.opened", name: "Day" })
    await driver.perform({ type: "name.changed", name: "Noon" })
    await driver.perform({ type: "submit" })
    await driver.perform({ type: "deleting.opened", name: "Noon" })
    await driver.perform({ type: "confirm" })
    const { inForce, saved: views } = driver.snapshot().context
    expect([inForce, views]).toEqual(["Night", { views: [night], defaultName: null }])
  })

  it("deletes after asking; a deleted view is no longer in force", async () => {
    const driver = opened()
    await driver.perform({ type: "deleting.opened", name: "night" })
    expect(selectQuestion(driver.snapshot())).toBe(viewMessages.delete("Night"))
    await driver.perform({ type: "cancel" })
    expect(selectQuestion(driver.snapshot())).toBe("")
    expect(driver.emitted()).toEqual([])
    await driver.perform({ type: "deleting.opened", name: "Night" })
    await driver.perform({ type: "confirm" })
    expect(driver.emitted()).toEqual([stored({ views: [day], defaultName: null })])
    expect(driver.snapshot().context.inForce).toBeNull()
  })
})

it("shows each of its states as one thing", async () => {
  const driver = opened()
  const shown: Array<string> = [selectPhase(driver.snapshot())]
  for (const event of [
    { type: "saving.opened" },
    { type: "name.changed", name: "Day" },
    { type: "submit" },
    { type: "confirm" },
    { type: "renaming.opened", name: "Day" },
    { type: "cancel" },
    { type: "overwriting.opened", name: "Day" },
    { type: "cancel" },
    { type: "deleting.opened", name: "Day" },
    { type: "cancel" },
    { type: "file.chosen", file }
  ]) {
    await driver.perform(event)
    shown.push(selectPhase(driver.snapshot()))
  }
  await driver.settle("readFile", Result.fail("unreadable"))
  expect([...shown, selectPhase(driver.snapshot())]).toEqual([
    "choosing",
    "naming",
    "naming",
    "replacing",
    "choosing",
    "renaming",
    "choosing",
    "replacing",
    "choosing",
    "deleting",
    "choosing",
    "reading",
    "reported"
  ])
})

describe("what another tab has done to the views meanwhile", () => {
  const dusk = { name: "Dusk", query: "search=dusk" }
  const told = (views: SavedViews["views"]) => ({ type: "views.told", views: { views, defaultName: "Dusk" } }) as const

  it("is kept by what is done here", async () => {
    const driver = opened()
    await driver.perform({ type: "saving.opened" })
    await driver.perform({ type: "name.changed", name: "Noon" })
    await driver.perform(told([night, day, dusk]))
    expect(selectTyped(driver.snapshot()), "nothing typed is lost").toBe("Noon")
    await driver.perform({ type: "submit" })
    const noon = { name: "Noon", query: "search=noon" }
    expect(driver.emitted()).toEqual([stored({ views: [night, day, dusk, noon], defaultName: "Dusk" })])
  })

  it("leaves no view in force and none to be renamed that is gone", async () => {
    const driver = opened()
    await driver.perform({ type: "renaming.opened", name: "Night" })
    await driver.perform({ type: "name.changed", name: "Late" })
    await driver.perform(told([day, dusk]))
    expect([driver.snapshot().context.inForce, selectIssue(driver.snapshot())]).toEqual([null, viewMessages.gone])
    expect([selectCanSubmit(driver.snapshot()), selectTyped(driver.snapshot())]).toEqual([false, "Late"])
  })
})
