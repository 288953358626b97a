import { describe, expect, it } from "vitest"
import { makeSearchIndex } from "./search-index.ts"

const rows = ["abc", "ab", "a", "b"]

const notAsked = (): never => {
  throw new Error("not asked")
}

/** Columns that tell what they were asked: the term, and among which rows. */
const indexOf = (columnCount = 1) => {
  const asked: Array<readonly [term: string, among: ReadonlyArray<number> | null]> = []
  const column = {
    mark: (term: string, wider: Uint8Array | null, marks: Uint8Array): number => {
      asked.push([term, wider === null ? null : [...wider]])
      const found = rows.filter((text, row) => text.includes(term) && wider?.[row] !== 0 && marks[row] === 0)
      for (const text of found) marks[rows.indexOf(text)] = 1
      return found.length
    },
    markAt: notAsked
  }
  const columns = Array.from({ length: columnCount }, () => column)
  return { asked, find: makeSearchIndex({ count: () => rows.length, textColumns: () => columns }) }
}

describe("an index of rows", () => {
  it("finds without case, and everything where nothing is asked", () => {
    const { find } = indexOf()
    expect([find("AB"), find("")]).toEqual([{ term: "ab", marks: Uint8Array.of(1, 1, 0, 0), count: 2 }, null])
  })

  it("looks for a longer term among the rows of the shorter one", () => {
    const { asked, find } = indexOf()
    expect([find("a")?.count, find("ab")?.count, find("abc")?.count]).toEqual([3, 2, 1])
    expect(asked).toEqual([
      ["a", null],
      ["ab", [1, 1, 1, 0]],
      ["abc", [1, 1, 0, 0]]
    ])
  })

  it("looks for a term once, and going back finds what was found", () => {
    const { asked, find } = indexOf()
    const [a, ab] = [find("a"), find("ab")]
    expect([find("ab"), find("A"), find("a")]).toEqual([ab, a, a])
    expect(asked.length).toBe(2)
  })

  it("begins anew with a term that does not go on, and after nothing was asked", () => {
    const { asked, find } = indexOf()
    find("a")
    find("b")
    find("")
    find("bc")
    expect(asked.map(([term, among]) => [term, among === null])).toEqual([
      ["a", true],
      ["b", true],
      ["bc", true]
    ])
  })

  it("keeps the last twelve results", () => {
    const asked: Array<string> = []
    const always = {
      mark: (term: string, _: Uint8Array | null, marks: Uint8Array): number => {
        asked.push(term)
        marks[0] = 1
        return 1
      },
      markAt: notAsked
    }
    const find = makeSearchIndex({ count: () => 1, textColumns: () => [always] })
    const terms = Array.from({ length: 13 }, (_, index) => "a".repeat(index + 1))
    for (const term of [...terms, "aa"]) find(term)
    expect(asked).toEqual(terms)
    find("a")
    expect(asked).toEqual([...terms, "a"])
  })

  it("leaves the other columns alone once every row there was is found", () => {
    const all = ["ab", "abc"]
    const asked: Array<string> = []
    const column = (name: string, finds: ReadonlyArray<number>) => ({
      mark: (term: string, _: Uint8Array | null, marks: Uint8Array): number => {
        asked.push(`${name} ${term}`)
        finds.forEach((row) => {
          marks[row] = 1
        })
        return finds.length
      },
      markAt: notAsked
    })
    const find = makeSearchIndex({
      count: () => all.length,
      textColumns: () => [column("first", [0]), column("second", [1]), column("third", [])]
    })
    expect([find("a")?.count, find("ab")?.count]).toEqual([2, 2])
    expect(asked).toEqual(["first a", "second a", "first ab", "second ab"])
  })

  it("asks first the column that found most of the shorter term", () => {
    const asked: Array<string> = []
    const column = (name: string, finds: ReadonlyArray<number>) => ({
      mark: (_: string, wider: Uint8Array | null, marks: Uint8Array): number => {
        asked.push(name)
        const found = finds.filter((row) => marks[row] === 0 && wider?.[row] !== 0)
        for (const row of found) marks[row] = 1
        return found.length
      },
      markAt: notAsked
    })
    const find = makeSearchIndex({
      count: () => 4,
      textColumns: () => [column("few", [0]), column("none", []), column("most", [0, 1, 2])]
    })
    expect([find("a")?.count, find("ab")?.count, find("c")?.count]).toEqual([3, 3, 3])
    expect(asked).toEqual(["few", "none", "most", "most", "few", "none", "most"])
  })

  it("looks at each row by itself where few are left", () => {
    const asked: Array<readonly [string, ReadonlyArray<number>]> = []
    const column = {
      mark: (_: string, __: Uint8Array | null, marks: Uint8Array): number => {
        marks.set([1, 0, 1, 0, 0, 0, 1])
        return 3
      },
      markAt: (term: string, positions: Uint32Array, marks: Uint8Array): number => {
        asked.push([term, [...positions]])
        marks[6] = 1
        return 1
      }
    }
    const find = makeSearchIndex({ count: () => 49, textColumns: () => [column] })
    expect([find("a")?.count, find("ab")?.count]).toEqual([3, 1])
    expect(asked).toEqual([["ab", [0, 2, 6]]])
  })
})
