import { expect, it } from "vitest"
import { sampleAccount } from "./sample-accounts.ts"
import { underOneRoot } from "./under-one-root.ts"

const parentsOf = (pairs: ReadonlyArray<readonly [id: number, parentId: number | null]>, ownId: number) =>
  underOneRoot(
    pairs.map(([id, parentId]) => sampleAccount({ id, parentId })),
    ownId
  ).map(({ id, parentId }) => [id, parentId])

it.each([
  [
    "an account between was not read",
    [
      [3, 2],
      [4, 3],
      [1, 900],
      [5, 1]
    ],
    [
      [3, 1],
      [4, 3],
      [1, 900],
      [5, 1]
    ]
  ],
  [
    "one's own was not read",
    [
      [2, 1],
      [3, 1],
      [4, 3],
      [5, null]
    ],
    [
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 2]
    ]
  ],
  ["all have their parents, in a circle", [[2, 2]], [[2, 2]]],
  ["none was read", [], []]
] as const)("where %s, there is one root", (_, given, expected) => {
  expect(parentsOf(given, 1)).toEqual(expected)
})
