import { describe, expect, it } from "vitest"
import { noViews, type SavedViews } from "../rows/saved-views.ts"
import {
  addingIssue,
  alertLimits,
  canSaveRule,
  draftOfRule,
  followingViews,
  limitIssue,
  ruleNameIssue,
  rulesWithoutView,
  snoozed,
  switched,
  typedLimit,
  withoutRule,
  withTypedRule
} from "./alert-rule.ts"
import { alertMessages } from "./alerts-messages.ts"
import { sampleAlert } from "./sample-alert.ts"

const draft = { name: "", direction: "more", limit: "5" } as const
const wanted = alertMessages.limitWanted(alertLimits.limit)

describe("a typed rule", () => {
  it.each([
    ["5", 5],
    [" 12 ", 12],
    ["1,234", 1234],
    ["12,34", null],
    ["-1", null],
    ["1.5", null],
    ["1e3", null],
    ["", null],
    ["9999999999", null],
    ["1,000,000,000", 1_000_000_000]
  ])("has a limit of whole rows: %j is %j", (typed, limit) => {
    expect(typedLimit(typed)).toBe(limit)
  })

  it("says what is wrong with a limit, and nothing while none is typed", () => {
    expect(limitIssue({ ...draft, limit: "many" })).toBe(wanted)
    expect(limitIssue({ ...draft, limit: " " })).toBeNull()
    expect(limitIssue({ ...draft, direction: "fewer", limit: "0" })).toBe(alertMessages.fewerThanNone)
    expect(limitIssue({ ...draft, limit: "0" })).toBeNull()
    expect(ruleNameIssue({ ...draft, name: "x".repeat(61) })).toBe(alertMessages.tooLong(60))
  })

  it("is saved only with a limit and a name of 60 characters at most", () => {
    expect(canSaveRule(draft)).toBe(true)
    expect(canSaveRule({ ...draft, limit: "" })).toBe(false)
    expect(canSaveRule({ ...draft, direction: "fewer", limit: "0" })).toBe(false)
    expect(canSaveRule({ ...draft, name: "x".repeat(61) })).toBe(false)
  })

  it("is called as its view where no name is typed, and begins as it was", () => {
    const [made] = withTypedRule([], "a1", sampleAlert, draft)
    expect(made).toEqual(sampleAlert)
    expect(draftOfRule(null)).toEqual({ name: "", direction: "more", limit: "" })
    expect(draftOfRule(sampleAlert)).toEqual(draft)
    expect(draftOfRule({ ...sampleAlert, name: "Too many" }).name).toBe("Too many")
  })

  it("replaces its rule, on and awake, as another revision; without a limit nothing changes", () => {
    const before = [{ ...sampleAlert, isOn: false, snoozedUntil: "2026-01-01T00:00:00.000Z" }]
    const [after] = withTypedRule(before, "a1", sampleAlert, { name: " Too  many ", direction: "fewer", limit: "7" })
    expect(after).toEqual({ ...sampleAlert, name: "Too many", direction: "fewer", limit: 7, revision: 2 })
    expect(withTypedRule(before, "a1", sampleAlert, { ...draft, limit: "x" })).toBe(before)
  })

  it("is one of 50 at most", () => {
    const full = Array.from({ length: 50 }, (_, at) => ({ ...sampleAlert, id: `r${at}` }))
    expect(addingIssue(full.slice(1))).toBeNull()
    expect(addingIssue(full)).toBe(alertMessages.tooMany(50))
    expect(withTypedRule(full, "another", sampleAlert, draft)).toBe(full)
    expect(withTypedRule(full, "r3", sampleAlert, { ...draft, limit: "9" })[3]?.limit).toBe(9)
  })
})

describe("a rule that is there", () => {
  it("is counted anew once it is switched; a snooze leaves its count", () => {
    expect(switched([sampleAlert], "a1", false)[0]).toMatchObject({ isOn: false, revision: 2 })
    const until = "2026-01-01T00:00:00.000Z"
    expect(snoozed([sampleAlert], "a1", until)[0]).toEqual({ ...sampleAlert, snoozedUntil: until })
    expect(snoozed([sampleAlert], "other", until)).toEqual([sampleAlert])
    expect(withoutRule([sampleAlert], "a1")).toEqual([])
  })

  const viewsOf = (views: SavedViews["views"]) => () => ({ ...noViews, views })

  it("follows its view under another name, and with another content", () => {
    const renamed = followingViews([sampleAlert], viewsOf([{ name: "Down", query: sampleAlert.query }]))
    expect(renamed).toEqual([{ ...sampleAlert, name: "Down", view: "Down" }])
    const own = { ...sampleAlert, name: "Mine" }
    expect(followingViews([own], viewsOf([{ name: "Down", query: own.query }]))[0]?.name).toBe("Mine")
    const replaced = followingViews([sampleAlert], viewsOf([{ name: "Offline", query: "search=down" }]))
    expect(replaced).toEqual([{ ...sampleAlert, query: "search=down", revision: 2 }])
    const kept = [sampleAlert]
    expect(followingViews(kept, viewsOf([{ name: "Offline", query: sampleAlert.query }]))[0]).toBe(kept[0])
  })

  it("has none where neither name nor content is found", () => {
    expect(rulesWithoutView([sampleAlert], viewsOf([{ name: "Other", query: "" }]))).toEqual(["a1"])
    expect(followingViews([sampleAlert], viewsOf([]))).toEqual([sampleAlert])
    expect(rulesWithoutView([sampleAlert], viewsOf([{ name: "OFFLINE", query: "" }]))).toEqual([])
  })
})
