import { describe, expect, it } from "vitest"
import { sampleTags } from "./sample-tags.ts"
import { tagLimits } from "./tag.ts"
import { changedTags, type TagChange, undoOfDelete } from "./tag-changes.ts"
import { tagIssue } from "./tag-issue.ts"
import { outcomeLines } from "./tag-outcome.ts"
import { knownTags, noTags, suggestedTags, type Tags, tagLabels, tagShares, tagsOf, utgsWith } from "./tags.ts"

const utg = (id: number, nickname = "") => ({ id, nickname })
const after = (tags: Tags, change: TagChange) => changedTags(tags, change)
const listed = (tags: Tags) => Object.fromEntries(Array.from(tags.values(), ({ id, tags: of }) => [id, of]))

describe("a tag", () => {
  it.each([
    ["Night shift", null],
    ["  a  ", null],
    ["x".repeat(40), null],
    ["🖥".repeat(40), null],
    ["", "This field is required. Type a tag."],
    [" \n\t ", "This field is required. Type a tag."],
    ["\u200B\u3164", "This field is required. Type a tag."],
    ["👩\u200D🔧", null],
    ["x".repeat(41), "Length of input exceeds maximum of 40 characters."],
    ["a,b", "Invalid input. A tag has no comma. Add two tags instead."]
  ])("%j: %j", (typed, issue) => expect(tagIssue(typed)).toBe(issue))
})

it("every tag is known once, in the order of the alphabet", () => {
  const tags = sampleTags({ 1: ["Zug", "Äpfel", "zebra"], 2: ["apfel", "Zug", "Öl"] })
  expect(knownTags(tags).map(({ tag }) => tag)).toEqual(["apfel", "Äpfel", "Öl", "zebra", "Zug"])
})

describe("putting on and taking off", () => {
  it("keeps the first writing, whatever is typed later, and says what came of it", () => {
    const tags = sampleTags({ 1: ["Night shift"] })
    const { tags: next, results } = after(tags, {
      kind: "assign",
      utgs: [utg(1), utg(2, "bar-2")],
      add: [" night   SHIFT "],
      remove: []
    })
    expect(listed(next)).toEqual({ 1: ["Night shift"], 2: ["Night shift"] })
    expect(results).toEqual([{ tag: "Night shift", put: 1, taken: 0, had: 1, refused: 0 }])
    expect(outcomeLines(results).map(({ text }) => text)).toEqual([
      "“Night shift” put on 1 UTG.",
      "1 UTG already had “Night shift”."
    ])
  })

  it("forgets a UTG with its last tag, and a tag with its last UTG", () => {
    const { tags } = after(sampleTags({ 1: ["a"], 2: ["b"] }), {
      kind: "assign",
      utgs: [utg(1)],
      add: [],
      remove: ["A"]
    })
    expect([listed(tags), knownTags(tags)]).toEqual([{ 2: ["b"] }, [{ tag: "b", count: 1 }]])
  })

  it("takes off before it puts on, so that a full UTG can get another tag", () => {
    const full = Array.from({ length: tagLimits.perUtg }, (_, at) => `t${at}`)
    const tags = sampleTags({ 1: full })
    const refused = after(tags, { kind: "assign", utgs: [utg(1)], add: ["new"], remove: [] })
    expect(refused.results).toEqual([{ tag: "new", put: 0, taken: 0, had: 0, refused: 1 }])
    expect(outcomeLines(refused.results)).toEqual([
      {
        text: "“new” could not be put on 1 UTG: no more tags fit. Remove tags you no longer need, then try again.",
        kind: "refused"
      }
    ])
    const { tags: next } = after(tags, { kind: "assign", utgs: [utg(1)], add: ["new"], remove: ["T0"] })
    expect(tagsOf(next, 1)).toEqual([...full.slice(1), "new"])
  })

  it("refuses more UTGs and more different tags than can be kept", () => {
    const utgs = Array.from({ length: tagLimits.utgs + 2 }, (_, at) => utg(at + 1))
    const { tags, results } = after(noTags, { kind: "assign", utgs, add: ["a"], remove: [] })
    expect([tags.size, results]).toEqual([
      tagLimits.utgs,
      [{ tag: "a", put: tagLimits.utgs, taken: 0, had: 0, refused: 2 }]
    ])
    const many = Array.from({ length: tagLimits.tags + 5 }, (_, at) => `t${at}`)
    const next = many.reduce(
      (grown, tag, at) => after(grown, { kind: "assign", utgs: [utg(at + 1)], add: [tag], remove: [] }).tags,
      noTags
    )
    expect(knownTags(next)).toHaveLength(tagLimits.tags)
  })

  it("keeps the newest nickname, and none that is empty in the place of one", () => {
    const change = (nickname: string, tag: string): TagChange => ({
      kind: "assign",
      utgs: [utg(1, nickname)],
      add: [tag],
      remove: []
    })
    const once = after(after(noTags, change("old", "a")).tags, change("new", "b")).tags
    expect(after(once, change("", "c")).tags.get(1)).toEqual({ id: 1, nickname: "new", tags: ["a", "b", "c"] })
  })
})

