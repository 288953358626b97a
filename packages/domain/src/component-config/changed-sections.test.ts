import { expect, it } from "vitest"
import { changedSections } from "./changed-sections.ts"
import { readableDiff } from "./readable-diff.ts"
import { readablePair, readableValue } from "./readable-value.ts"

it("changes stand in their sections, in the order in which they came", () => {
  const was = { name: "a", logs: { level: 1, keep: { days: 3 } }, ports: { main: 1 } }
  const is = { name: "b", logs: { level: 2, keep: { days: 4 } }, ports: { main: 2 } }
  const sections = changedSections(readableDiff(was, is))
  expect(sections.map(({ section, changes }) => [section, changes.map(({ name }) => name)])).toEqual([
    ["", ["name"]],
    ["logs", ["level"]],
    ["logs / keep", ["days"]],
    ["ports", ["main"]]
  ])
  expect(sections[0]?.changes[0]?.change).toEqual({
    path: "name",
    words: ["Name"],
    kind: "changed",
    from: "a",
    to: "b"
  })
  expect(changedSections([])).toEqual([])
})

it("what stands in a section without a name is called by its own", () => {
  const sections = changedSections([{ path: " / days" }, { path: "" }])
  expect(sections.map(({ section, changes }) => [section, changes.map(({ name }) => name)])).toEqual([
    ["", ["days", ""]]
  ])
})

it("values are shown as people read them", () => {
  expect([null, undefined, "", "text", 5, true, [1], { a: 1 }].map(readableValue)).toEqual([
    null,
    null,
    "",
    "text",
    "5",
    "true",
    "[\n  1\n]",
    '{\n  "a": 1\n}'
  ])
})

it("values that look the same are told apart", () => {
  expect(readablePair(5, "5")).toEqual(["5", '"5"'])
  expect(readablePair("a", "b")).toEqual(["a", "b"])
  expect(readablePair("••••••••", "••••••••")).toEqual(["••••••••", "••••••••"])
  expect(readablePair(null, "5")).toEqual([null, "5"])
})
