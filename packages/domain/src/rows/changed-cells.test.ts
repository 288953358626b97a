import fc from "fast-check"
import { expect, it } from "vitest"
import { changedCells, nothingChanged } from "./changed-cells.ts"

interface Row {
  readonly id: number
  readonly name: string | null
  readonly keys: unknown
  readonly secret: number
}

const row = (id: number, name: string | null = "a", keys: unknown = null, secret = 0): Row => ({
  id,
  name,
  keys,
  secret
})
const changesOf = (before: ReadonlyArray<Row>, after: ReadonlyArray<Row>) =>
  changedCells({ columns: [{ key: "name" }, { key: "keys" }], idOf: ({ id }: Row) => id, before, after })

it("tells by id and column what shows something else", () =>
  expect(changesOf([row(1), row(2), row(3)], [row(3, "b"), row(1, null, { a: 1 }), row(2)])).toEqual(
    new Map([
      [3, new Set(["name"])],
      [1, new Set(["name", "keys"])]
    ])
  ))

it("says nothing of rows that came or went, nor of what no column shows", () =>
  expect(changesOf([row(1), row(2)], [row(2, "a", null, 9), row(3, "b")])).toBe(nothingChanged))

it("knows an object that is made anew", () =>
  expect(changesOf([row(1, "a", { a: [1] })], [row(1, "a", { a: [1] })])).toBe(nothingChanged))

it("finds exactly the cells that differ, wherever their rows stand", () => {
  const rows = fc.uniqueArray(
    fc.record({
      id: fc.nat(9),
      name: fc.constantFrom("a", "b", null),
      keys: fc.constantFrom(1, null),
      secret: fc.nat(1)
    }),
    { selector: ({ id }) => id }
  )
  fc.assert(
    fc.property(rows, rows, (before, after) => {
      const expected = after.flatMap((now) =>
        before
          .filter(({ id }) => id === now.id)
          .map(
            (was) =>
              [
                now.id,
                new Set([...(was.name === now.name ? [] : ["name"]), ...(was.keys === now.keys ? [] : ["keys"])])
              ] as const
          )
          .filter(([, keys]) => keys.size > 0)
      )
      expect(changesOf(before, after)).toEqual(new Map(expected))
    }),
    { numRuns: 1000 }
  )
})