describe("all UTGs at once", () => {
  const tags = sampleTags({ 1: ["a", "b"], 2: ["b"], 3: ["A", "c"] })

  it("renames in place; two that become one are one", () => {
    expect(listed(after(tags, { kind: "rename", tag: "B", name: "Back" }).tags)).toEqual({
      1: ["a", "Back"],
      2: ["Back"],
      3: ["a", "c"]
    })
    expect(listed(after(tags, { kind: "rename", tag: "a", name: "B" }).tags)).toEqual({
      1: ["b"],
      2: ["b"],
      3: ["b", "c"]
    })
    expect(listed(after(tags, { kind: "rename", tag: "a", name: "A" }).tags)[1]).toEqual(["A", "b"])
  })

  it("deletes, and gives back what it took", () => {
    const deleted = after(tags, { kind: "delete", tag: "b" })
    expect(listed(deleted.tags)).toEqual({ 1: ["a"], 3: ["a", "c"] })
    expect(deleted.results).toEqual([{ tag: "b", put: 0, taken: 2, had: 0, refused: 0 }])
    const back = after(deleted.tags, undoOfDelete(utgsWith(tags, "b"), "b")).tags
    expect(listed(back)).toEqual({ 1: ["a", "b"], 2: ["b"], 3: ["a", "c"] })
    expect(back.get(2)?.nickname).toBe("utg-2")
  })
})

describe("what is shown of them", () => {
  const tags = sampleTags({ 1: ["Night"], 2: ["night", "Bar", "East"], 3: ["eastern"] })

  it("is every tag once, in order, with its UTGs", () => {
    expect(knownTags(tags)).toEqual([
      { tag: "Bar", count: 1 },
      { tag: "East", count: 1 },
      { tag: "eastern", count: 1 },
      { tag: "Night", count: 2 }
    ])
    expect(tagLabels(tags).get(2)).toEqual(["Night", "Bar", "East"])
    expect(tagLabels(tags)).toBe(tagLabels(tags))
  })

  it("is suggested by any part of it, its beginning first, unless the UTG has it", () => {
    expect(suggestedTags(tags, [], "ER").map(({ tag }) => tag)).toEqual(["eastern"])
    expect(suggestedTags(tags, ["NIGHT"], "").map(({ tag }) => tag)).toEqual(["Bar", "East", "eastern"])
    expect(suggestedTags(sampleTags({ 1: ["zeast", "east"] }), [], "ea").map(({ tag }) => tag)).toEqual([
      "east",
      "zeast"
    ])
  })

  it("is how many of some UTGs have each", () => {
    expect(tagShares(tags, [1, 2, 4]).map(({ count }) => count)).toEqual([1, 1, 0, 2])
  })
})
