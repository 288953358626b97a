import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { sampleList } from "./sample-list.ts"
import { noViews, type SavedViews, viewLimits } from "./saved-views.ts"
import { importViews, type ViewedList, viewsFileName, writeViewsFile } from "./saved-views-file.ts"
import { viewMessages } from "./saved-views-messages.ts"

const utgs: ViewedList = { list: sampleList, properties: [], defaultFilter: {}, timeZone: "UTC" }
const tasks: ViewedList = { ...utgs, list: { ...sampleList, id: "tasks" } }
const night = { name: "Night", query: "search=night&sort=-count" }
const saved: SavedViews = { views: [night], defaultName: "Night" }
const { file, result } = viewMessages

const fileOf = (views: unknown, changes: object = {}): string =>
  JSON.stringify({ format: "command-center views", version: 1, list: "utgs", views, ...changes })

describe("a file of views", () => {
  it("has all views of its list, and is taken in elsewhere", () => {
    const text = writeViewsFile("utgs", { ...saved, views: [night, { name: "Plain", query: "" }] })
    expect(viewsFileName("utgs")).toBe("utgs-views.json")
    expect(importViews(utgs, noViews, text)).toEqual(
      Result.succeed({
        saved: { views: [night, { name: "Plain", query: "" }], defaultName: null },
        results: [
          { place: 1, name: "Night", kind: "taken", text: result.taken },
          { place: 2, name: "Plain", kind: "taken", text: result.taken }
        ]
      })
    )
    expect(importViews(tasks, noViews, text)).toEqual(Result.fail(file.otherList("utgs", "tasks")))
  })

  it.each([
    ["", file.noJson],
    [fileOf([night]).slice(0, -3), file.noJson],
    ["null", file.noViews],
    ["[]", file.noViews],
    ["{}", file.noViews],
    [fileOf([night], { format: "views" }), file.noViews],
    [fileOf([night], { version: 2 }), file.newer],
    [fileOf([night], { list: "toString" }), file.noViews],
    [fileOf([night], { list: 7 }), file.noViews],
    [fileOf(null), file.noViews],
    [fileOf([]), file.empty],
    [fileOf(Array.from({ length: 1001 }, () => 1)), file.tooLarge],
    [" ".repeat(2_000_001), file.tooLarge]
  ])("is refused with a sentence: %#", (text, sentence) => {
    expect(importViews(utgs, saved, text)).toEqual(Result.fail(sentence))
  })

  it("says of each view what came of it", () => {
    const views = [
      night,
      { name: "night", query: "search=other" },
      { name: "Day", query: "search=day&page=3&debug=true" },
      { name: "Partly", query: "search=x&sort=nothing&columns=!!" },
      { name: "Nothing", query: "debug=true" },
      { name: "x".repeat(200), query: "" },
      { name: "Long", query: `search=${"x".repeat(viewLimits.query)}` },
      { name: " ", query: "" },
      null
    ]
    const read = Result.getOrThrow(importViews(utgs, saved, fileOf(views)))
    expect(read.results).toEqual([
      { place: 1, name: "Night", kind: "kept", text: result.kept },
      { place: 2, name: "night", kind: "taken", text: result.renamed("night (2)") },
      { place: 3, name: "Day", kind: "taken", text: result.taken },
      { place: 4, name: "Partly", kind: "taken", text: result.partly(result.taken, ["sort", "columns"]) },
      { place: 5, name: "Nothing", kind: "refused", text: result.noView },
      { place: 6, name: "x".repeat(120), kind: "refused", text: result.refused(viewMessages.tooLong(60)) },
      { place: 7, name: "Long", kind: "refused", text: result.noView },
      { place: 8, name: "View 8 of the file", kind: "refused", text: result.noView },
      { place: 9, name: "View 9 of the file", kind: "refused", text: result.noView }
    ])
    expect(read.saved).toEqual({
      views: [
        night,
        { name: "night (2)", query: "search=other" },
        { name: "Day", query: "search=day" },
        { name: "Partly", query: "search=x" }
      ],
      defaultName: "Night"
    })
  })

  it("brings no more than a list keeps", () => {
    const views = Array.from({ length: 101 }, (_, at) => ({ name: `View ${at}`, query: "search=x" }))
    const read = Result.getOrThrow(importViews(utgs, saved, fileOf(views)))
    expect([read.saved.views.length, read.results.filter(({ kind }) => kind === "refused")]).toEqual([
      100,
      [
        { place: 100, name: "View 99", kind: "refused", text: result.refused(viewMessages.tooMany(100)) },
        { place: 101, name: "View 100", kind: "refused", text: result.refused(viewMessages.tooMany(100)) }
      ]
    ])
  })
})
