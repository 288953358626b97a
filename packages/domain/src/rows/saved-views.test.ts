import { describe, expect, it } from "vitest"
import {
  defaultView,
  freeName,
  nameIssue,
  noViews,
  renamingIssue,
  type SavedViews,
  savingIssue,
  viewInForce,
  viewLimits,
  viewName,
  viewNamed,
  withDefaultView,
  withoutView,
  withView,
  withViewName
} from "./saved-views.ts"
import { viewMessages } from "./saved-views-messages.ts"

const night = { name: "Night", query: "search=night" }
const lane = { name: "Lane 7", query: "filter=Lane+like+7" }
const saved: SavedViews = { views: [night, lane], defaultName: "Lane 7" }

describe("the name of a view", () => {
  it("is one line without blanks around it", () => {
    expect(viewName("  Night \t\n shift ")).toBe("Night shift")
  })

  it("is not blank, and has at most 60 characters", () => {
    expect([nameIssue(" \n "), nameIssue("x".repeat(61)), nameIssue("x".repeat(60)), nameIssue(" Night ")]).toEqual([
      viewMessages.blank,
      viewMessages.tooLong(60),
      null,
      null
    ])
  })

  it("is found whatever its letter case and its way of writing an accent", () => {
    expect([viewNamed(saved, " nIGHT "), viewNamed(saved, "Day")]).toEqual([night, null])
    const cafe = withView(noViews, "Caf\u00e9", "")
    expect(viewNamed(cafe, "cafe\u0301")?.query).toBe("")
  })

  it("is told apart from the others by a number where it is taken, within the limit", () => {
    const taken = withView(withView(saved, "Night (2)", ""), "x".repeat(60), "")
    expect([freeName(taken, "Day"), freeName(taken, "night"), freeName(taken, "X".repeat(60))]).toEqual([
      "Day",
      "night (3)",
      `${"X".repeat(56)} (2)`
    ])
  })
})

describe("views", () => {
  it("are added, and overwritten under the name they have", () => {
    expect(withView(saved, " Day ", "search=day").views).toEqual([night, lane, { name: "Day", query: "search=day" }])
    expect(withView(saved, "NIGHT", "search=day").views).toEqual([{ name: "Night", query: "search=day" }, lane])
  })

  it("are renamed; the default stays the default", () => {
    expect(withViewName(saved, "lane 7", " Lane Seven ")).toEqual({
      views: [night, { ...lane, name: "Lane Seven" }],
      defaultName: "Lane Seven"
    })
    expect(withViewName(saved, "Night", "night")).toEqual({ ...saved, views: [{ ...night, name: "night" }, lane] })
    expect(withViewName({ ...saved, defaultName: null }, "Night", "Day").defaultName).toBeNull()
  })

  it("are deleted, with what was said of the default", () => {
    expect(withoutView(saved, "LANE 7")).toEqual({ views: [night], defaultName: null })
    expect(withoutView(saved, "Night")).toEqual({ views: [lane], defaultName: "Lane 7" })
    expect(withoutView({ ...saved, defaultName: null }, "Night").defaultName).toBeNull()
  })

  it("have one default, or none", () => {
    expect([defaultView(saved), defaultView(noViews)]).toEqual([lane, null])
    expect(defaultView(withDefaultView(saved, "night"))).toEqual(night)
    expect(withDefaultView(saved, null).defaultName).toBeNull()
    expect(withDefaultView(saved, "Day").defaultName).toBeNull()
    expect(defaultView({ ...saved, defaultName: "Day" })).toBeNull()
  })
})

describe("the view in force", () => {
  it("is the one that shows the same, the one last chosen first, else the one that was changed", () => {
    const twin = withView(saved, "Twin", night.query)
    expect([
      viewInForce(twin, "Twin", night.query),
      viewInForce(twin, "Lane 7", night.query),
      viewInForce(saved, null, lane.query),
      viewInForce(saved, "night", "search=day"),
      viewInForce(saved, "Day", "search=day"),
      viewInForce(saved, null, "")
    ]).toEqual([
      { name: "Twin", isChanged: false },
      { name: "Night", isChanged: false },
      { name: "Lane 7", isChanged: false },
      { name: "Night", isChanged: true },
      null,
      null
    ])
  })
})

describe("what stands in the way", () => {
  it("of another name is another view of that name", () => {
    expect([
      renamingIssue(saved, "Night", "lane 7"),
      renamingIssue(saved, "Night", "NIGHT"),
      renamingIssue(saved, "Night", "Day"),
      renamingIssue(saved, "Night", " "),
      renamingIssue(saved, "Night", "\u200B")
    ]).toEqual([viewMessages.taken("Lane 7"), null, null, viewMessages.blank, viewMessages.blank])
  })

  it("of one more view is their number, and a query that is too long", () => {
    const shown = { query: "", tooLong: [] }
    const full: SavedViews = {
      views: Array.from({ length: viewLimits.views }, (_, at) => ({ name: `View ${at}`, query: "" })),
      defaultName: null
    }
    expect([
      savingIssue(saved, "Day", shown),
      savingIssue(saved, "", shown),
      savingIssue(full, "Day", shown),
      savingIssue(full, "view 7", shown),
      savingIssue(saved, "Day", { query: "x".repeat(viewLimits.query + 1), tooLong: [] })
    ]).toEqual([null, viewMessages.blank, viewMessages.tooMany(100), null, viewMessages.longQuery])
  })

  it("of any view is a part of what is shown that would be missing in it", () => {
    const issue = "Too long to be kept in a view: the search, the filter. Shorten it, then save."
    expect(savingIssue(saved, "Day", { query: "sort=-lane", tooLong: ["search", "filter"] })).toBe(issue)
  })
})
