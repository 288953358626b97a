import { Result } from "effect"
import { expect, it } from "vitest"
import { typedJson } from "../json/unfinished-json.ts"
import { draftIssues, isUnfinishedAt } from "./draft-issues.ts"
import { settingsSchema } from "./settings-schema.ts"
import { settingIssues } from "./verdict.ts"

const schema = Result.getOrThrow(
  settingsSchema({
    required: ["free"],
    properties: { free: { minimum: 3 }, mode: { enum: ["a"] }, list: { items: { properties: { x: {} } } } },
    if: { properties: { free: { const: 12 } }, required: ["free"] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    then: { required: ["later"] }
  })
)
const seen = (draft: object) =>
  draftIssues(schema, { ...draft }).map(({ path, keyword }) => `${path.join("/")} ${keyword}`)

it("a draft without unfinished texts has wrong what its schema says, and nothing else", () => {
  const draft = { free: 1, mode: "b" }
  expect(draftIssues(schema, draft)).toBe(settingIssues(schema, draft))
  expect(draftIssues(null, draft)).toEqual([])
})

it("of an unfinished text only that is said; the rest is judged as it was before", () => {
  expect(seen({ free: typedJson("12x", 12), mode: "b" })).toEqual(["free json", "mode enum", "later required"])
  expect(seen({ free: typedJson("1x", 1) })).toEqual(["free json"])
  expect(seen({ free: typedJson("{", undefined) })).toEqual(["free json"])
  expect(seen({ free: 5, list: [{}, { x: typedJson("[", 1) }] })).toEqual(["list/1/x json"])
  expect(draftIssues(null, { free: typedJson("12x", 12) }).map(({ path }) => path)).toEqual([["free"]])
})

it("is unfinished where the text stands and below, not beside or above", () => {
  const draft = { list: [1, typedJson("[", undefined)], "list/1": 1 }
  expect(
    [["list", 1], ["list", 1, "x"], ["list", 0], ["list"], ["list/1"], []].map((path) => isUnfinishedAt(draft, path))
  ).toEqual([true, true, false, false, false, false])
})
