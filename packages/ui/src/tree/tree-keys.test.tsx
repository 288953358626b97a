import type { TreeRow } from "@command-center/domain/account/tree-rows"
import { describe, expect, it } from "vitest"
import { treeMove, treePositions, typeAhead } from "./tree-keys.tsx"

const row = (id: number, name: string, level: number, folding: "open" | "closed" | "leaf"): TreeRow => ({
  id,
  name,
  level,
  beType: 2,
  hasChildren: folding !== "leaf",
  isExpanded: folding === "open",
  isCurrent: false
})

const rows = [
  row(1, "Root", 1, "open"),
  row(2, "Alpha", 2, "closed"),
  row(3, "Beta", 2, "open"),
  row(4, "Bistro", 3, "leaf"),
  row(5, "Gamma", 2, "closed")
]

describe("keys of the tree", () => {
  it.each([
    ["ArrowDown", 1, { type: "go", index: 2 }],
    ["ArrowDown", 4, { type: "go", index: 4 }],
    ["ArrowUp", 0, { type: "go", index: 0 }],
    ["Home", 3, { type: "go", index: 0 }],
    ["End", 0, { type: "go", index: 4 }],
    ["PageDown", 0, { type: "go", index: 3 }],
    ["ArrowRight", 1, { type: "toggle", ids: [2] }],
    ["ArrowRight", 2, { type: "go", index: 3 }],
    ["ArrowRight", 3, { type: "go", index: 3 }],
    ["ArrowLeft", 2, { type: "toggle", ids: [3] }],
    ["ArrowLeft", 3, { type: "go", index: 2 }],
    ["ArrowLeft", 1, { type: "go", index: 0 }],
    ["*", 2, { type: "toggle", ids: [2, 5] }],
    ["Tab", 2, null]
  ])("%s from row %i", (key, index, move) => {
    expect(treeMove(rows, index, key, 3)).toEqual(move)
  })

  it("finds the next name that begins with what is typed, round the end", () => {
    expect([
      typeAhead(rows, 2, "b"),
      typeAhead(rows, 3, "b"),
      typeAhead(rows, 3, "bi"),
      typeAhead(rows, 0, "x")
    ]).toEqual([3, 2, 3, null])
  })

  it("counts rows among their siblings", () => {
    expect(treePositions(rows)).toEqual([
      { posInSet: 1, setSize: 1 },
      { posInSet: 1, setSize: 3 },
      { posInSet: 2, setSize: 3 },
      { posInSet: 1, setSize: 1 },
      { posInSet: 3, setSize: 3 }
    ])
  })
})
