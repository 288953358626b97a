import { describe, expect, it } from "vitest"
import { acceptsText, type FilterDraft } from "./filter-draft.ts"
import { filterIssues } from "./filter-issues.ts"
import { activeCount, toPredicates } from "./filter-predicates.ts"
import { tasksFilterProperties, utgFilterProperties } from "./property.ts"

const guid = "0b8f6a50-6a7e-4a38-9b14-1f2c3d4e5f60"

describe("issues of a filter", () => {
  const message = "Please enter a valid GUID."
  it.each(["x", guid.slice(1), `${guid}0`, guid.replaceAll("-", ""), `{${guid}}`])(
    "refuse %j as a permanent id [A5-06 A5-07 B5-14]",
    (value) => {
      const draft: FilterDraft = {
        ComponentPermanentId: { operator: "EQ", value },
        MachinePermanentId: { operator: "EQ", value }
      }
      expect(filterIssues(tasksFilterProperties, draft)).toEqual([
        { propertyName: "ComponentPermanentId", condition: "first", message },
        { propertyName: "MachinePermanentId", condition: "first", message }
      ])
    }
  )

  it.each([guid, guid.toUpperCase(), ` ${guid} `, ""])("take %j as a permanent id [A5-06 A5-07]", (value) => {
    expect(filterIssues(utgFilterProperties, { MachinePermanentId: { operator: "EQ", value } })).toEqual([])
  })

  it("refuse in either condition what is typed for a date and is none, which is not sent [A5-58]", () => {
    const draft: FilterDraft = {
      TaskRunAfter: {
        operator: "GTE",
        value: "2026-02-30 1:00 PM",
        touched: true,
        second: { operator: "LT", value: "tomorrow", joiner: "AND" }
      }
    }
    const [propertyName, message] = ["TaskRunAfter", "Bad input."]
    expect(filterIssues(tasksFilterProperties, draft)).toEqual([
      { propertyName, condition: "first", message },
      { propertyName, condition: "second", message }
    ])
    expect([toPredicates(tasksFilterProperties, draft, "UTC"), activeCount(tasksFilterProperties, draft)]).toEqual([
      [],
      0
    ])
  })

  it("refuse a profile version of more digits than an address holds", () => {
    const issuesOf = (value: string) =>
      filterIssues(utgFilterProperties, { ComponentProfileVersion: { operator: "EQ", value } }).map(
        ({ message }) => message
      )
    expect([issuesOf("9".repeat(15)), issuesOf("9".repeat(16))]).toEqual([
      [],
      ["Length of input exceeds maximum of 15 characters."]
    ])
  })

  it("refuse a profile version that is not made of digits, and its field refuses such text [A5-09 B5-15]", () => {
    expect(filterIssues(utgFilterProperties, { ComponentProfileVersion: { operator: "EQ", value: "1.5" } })).toEqual([
      {
        propertyName: "ComponentProfileVersion",
        condition: "first",
        message: "Bad input. Please enter digits only."
      }
    ])
    expect(["", "12", "1.5", "-1", "1e3", "x"].map((text) => acceptsText("wholeNumber", text))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false
    ])
    expect(acceptsText("text", "x")).toBe(true)
  })
})
