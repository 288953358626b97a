import fc from "fast-check"
import { expect, it } from "vitest"
import { pageEntry } from "./palette-entry.ts"
import { ranked } from "./palette-rank.ts"
import { wordsOf } from "./word-score.ts"

const entry = (label: string, detail = "", also: ReadonlyArray<string> = []) =>
  pageEntry({ id: label, kind: "page", label, detail, also: [detail, ...also] }, "/")

const labels = (text: string, entries: ReadonlyArray<ReturnType<typeof entry>>, recent: ReadonlyArray<string> = []) =>
  ranked(entries, wordsOf(text), recent, 50).map(({ label }) => label)

it("the word itself is before its beginning, a word's beginning before its middle, letters in their order last", () => {
  const entries = ["b-e-t-a house", "alphabeta", "the betas", "the beta", "beta2", "Beta", "gamma"].map((label) =>
    entry(label)
  )
  expect(labels("beta", entries)).toEqual(["Beta", "beta2", "the beta", "the betas", "alphabeta", "b-e-t-a house"])
})

it("every word must be answered, in whatever order, by the name or by what else tells of the entry", () => {
  const entries = [entry("anc-pos-12", "Harbor", ["10.0.0.7"]), entry("anc-pos-3"), entry("Harbor")]
  expect(labels("harbor anc", entries)).toEqual(["anc-pos-12"])
  expect(labels("10.0.0.7", entries)).toEqual(["anc-pos-12"])
  expect(labels("ancpos3", entries)).toEqual(["anc-pos-3"])
  expect(labels("xyz", entries)).toEqual([])
  expect(labels("page harbor", entries)).toEqual(["Harbor", "anc-pos-12"])
})

it("letters in their order are an answer within twice the length of the word, and no further", () => {
  expect(labels("abc", [entry("a-b--c"), entry("a-b---c")])).toEqual(["a-b--c"])
})

it("a name counts more than a text beside it", () => {
  expect(labels("harbor", [entry("Pier", "Harbor"), entry("Old Harbor")])).toEqual(["Old Harbor", "Pier"])
})

it("what was chosen lately comes before better answers, unless its letters are but strewn", () => {
  const entries = ["Tasks", "Night tasks", "t-a-s-k"].map((label) => entry(label))
  expect(labels("task", entries, ["Night tasks"])).toEqual(["Night tasks", "Tasks", "t-a-s-k"])
  expect(labels("task", entries, ["t-a-s-k"])).toEqual(["Tasks", "Night tasks", "t-a-s-k"])
})

it("among equals those that were chosen lately come first", () => {
  expect(
    labels(
      "site",
      ["site 1", "site 2", "site 3"].map((label) => entry(label)),
      ["site 3", "site 2"]
    )
  ).toEqual(["site 3", "site 2", "site 1"])
})

it("whatever holds what is typed is found, within the limit, and nothing twice", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }), { maxLength: 30 }),
      fc.string({ maxLength: 8 }),
      fc.integer({ min: 1, max: 40 }),
      (names, text, most) => {
        const words = wordsOf(text)
        const found = ranked(
          names.map((label) => entry(label)),
          words,
          [],
          most
        ).map(({ label }) => label)
        const held = names.filter((name) => words.every((word) => name.toLowerCase().includes(word)))
        expect(new Set(found).size).toBe(found.length)
        expect(found.length).toBeLessThanOrEqual(most)
        expect(held.filter((name) => found.length < most && !found.includes(name))).toEqual([])
      }
    )
  )
})
