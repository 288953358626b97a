import { Result } from "effect"
import { describe, expect, it } from "vitest"
import { type AccountNode, buildAccountTree, type TreeError, treeErrorText } from "./account-tree.ts"
import type { BusinessEntity } from "./business-entity.ts"
import { sampleAccount, sampleMerchant } from "./sample-accounts.ts"

const treeOf = (entities: ReadonlyArray<BusinessEntity>, currentId: number) =>
  Result.getOrThrow(buildAccountTree(entities, currentId))

const errorOf = (entities: ReadonlyArray<BusinessEntity>): TreeError | null => {
  const built = buildAccountTree(entities, 1)
  return Result.isFailure(built) ? built.failure : null
}

type Outline = readonly [number, ReadonlyArray<Outline>]
const outline = ({ id, children }: AccountNode): Outline => [id, children.map(outline)]

const estate = [
  sampleAccount({ id: 1, parentId: 900, name: "Provider" }),
  sampleAccount({ id: 2, parentId: 1, name: "north" }),
  sampleAccount({ id: 3, parentId: 1, name: "East", isResellerOrganization: true }),
  sampleMerchant({ id: 4, parentId: 2 }),
  sampleMerchant({ id: 5, parentId: 2 }),
  sampleAccount({ id: 6, parentId: 2, name: "Zoo" })
]

describe("the account tree", () => {
  it("has a virtual root with id 0, no name and the root business entity as its only child [A2.4-09 A2.4-10]", () => {
    const root = sampleAccount({ id: 1, parentId: 900, name: "Provider" })
    expect(treeOf([root], 1)).toEqual({
      root: {
        id: 0,
        name: "",
        parentId: 0,
        beType: 2,
        children: [{ id: 1, name: "Provider", parentId: 0, beType: 2, children: [] }]
      },
      size: 1
    })
  })

  it("takes a parent of null or 0 for the top as well", () => {
    expect(outline(treeOf([sampleAccount({ id: 1, parentId: null })], 1).root)).toEqual([0, [[1, []]]])
    expect(outline(treeOf([sampleAccount({ id: 1, parentId: 0 })], 1).root)).toEqual([0, [[1, []]]])
  })

  it("hangs children on their parents and leaves merchants out [A2.4-11 A2.4-13]", () => {
    const tree = treeOf(estate, 1)
    expect([outline(tree.root), tree.size]).toEqual([
      [
        0,
        [
          [
            1,
            [
              [3, []],
              [2, [[6, []]]]
            ]
          ]
        ]
      ],
      4
    ])
  })

  it("keeps the current entity and those above it, whatever their kind", () => {
    const under = [...estate, sampleMerchant({ id: 7, parentId: 4 }), sampleMerchant({ id: 8, parentId: 4 })]
    expect(outline(treeOf(under, 7).root)).toEqual([
      0,
      [
        [
          1,
          [
            [3, []],
            [
              2,
              [
                [4, [[7, []]]],
                [6, []]
              ]
            ]
          ]
        ]
      ]
    ])
  })

  it("keeps the root whatever its kind", () => {
    expect(outline(treeOf([sampleMerchant({ id: 9, parentId: 1 })], 5).root)).toEqual([0, [[9, []]]])
  })

  it("sorts children by name as the language does, not by code [A2.4-12]", () => {
    const names = ["zebra", "Ähre", "Zoo", "apple", "Banana"]
    const children = names.map((name, index) => sampleAccount({ id: index + 2, parentId: 1, name }))
    const tree = treeOf([sampleAccount({ id: 1, parentId: 0 }), ...children], 1)
    expect(tree.root.children[0]?.children.map(({ name }) => name)).toEqual(["Ähre", "apple", "Banana", "zebra", "Zoo"])
  })

  it("carries 20,000 levels", () => {
    const chain = Array.from({ length: 20_000 }, (_, index) => sampleAccount({ id: index + 1, parentId: index }))
    expect(treeOf(chain, 20_000).size).toBe(20_000)
  })
})

describe("what is wrong with the data", () => {
  const root = sampleAccount({ id: 1, parentId: 0 })
  const cases: ReadonlyArray<readonly [string, ReadonlyArray<BusinessEntity>, TreeError, string]> = [
    [
      "two nodes with one id [A2.4-24]",
      [
        root,
        sampleAccount({ id: 2, parentId: 1 }),
        sampleAccount({ id: 3, parentId: 1 }),
        sampleAccount({ id: 2, parentId: 3 })
      ],
      { _tag: "DuplicateId", id: 2 },
      "Account tree: two nodes have the id 2"
    ],
    [
      "a node with the virtual root's id",
      [root, sampleAccount({ id: 0, parentId: 1 })],
      { _tag: "DuplicateId", id: 0 },
      "Account tree: two nodes have the id 0"
    ],
    [
      "two roots [A2.4-25]",
      [root, sampleAccount({ id: 2, parentId: 77 })],
      { _tag: "NotOneRoot", ids: [1, 2] },
      "Account tree: there must be exactly one root, found 1, 2"
    ],
    [
      "no root [A2.4-25]",
      [sampleAccount({ id: 1, parentId: 2 }), sampleAccount({ id: 2, parentId: 1 })],
      { _tag: "NotOneRoot", ids: [] },
      "Account tree: there must be exactly one root, found none"
    ],
    [
      "a node that is its own parent [A2.4-26]",
      [root, sampleAccount({ id: 2, parentId: 2 })],
      { _tag: "OwnParent", id: 2 },
      "Account tree: node 2 is its own parent"
    ],
    [
      "a child twice under one node [A2.4-27]",
      [root, sampleAccount({ id: 2, parentId: 1 }), sampleAccount({ id: 2, parentId: 1 })],
      { _tag: "DuplicateChildren", id: 1, childId: 2 },
      "Account tree: node 1 has the child 2 twice"
    ],
    [
      "a child twice under a node further down",
      [
        root,
        sampleAccount({ id: 3, parentId: 1 }),
        sampleAccount({ id: 2, parentId: 3 }),
        sampleAccount({ id: 2, parentId: 3 })
      ],
      { _tag: "DuplicateChildren", id: 3, childId: 2 },
      "Account tree: node 3 has the child 2 twice"
    ]
  ]
  it.each(cases)("%s", (_, entities, error, text) => {
    expect(errorOf(entities)).toEqual(error)
    expect(treeErrorText(error)).toBe(text)
  })
})
