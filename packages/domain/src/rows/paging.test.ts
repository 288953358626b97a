import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { defaultPageSize, displaying, pageButtons, pageCount, pageSizes } from "./paging.ts"
import { resolveParentName } from "./parent-account.ts"

describe("the pages of a list", () => {
  it("have one of six sizes [A9-04]", () => {
    expect(pageSizes).toEqual([10, 25, 50, 250, 500, 1000])
  })

  it("have 250 rows at first [A9-06 B9-01]", () => {
    expect([defaultPageSize, pageSizes]).toEqual([250, [10, 25, 50, 250, 500, 1000]])
  })

  it.each([
    [1, 10, 1],
    [10, 10, 1],
    [11, 10, 2],
    [250, 250, 1],
    [100_000, 1000, 100],
    [100_001, 1000, 101]
  ])("%i rows by %i are %i pages [A9-05 B9-03]", (filtered, size, count) => {
    expect(pageCount(filtered, size)).toBe(count)
  })

  it("are one where there are no rows, so that there is one to show", () => {
    expect(pageCount(0, 10)).toBe(1)
  })

  it.each([
    [{ page: 1, shown: 10, pageSize: 10, filtered: 25 }, "Displaying 1-10 of 25"],
    [{ page: 3, shown: 5, pageSize: 10, filtered: 25 }, "Displaying 21-25 of 25"],
    [{ page: 1, shown: 1, pageSize: 250, filtered: 1 }, "Displaying 1-1 of 1"],
    [{ page: 1, shown: 0, pageSize: 250, filtered: 0 }, "Displaying 0-0 of 0"]
  ])("the footer of %j reads %s [A2.6-17]", (displayed, text) => {
    expect(displaying(displayed)).toBe(text)
  })

  it.each([
    [1, 1, [1]],
    [2, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
    [1, 20, [1, 2, 3, null, 20]],
    [10, 20, [1, null, 8, 9, 10, 11, 12, null, 20]],
    [20, 20, [1, null, 18, 19, 20]]
  ])("page %i of %i has the buttons %j", (page, count, buttons) => {
    expect(pageButtons(page, count)).toEqual(buttons)
  })

  it("always offer the first, the last and this page, each once and in order", () => {
    const places = fc
      .integer({ min: 1, max: 400 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
    fc.assert(
      fc.property(places, ([page, count]) => {
        const numbers = pageButtons(page, count).filter((each) => each !== null)
        expect([numbers[0], numbers.at(-1), numbers.includes(page)]).toEqual([1, count, true])
        expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      }),
      { numRuns: 1000 }
    )
  })

  it("leave out numbers only where a button stands for them", () => {
    const places = fc
      .integer({ min: 1, max: 400 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)))
    fc.assert(
      fc.property(places, ([page, count]) => {
        const buttons = pageButtons(page, count)
        const wrong = buttons.filter((button, at) => {
          const [before, after] = [buttons[at - 1] ?? null, buttons[at + 1] ?? null]
          if (button === null) return (after ?? 0) - (before ?? 0) <= 1
          return before !== null && button !== before + 1
        })
        expect(wrong).toEqual([])
      }),
      { numRuns: 1000 }
    )
  })

  it("hold each row once: the footers of all pages follow one another from the first row to the last", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3000 }), fc.constantFrom(...pageSizes), (filtered, pageSize) => {
        const pages = pageCount(filtered, pageSize)
        let next = Math.min(1, filtered)
        for (let page = 1; page <= pages; page += 1) {
          const shown = Math.min(pageSize, filtered - (page - 1) * pageSize)
          const last = shown === 0 ? 0 : next + shown - 1
          expect(displaying({ page, shown, pageSize, filtered })).toBe(`Displaying ${next}-${last} of ${filtered}`)
          next = last + 1
        }
        expect(next).toBe(filtered === 0 ? 1 : filtered + 1)
      }),
      { numRuns: 1000 }
    )
  })
})

it("a footer says that more rows are to come while they do", () => {
  const some = { page: 1, shown: 25, pageSize: 25, filtered: 370 }
  expect([true, false].map((isArriving) => displaying({ ...some, isArriving }))).toEqual([
    "Displaying 1-25 of 370 so far",
    "Displaying 1-25 of 370"
  ])
})

describe("Parent Account", () => {
  const names = (id: number) => (id === 42 ? "Harbour Hotels" : id === 43 ? "" : undefined)
  it.each([
    ["the row's own name", { parentName: "Own", businessEntityId: 42 }, "Own"],
    ["else the account's name", { parentName: null, businessEntityId: 42 }, "Harbour Hotels"],
    ["an empty name counts as none", { parentName: "", businessEntityId: 42 }, "Harbour Hotels"],
    ["else the id", { parentName: null, businessEntityId: 44 }, "44"],
    ["the id of an account without a name", { parentName: null, businessEntityId: 43 }, "43"],
    ["nothing without an account", { parentName: null, businessEntityId: null }, null]
  ])("%s", (_, row, shown) => {
    expect(resolveParentName(row, names)).toBe(shown)
  })
})
