import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { nameIssue, noViews, viewLimits, viewName, withDefaultView, withView } from "./saved-views.ts"
import { viewMessages } from "./saved-views-messages.ts"
import { readViews } from "./saved-views-storage.ts"
import { writeViews } from "./saved-views-text.ts"

const night = { name: "Night", query: "search=night" }
const stored = (changes: object) => JSON.stringify({ version: 1, views: [night], default: null, ...changes })

describe("stored views", () => {
  it("come back as they were written", () => {
    const names = fc.string({ unit: "binary", maxLength: 60 }).filter((name) => nameIssue(name) === null)
    fc.assert(
      fc.property(fc.array(fc.tuple(names, fc.string()), { maxLength: 8 }), fc.nat(7), (views, at) => {
        const saved = views.reduce((grown, [name, query]) => withView(grown, name, query), noViews)
        const chosen = withDefaultView(saved, saved.views[at]?.name ?? null)
        expect(readViews(writeViews(chosen))).toEqual({ saved: chosen, ignored: [] })
      })
    )
  })

  it("are none where nothing is stored", () => {
    expect(readViews(null)).toEqual({ saved: noViews, ignored: [] })
    expect(readViews('{"version":1}')).toEqual({ saved: noViews, ignored: [] })
  })

  it.each([
    ["", "views"],
    ["[]", "views"],
    ["{", "views"],
    ["null", "views"],
    ["{}", "version"],
    [stored({ version: 2 }), "version"],
    [stored({ views: {} }), "views"],
    [stored({ views: null }), "views"]
  ])("are none, with a notice, where %s is stored", (text, part) => {
    expect(readViews(text)).toEqual({ saved: noViews, ignored: [part] })
  })

  it("are read one by one: what is broken is left out and named", () => {
    const views = [
      null,
      night,
      { name: "Day" },
      { query: "" },
      { name: 7, query: "" },
      { name: "  ", query: "" },
      { name: "nIGHT", query: "search=other" },
      { name: "Long", query: "x".repeat(viewLimits.query + 1) },
      { name: " Lane  7 ", query: "", more: 1 }
    ]
    expect(readViews(stored({ views, default: "lane 7" }))).toEqual({
      saved: { views: [night, { name: viewName("Lane 7"), query: "" }], defaultName: "Lane 7" },
      ignored: [0, 2, 3, 4, 5, 6, 7].map((index) => `views[${index}]`)
    })
  })

  it("are at most 100", () => {
    const views = Array.from({ length: 102 }, (_, at) => ({ name: `View ${at}`, query: "" }))
    const { saved, ignored } = readViews(stored({ views }))
    expect([saved.views.length, ignored]).toEqual([100, ["views[100]", "views[101]"]])
  })

  it.each([["Day"], [7], [{}]])("have no default, with a notice, where it is %s", (name) => {
    expect(readViews(stored({ default: name }))).toEqual({
      saved: { views: [night], defaultName: null },
      ignored: ["default"]
    })
  })

  it("are none, whatever else is stored", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(readViews(text).saved).toEqual(noViews)
      })
    )
  })
})

it("names few of very many parts that were left out", () => {
  const parts = Array.from({ length: 7 }, (_, at) => `views[${at}]`)
  expect([viewMessages.ignored(parts.slice(0, 2)), viewMessages.ignored(parts)]).toEqual([
    "Some saved views could not be read and were skipped: views[0], views[1].",
    "Some saved views could not be read and were skipped: views[0], views[1], views[2], views[3], views[4] and 2 more."
  ])
})
