import { Result } from "effect"
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type AccountNode, type AccountTree, buildAccountTree } from "./account-tree.ts"
import { sampleAccount } from "./sample-accounts.ts"
import { type TreeQuestion, type TreeRow, visibleTreeRows } from "./tree-rows.ts"

const tree = Result.getOrThrow(
  buildAccountTree(
    [
      sampleAccount({ id: 1, parentId: 0, name: "Provider" }),
      sampleAccount({ id: 2, parentId: 1, name: "East", isResellerOrganization: true }),
      sampleAccount({ id: 3, parentId: 1, name: "West" }),
      sampleAccount({ id: 4, parentId: 2, name: "Harbour Hotels" }),
      sampleAccount({ id: 5, parentId: 4, name: "Harbour Bar" }),
      sampleAccount({ id: 6, parentId: 3, name: "Alpine" })
    ],
    4
  )
)

const question: TreeQuestion = { currentId: 4, expandAll: false, filter: "", toggled: new Set() }
const idsOf = (given: Partial<TreeQuestion>) => visibleTreeRows(tree, { ...question, ...given }).map(({ id }) => id)

describe("the visible lines of the tree", () => {
  it("with Expand All off, only the current entity and those above it are expanded [A2.4-19]", () => {
    const others = { beType: 2, isCurrent: false } as const
    expect(visibleTreeRows(tree, question)).toEqual([
      { ...others, id: 1, name: "Provider", level: 1, hasChildren: true, isExpanded: true },
      { ...others, id: 2, name: "East", beType: 1, level: 2, hasChildren: true, isExpanded: true },
      { ...others, id: 4, name: "Harbour Hotels", level: 3, hasChildren: true, isExpanded: true, isCurrent: true },
      { ...others, id: 5, name: "Harbour Bar", level: 4, hasChildren: false, isExpanded: false },
      { ...others, id: 3, name: "West", level: 2, hasChildren: true, isExpanded: false }
    ])
  })

  it("with Expand All on, every node that has children is expanded [A2.4-20]", () => {
    const rows = visibleTreeRows(tree, { ...question, expandAll: true })
    expect(rows.map(({ id, isExpanded }) => [id, isExpanded])).toEqual([
      [1, true],
      [2, true],
      [4, true],
      [5, false],
      [3, true],
      [6, false]
    ])
  })

  it.each([
    ["a part of a name in any case [A2.4-22]", "HARBOUR b", [1, 2, 4, 5]],
    ["those above a match stay [A2.4-23]", "alp", [1, 3, 6]],
    ["a match without its children", "east", [1, 2]],
    ["no match", "zzz", []]
  ])("filtered by %s", (_, filter, ids) => {
    expect(idsOf({ filter, expandAll: true })).toEqual(ids)
  })

  it("opens and closes what the user toggled, either way", () => {
    expect(idsOf({ toggled: new Set([2, 3]) })).toEqual([1, 2, 3, 6])
    expect(idsOf({ toggled: new Set([1]), expandAll: true })).toEqual([1])
  })

  it("has no current line for an account outside the tree", () => {
    expect(visibleTreeRows(tree, { ...question, currentId: 99 })).toEqual([
      { id: 1, name: "Provider", beType: 2, level: 1, hasChildren: true, isExpanded: false, isCurrent: false }
    ])
  })
})

/** The rule said plainly, by recursion. */
const plainly = (
  given: AccountTree,
  { currentId, expandAll, filter, toggled }: TreeQuestion
): ReadonlyArray<TreeRow> => {
  const holds = (node: AccountNode, wanted: (each: AccountNode) => boolean): boolean =>
    wanted(node) || node.children.some((child) => holds(child, wanted))
  const isShown = (node: AccountNode) => holds(node, ({ name }) => name.toLowerCase().includes(filter.toLowerCase()))
  const linesOf = (node: AccountNode, level: number): ReadonlyArray<TreeRow> => {
    if (!isShown(node)) return []
    const hasChildren = node.children.some(isShown)
    const isOpen = expandAll || holds(node, ({ id }) => id === currentId)
    const isExpanded = hasChildren && isOpen !== toggled.has(node.id)
    const { id, name, beType } = node
    const own = { id, name, beType, level, hasChildren, isExpanded, isCurrent: id === currentId }
    return [own, ...(isExpanded ? node.children.flatMap((child) => linesOf(child, level + 1)) : [])]
  }
  return given.root.children.flatMap((node) => linesOf(node, 1))
}

describe("against the rule said plainly", () => {
  it("any tree, filter and toggles give the same lines", () => {
    const nodes = fc.array(fc.tuple(fc.nat(), fc.string({ unit: fc.constantFrom("a", "B", "c"), maxLength: 3 })), {
      maxLength: 30
    })
    const asked = fc.record({
      currentId: fc.integer({ min: 1, max: 32 }),
      expandAll: fc.boolean(),
      filter: fc.string({ unit: fc.constantFrom("A", "b", "c"), maxLength: 2 }),
      toggled: fc.uniqueArray(fc.integer({ min: 1, max: 32 })).map((ids) => new Set(ids))
    })
    fc.assert(
      fc.property(nodes, fc.array(asked, { minLength: 1, maxLength: 4 }), (picks, questions) => {
        const entities = picks.map(([pick, name], index) =>
          sampleAccount({ id: index + 2, parentId: 1 + (pick % (index + 1)), name })
        )
        const built = Result.getOrThrow(buildAccountTree([sampleAccount({ id: 1, parentId: 0 }), ...entities], 1))
        for (const each of questions) expect(visibleTreeRows(built, each)).toEqual(plainly(built, each))
      }),
      { numRuns: 1000 }
    )
  })
})
