import { expect, it } from "vitest"
import { typedJson } from "../json/unfinished-json.ts"
import { unfinishedIssues } from "./unfinished-issues.ts"

const typed = (text: string) => typedJson(text, 5)
const message = "Bad input. Must be JSON."

it("each text in a draft that is not finished is named by its place", () => {
  const draft = { name: "A", free: typed("12x"), deep: [{ b: typed("[1"), c: 1 }, typed("nul")] }
  expect(unfinishedIssues(draft)).toEqual([
    { path: ["free"], keyword: "json", message },
    { path: ["deep", 0, "b"], keyword: "json", message },
    { path: ["deep", 1], keyword: "json", message }
  ])
  expect(unfinishedIssues(draft)).toBe(unfinishedIssues(draft))
})

it("a number that would lose digits is said to", () =>
  expect(unfinishedIssues({ free: typed("[9007199254740993]") })).toEqual([
    {
      path: ["free"],
      keyword: "json",
      message:
        "Bad input. 9007199254740993 has more digits than can be kept here: it would become 9007199254740992. Use at most 15 digits."
    }
  ]))

it("of a draft without one nothing is said", () =>
  expect([unfinishedIssues({ name: "A", list: [1, null, "12x"] }), unfinishedIssues("12x")]).toEqual([[], []]))
